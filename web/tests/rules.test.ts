import { describe, expect, test } from "vitest";
import type { EditionInfo, Entry, Example, RuleInfo } from "../src/protocol";
import { Recording } from "../src/state/recording.svelte";
import { addressesIn } from "../src/rules/cacheExamples";
import { firstCell, highlightedCells, marksOf, replayOf } from "../src/rules/exampleMarks";
import { knownEditions } from "../src/rules/knownEditions";
import { isDisputed, stancesOf, summaryOf } from "../src/rules/rulebooks";
import { facts, state, turn } from "./helpers/games";

const BOOKS = { danish: "da", hungarian: "hu", slovak: "sk" };
const ALL = Object.keys(BOOKS);

function rule(changes: Partial<RuleInfo> = {}): RuleInfo {
  return { id: "r", editions: ALL, sections: {}, silent: [], examples: [], ...changes };
}

function entry(changes: Partial<Entry> = {}): Entry {
  return {
    turn: 1,
    kind: "scored",
    message: { id: "event-scored", arguments: {} },
    details: [],
    seats: [0],
    cells: [],
    points: 0,
    is_final: false,
    tile: null,
    rotation: 0,
    move: null,
    effects: [],
    pieces: [],
    spots: [],
    paying: [],
    caption: null,
    ...changes,
  };
}

describe("the rulebooks of a rule", () => {
  test("are listed with those that state it first", () => {
    const stances = stancesOf(rule({ sections: { slovak: "Lúka" }, silent: ["danish"] }), BOOKS);
    expect(stances.map(({ edition, stance }) => [edition, stance])).toEqual([
      ["slovak", "says"],
      ["danish", "silent"],
      ["hungarian", "other"],
    ]);
    expect(isDisputed(stances)).toBe(true);
  });

  test("are quoted in their own language", () => {
    const [first] = stancesOf(rule({ sections: { slovak: "Lúka" } }), BOOKS);
    expect(first).toMatchObject({ section: "Lúka", language: "sk" });
  });

  test("are summarized as all, the only one, some, others or none", () => {
    const summary = (sections: Record<string, string>, books: Record<string, string> = BOOKS, edition = "danish") =>
      summaryOf(stancesOf(rule({ sections, silent: ALL }), books), edition).id;
    expect(summary({ danish: "a", hungarian: "b", slovak: "c" })).toBe("page-rules-in-all");
    expect(summary({ danish: "a" }, { danish: "da" })).toBe("page-rules-in-the-only");
    expect(summary({ danish: "a" })).toBe("page-rules-in-some");
    expect(summary({ danish: "a" }, BOOKS, "slovak")).toBe("page-rules-in-others");
    expect(summary({ danish: "a" }, BOOKS, "modern")).toBe("page-rules-in-some");
    expect(summary({})).toBe("page-rules-in-none");
  });

  test("do not dispute a rule by being silent", () => {
    expect(isDisputed(stancesOf(rule({ sections: { slovak: "Lúka" }, silent: ["danish", "hungarian"] }), BOOKS))).toBe(
      false,
    );
  });
});

describe("compared editions", () => {
  test("have the order of the setup", () => {
    const known = ["modern", "slovak", "danish", "hunters"].map((name) => ({ name }) as EditionInfo);
    expect(knownEditions(["danish", "hunters", "modern"], known)).toEqual(["modern", "danish", "hunters"]);
  });
});

describe("the board of an example", () => {
  const laid = { x: 1, y: 0, tile: "A", rotation: 1 as const, seat: 0, turn: 1 };
  const placed = entry({ kind: "placed", cells: [[1, 0]] });
  const scored = entry({
    cells: [
      [-1, 0],
      [1, 0],
    ],
    points: 3,
  });
  const example: Example = {
    name: "01-road",
    number: 1,
    editions: ["slovak"],
    differs: false,
    places: null,
    state: state({ facts: facts({ version: 0 }) }),
    turns: [
      turn({ facts: facts({ version: 1 }), laid: [laid], log: [placed] }),
      turn({ facts: facts({ version: 2, scores: [3, 0] }), log: [scored] }),
    ],
  };

  test("highlights scored cells, with the points at their centre", () => {
    expect(marksOf([placed, scored])).toEqual([{ points: 3, x: 0.5, y: 0.5 }]);
    expect(highlightedCells([placed])).toEqual([[1, 0]]);
    expect(highlightedCells([placed, scored])).toEqual([
      [-1, 0],
      [1, 0],
    ]);
  });

  test("marks the cell of the first tile, if there is one", () => {
    expect(firstCell(example)).toEqual([1, 0]);
    expect(firstCell({ ...example, turns: [] })).toBeNull();
  });

  test("has a step for each line of the final scoring", () => {
    const lines = [2, 5].map((points) => entry({ points, is_final: true }));
    const counted = { ...example, turns: [...example.turns, turn({ facts: facts({ scores: [10, 0] }), log: lines })] };
    const { turns } = replayOf(counted);
    expect(turns.map(({ facts: { scores } }) => scores[0])).toEqual([0, 3, 5, 10]);
    expect(turns.map(({ log }) => log.map((line) => line.turn))).toEqual([[1], [2], [3], [4]]);
  });

  test("steps forward and back", () => {
    const recording = new Recording(replayOf(example), 0);
    expect(recording.table.tileAt(1, 0)).toBeUndefined();
    recording.go(1);
    expect(recording.table.tileAt(1, 0)?.tile).toBe("A");
    recording.go(2);
    expect(recording.table.facts.scores).toEqual([3, 0]);
    recording.go(0);
    expect(recording.table.tileAt(1, 0)).toBeUndefined();
    expect(recording.table.facts.scores).toEqual([0, 0]);
  });
});

test("an example has pictures of its tiles and pieces, once each", () => {
  const laid = { x: 1, y: 0, tile: "V", rotation: 1, seat: 0, turn: 1 };
  const piece = { x: 1, y: 0, place: 1, seat: 1, role: "robber" };
  const turns = [turn({ laid: [laid], facts: facts({ pieces: [piece] }) })];
  expect(addressesIn({ state: state(), turns, places: [piece] }, "1")).toEqual([
    "/pictures/1/modern/D-0.svg",
    "/pictures/1/modern/D-0-small.svg",
    "/pictures/1/modern/V-1.svg",
    "/pictures/1/modern/V-1-small.svg",
    "/pictures/1/pieces/robber-blue.svg",
  ]);
});
