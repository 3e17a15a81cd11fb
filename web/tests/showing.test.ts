import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, FromServer, Turn } from "../src/protocol";
import { Showing } from "../src/state/showing.svelte";
import { TableState } from "../src/state/table.svelte";
import { facts, state, turn } from "./games";

const PIECE = { x: 1, y: 0, place: 1, seat: 1, role: "knight" };

/** The turn with a version, in which a seat lays a tile at x, 0. */
function laidBy(seat: number, version: number, x: number): Turn {
  const laid = [{ x, y: 0, tile: "V", rotation: 0, seat, turn: version }];
  return turn({ laid, facts: facts({ version, pieces: x > 1 ? [] : [PIECE] }) });
}

function showing() {
  const table = new TableState(state());
  const here = new Showing(table, () => Date.now());
  const happen = (one: FromServer) => {
    table.apply(one);
    here.take(table.latest);
  };
  return { here, happen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a move is shown at once", () => {
  const { here, happen } = showing();
  happen(laidBy(1, 4, 1));
  expect([here.hides(1, 0), here.recent.length]).toEqual([false, 1]);
});

test("moves that come together are shown one after the other, with the pieces as they were", () => {
  const { here, happen } = showing();
  happen(laidBy(1, 4, 1));
  happen(laidBy(1, 5, 2));
  happen(laidBy(1, 6, 3));
  expect([here.hides(2, 0), here.hides(3, 0), here.pieces]).toEqual([true, true, [PIECE]]);
  vi.advanceTimersByTime(510);
  expect([here.hides(2, 0), here.hides(3, 0), here.pieces]).toEqual([false, true, []]);
  vi.advanceTimersByTime(510);
  expect(here.hides(3, 0)).toBe(false);
});

test("whoever goes on sees all at once", () => {
  const { here, happen } = showing();
  happen(laidBy(1, 4, 1));
  happen(laidBy(1, 5, 2));
  here.hurry();
  expect([here.hides(2, 0), here.recent]).toEqual([false, []]);
});

test("one's own move waits for nothing", () => {
  const { here, happen } = showing();
  happen(laidBy(1, 4, 1));
  happen(laidBy(1, 5, 2));
  happen(laidBy(0, 6, 3));
  expect([here.hides(2, 0), here.hides(3, 0)]).toEqual([false, false]);
});

test("without motion nothing is queued", () => {
  const { here, happen } = showing();
  here.isStill = true;
  happen(laidBy(1, 4, 1));
  happen(laidBy(1, 5, 2));
  expect([here.hides(2, 0), here.recent]).toEqual([false, []]);
});

test("what a move brings is gone after a while", () => {
  const { here, happen } = showing();
  happen(laidBy(1, 4, 1));
  vi.advanceTimersByTime(2000);
  expect(here.recent).toEqual([]);
});

test("scores wait for the points that are on their way, and not if somebody goes on", () => {
  const { here, happen } = showing();
  const scored = (version: number, points: number): Turn => {
    const entry = { turn: 1, kind: "scored", message: { id: "x", arguments: {} }, points: 4, is_final: false } as Entry;
    return turn({ ...laidBy(1, version, version), log: [entry], facts: facts({ version, scores: [0, points] }) });
  };
  happen(scored(4, 4));
  expect(here.scores).toEqual([0, 0]);
  vi.advanceTimersByTime(800);
  expect(here.scores).toEqual([0, 4]);
  happen(scored(5, 8));
  happen(scored(6, 12));
  expect(here.scores).toEqual([0, 4]);
  vi.advanceTimersByTime(800);
  expect(here.scores).toEqual([0, 8]);
  here.hurry();
  expect(here.scores).toEqual([0, 12]);
});

const counted = (seat: number, points: number) =>
  ({ kind: "scored", message: { id: "x" }, seats: [seat], points, is_final: true, cells: [] }) as unknown as Entry;
const ENDED = { kind: "ended", message: { id: "y" } } as unknown as Entry;

/** The last turn of a game, with what its final scoring has, after which the scores are these. */
function lastTurn(log: Entry[], scores: number[]): Turn {
  return turn({ ...laidBy(1, 4, 1), log, facts: facts({ version: 4, phase: "over", scores }) });
}

test("the final scoring is told step by step after the last move, and scores and log with it", () => {
  const { here, happen } = showing();
  const [first, second] = [counted(0, 3), counted(1, 9)];
  happen(lastTurn([first, second, ENDED], [3, 10]));
  expect([here.step, here.isCounting, here.scores, here.log]).toEqual([null, true, [0, 1], []]);
  vi.advanceTimersByTime(1100);
  expect([here.step, here.scores, here.log]).toEqual([first, [0, 1], [first]]);
  vi.advanceTimersByTime(800);
  expect(here.scores).toEqual([3, 1]);
  vi.advanceTimersByTime(400);
  expect(here.step).toEqual(second);
  vi.advanceTimersByTime(1300);
  expect([here.step, here.isCounting, here.scores]).toEqual([null, false, [3, 10]]);
  expect(here.log).toEqual([first, second, ENDED]);
});

test("the final scoring goes on for whoever goes on, and can be passed over: then it need not be told again", () => {
  const { here, happen } = showing();
  happen(lastTurn([counted(1, 9), ENDED], [0, 9]));
  here.hurry();
  expect(here.isCounting).toBe(true);
  expect([here.passCount(), here.isCounting, here.isTold]).toEqual([true, false, true]);
  expect([here.passCount(), here.scores]).toEqual([false, [0, 9]]);
});

/** The game as it is after a turn, told anew as after a rename or a lost connection. */
function toldAnew({ facts: now, laid, log }: Turn) {
  return state({ facts: { ...now }, board: [...state().board, ...laid], log: log.map((entry) => ({ ...entry })) });
}

test("a state of the same version does not end the final scoring, and tells nothing early", () => {
  const { here, happen } = showing();
  const [first, second] = [counted(0, 3), counted(1, 9)];
  const last = lastTurn([first, second, ENDED], [3, 10]);
  happen(last);
  vi.advanceTimersByTime(1100);
  happen(toldAnew(last));
  expect([here.step, here.isCounting, here.log]).toEqual([first, true, [first]]);
  expect(here.isTold).toBe(false);
  vi.advanceTimersByTime(1100);
  expect([here.step, here.isTold]).toEqual([second, true]);
});

test("a final scoring that came while there was no connection was not told", () => {
  const { here, happen } = showing();
  happen(toldAnew(lastTurn([counted(1, 9), ENDED], [0, 9])));
  vi.advanceTimersByTime(9000);
  expect([here.isCounting, here.isTold]).toEqual([false, false]);
});

test("without motion the final scoring is not told", () => {
  const { here, happen } = showing();
  here.isStill = true;
  happen(lastTurn([counted(1, 9), ENDED], [0, 9]));
  expect(here.isTold).toBe(false);
});
