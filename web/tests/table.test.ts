import { expect, test } from "vitest";
import type { Entry } from "../src/protocol";
import { nameOf, TableState } from "../src/state/table.svelte";
import { facts, seat, state, table, turn } from "./helpers/games";

const LAID = { x: 1, y: 0, tile: "V", rotation: 1, seat: 0, turn: 1 };
const ENTRY = {
  turn: 1,
  kind: "placed" as const,
  message: { id: "event-placed", arguments: {} },
  details: [],
  seats: [0],
  cells: [],
  points: 0,
  is_final: false,
  tile: "V",
  rotation: 0,
  move: null,
  effects: [],
  pieces: [],
  spots: [],
  paying: [],
  caption: null,
};

test("a turn adds its tile, log entries and scores", () => {
  const here = new TableState(state());
  here.apply(turn({ laid: [LAID], log: [ENTRY], facts: facts({ version: 4, scores: [2, 0] }) }));
  expect(here.tileAt(1, 0)).toEqual(LAID);
  expect(here.log).toEqual([ENTRY]);
  expect(here.course).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(here.latest?.laid).toEqual([LAID]);
});

test("a known turn changes nothing", () => {
  const here = new TableState(state());
  here.apply(turn({ laid: [LAID], log: [ENTRY], facts: facts({ version: 3 }) }));
  expect(here.tileAt(1, 0)).toBeUndefined();
  expect(here.log).toEqual([]);
});

test("a turn without a tile adds no step to the score history", () => {
  const here = new TableState(state());
  here.apply(turn());
  expect(here.course).toHaveLength(1);
});

test("a state replaces the board, so tiles taken back disappear", () => {
  const here = new TableState(state());
  here.apply(turn({ laid: [LAID] }));
  here.apply(state({ facts: facts({ version: 5 }) }));
  expect([...here.board.keys()]).toEqual(["0,0"]);
  expect(here.latest).toBeNull();
});

test("a state of the same version keeps the latest turn", () => {
  const here = new TableState(state());
  const last = turn({ laid: [LAID] });
  here.apply(last);
  here.apply(state({ facts: facts({ version: 4 }) }));
  expect(here.latest).toBe(last);
});

test("a state keeps the objects of unchanged tiles", () => {
  const here = new TableState(state());
  const before = here.tileAt(0, 0);
  here.apply(state());
  expect(here.tileAt(0, 0)).toBe(before);
});

test("a table message does not change the game", () => {
  const here = new TableState(state());
  here.apply(table({ watchers: 2 }));
  expect(here.table.watchers).toBe(2);
  expect(here.facts.version).toBe(3);
});

test("a rematch sets the next game", () => {
  const here = new TableState(state());
  here.apply({ type: "rematch", game: "g2", seats: ["t", null], watch: "w" });
  expect(here.nextGame).toBe("g2");
});

test("it is your turn only if your seat is to move", () => {
  const here = new TableState(state());
  expect(here.isYours).toBe(true);
  here.apply(turn({ facts: facts({ version: 4, player: 1 }) }));
  expect(here.isYours).toBe(false);
  here.apply(turn({ facts: facts({ version: 5, player: 0, phase: "over" }) }));
  expect(here.isYours).toBe(false);
});

test("finds a piece by its cell", () => {
  const piece = { x: 0, y: 0, place: 1, seat: 1, role: "knight" };
  const here = new TableState(state({ facts: facts({ pieces: [piece] }) }));
  expect(here.pieceAt(0, 0)).toEqual(piece);
  expect(here.pieceAt(1, 0)).toBeUndefined();
});

test("an unnamed seat is called by its colour", () => {
  expect(nameOf([seat({ name: "Anna" }), seat()], 0)).toBe("Anna");
  expect(nameOf([seat({ name: "Anna" }), seat()], 1)).toEqual({ id: "seat-blue", arguments: {} });
});

test("a seat that was handed over is no longer yours", () => {
  const here = new TableState(state({ yours: [0, 1] }));
  here.apply(table({ seats: [seat({ kind: "computer", level: "greedy" }), seat()] }));
  expect([here.yours, here.isYours, here.isWatching]).toEqual([[1], false, false]);
});

const line = (kind: Entry["kind"]) => ({ kind, message: { id: `event-${kind}`, arguments: {} } }) as Entry;

test("reports a takeback but no old entries", () => {
  const before = [line("placed"), line("taken-back"), line("placed")];
  const here = new TableState(state({ log: before }));
  expect(here.newEntries).toEqual([]);
  here.apply(turn({ log: [line("scored")] }));
  expect(here.newEntries.map(({ kind }) => kind)).toEqual(["scored"]);
  const log = [...before, line("scored"), line("taken-back"), line("drawn")];
  here.apply(state({ log, facts: facts({ version: 5 }) }));
  expect(here.newEntries.map(({ kind }) => kind)).toEqual(["taken-back", "drawn"]);
  here.apply(state({ log, facts: facts({ version: 5 }) }));
  expect(here.newEntries).toEqual([]);
});
