import { expect, test } from "vitest";
import { discardedTiles, hasPoints, pointsOf, rowsOf } from "../src/game/log/logRows";
import type { Entry } from "../src/protocol";
import { entry } from "./helpers/games";

const LOG = [
  entry("drawn", { tile: "D" }),
  entry("placed", { tile: "D", move: "D@1,0>90" }),
  entry("scored", { points: 4 }),
  entry("returned"),
  entry("discarded", { seats: [1], tile: "C" }),
  entry("drawn", { turn: 2, seats: [1], tile: "E" }),
  entry("placed", { turn: 2, seats: [1], tile: "E", move: "E@0,1>0" }),
];
const TAKEN_BACK = [entry("taken-back", { turn: 2, seats: [1] }), entry("taken-back")];

const kinds = (log: Entry[]) => rowsOf(log).map(({ entry }) => entry.kind);
const struck = (log: Entry[]) => rowsOf(log).map(({ isTakenBack }) => isTakenBack);

test("lists rows with the latest first, without draws", () => {
  expect(kinds(LOG)).toEqual(["placed", "discarded", "placed"]);
  expect(rowsOf(LOG).map(({ seat }) => seat)).toEqual([1, 1, 0]);
});

test("a turn has its scores", () => {
  const [, , first] = rowsOf(LOG);
  expect(first!.scores.map(({ points }) => points)).toEqual([4]);
  expect(pointsOf(first!)).toEqual([[0, 4]]);
});

test("adds up the points of each seat", () => {
  const log = [entry("placed"), entry("scored", { points: 4 }), entry("scored", { points: 3, seats: [1, 0] })];
  expect(pointsOf(rowsOf(log)[0]!)).toEqual([
    [0, 7],
    [1, 3],
  ]);
});

test("lists the final scoring with the latest first, too", () => {
  const scores = [3, 9].map((points) => entry("scored", { is_final: true, points }));
  const log = [entry("placed"), ...scores, entry("ended", { is_final: true })];
  expect(rowsOf(log).map(({ seat, entry }) => [seat, entry.points])).toEqual([
    [null, 0],
    [null, 9],
    [null, 3],
    [0, 0],
  ]);
});

test("strikes turns that were taken back, and what followed", () => {
  expect(struck([...LOG, TAKEN_BACK[0]!])).toEqual([true, false, false]);
  expect(struck([...LOG, ...TAKEN_BACK])).toEqual([true, true, true]);
});

test("does not strike turns that were played after a takeback", () => {
  const other = entry("placed", { tile: "D", move: "D@0,-1>0" });
  expect(struck([...LOG, ...TAKEN_BACK, other])).toEqual([false, true, true, true]);
  expect(struck([...LOG, ...TAKEN_BACK, other, entry("taken-back")])).toEqual([true, true, true, true]);
});

test("does not strike a resignation", () => {
  expect(struck([entry("placed"), entry("resigned", { seats: [2] }), entry("taken-back")])).toEqual([false, true]);
});

test("omits a taken back turn that was played again", () => {
  const again = [...LOG, TAKEN_BACK[0]!, LOG.at(-1)!];
  expect(struck(again)).toEqual([false, false, false]);
  expect(kinds(again)).toEqual(["placed", "discarded", "placed"]);
});

test("lists discarded tiles that were not taken back, in order", () => {
  expect(discardedTiles([...LOG, entry("discarded", { tile: "F" })])).toEqual(["C", "F"]);
  expect(discardedTiles([...LOG, ...TAKEN_BACK])).toEqual([]);
});

test("points and discards are kept when only points are shown", () => {
  expect(rowsOf(LOG).map(hasPoints)).toEqual([false, true, true]);
});
