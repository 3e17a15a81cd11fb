import { expect, test } from "vitest";
import { chaptersOf, discardedTiles, isImportant } from "../src/game/log/logChapters";
import type { Entry } from "../src/protocol";

function entry(kind: Entry["kind"], changes: Partial<Entry> = {}): Entry {
  return {
    turn: 1,
    kind,
    message: { id: `event-${kind}`, arguments: {} },
    details: [],
    seats: [0],
    cells: [],
    points: 0,
    is_final: false,
    tile: null,
    pieces: [],
    ...changes,
  };
}

const LOG = [
  entry("drawn", { tile: "D" }),
  entry("placed", { tile: "D" }),
  entry("scored", { points: 4 }),
  entry("returned"),
  entry("discarded", { turn: 2, seats: [1], tile: "C" }),
  entry("drawn", { turn: 2, seats: [1], tile: "E" }),
];

const kinds = (log: Entry[], pointsOnly = false) =>
  chaptersOf(log, pointsOnly).map(({ entries }) => entries.map(({ kind }) => kind));

test("groups entries by turn, latest first", () => {
  expect(kinds(LOG)).toEqual([
    ["discarded", "drawn"],
    ["placed", "scored", "returned"],
  ]);
  expect(chaptersOf(LOG).map(({ seat }) => seat)).toEqual([1, 0]);
});

test("shows a draw until its tile is placed", () => {
  expect(kinds([entry("drawn", { tile: "D" })])).toEqual([["drawn"]]);
});

test("shows a draw of a design that was placed before", () => {
  const again = entry("drawn", { turn: 3, tile: "D" });
  expect(kinds([...LOG, again])[0]).toEqual(["drawn"]);
});

test("omits entries without points on request", () => {
  expect(kinds(LOG, true)).toEqual([["discarded"], ["scored"]]);
});

test("the final scoring is a separate chapter without a seat", () => {
  const log = [entry("placed"), entry("scored", { is_final: true, points: 3 }), entry("ended", { is_final: true })];
  expect(chaptersOf(log).map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [null, 2],
    [0, 1],
  ]);
});

test("a bonus tile in the same turn starts a new chapter", () => {
  expect(kinds([entry("placed", { tile: "1" }), entry("placed", { tile: "b" })])).toEqual([["placed"], ["placed"]]);
});

test("lists discarded tiles in order", () => {
  expect(discardedTiles([...LOG, entry("discarded", { tile: "F" })])).toEqual(["C", "F"]);
});

test("points and discards are loud, plain placements are not", () => {
  expect(LOG.map(isImportant)).toEqual([false, false, true, false, true, false]);
});
