import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, FromServer, Turn } from "../src/protocol";
import { FinalScoring } from "../src/state/finalScoring.svelte";
import { MovePlayback } from "../src/state/movePlayback.svelte";
import { TableState } from "../src/state/table.svelte";
import { facts, state, turn } from "./helpers/games";

const PIECE = { x: 1, y: 0, place: 1, seat: 1, role: "knight" };

/** Return a turn in which the seat places a tile at x, 0. */
function placementBy(seat: number, version: number, x: number): Turn {
  const laid = [{ x, y: 0, tile: "V", rotation: 0, seat, turn: version }];
  return turn({ laid, facts: facts({ version, pieces: x > 1 ? [] : [PIECE] }) });
}

/** Return a turn in which seat 1 scores 4 points and then has `points`. */
function scoringPlacement(version: number, points: number): Turn {
  const entry = { turn: 1, kind: "scored", message: { id: "x", arguments: {} }, points: 4, is_final: false } as Entry;
  return turn({ ...placementBy(1, version, version), log: [entry], facts: facts({ version, scores: [0, points] }) });
}

function setUp() {
  const table = new TableState(state());
  const playback = new MovePlayback(table, new FinalScoring(table), () => Date.now());
  const receive = (one: FromServer) => {
    table.apply(one);
    playback.enqueue(table.latest);
  };
  return { playback, receive };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows a move at once", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  expect([playback.hides(1, 0), playback.recent.length]).toEqual([false, 1]);
});

test("shows simultaneous moves one by one, with their pieces", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  receive(placementBy(1, 5, 2));
  receive(placementBy(1, 6, 3));
  expect([playback.hides(2, 0), playback.hides(3, 0), playback.pieces]).toEqual([true, true, [PIECE]]);
  vi.advanceTimersByTime(510);
  expect([playback.hides(2, 0), playback.hides(3, 0), playback.pieces]).toEqual([false, true, []]);
  vi.advanceTimersByTime(510);
  expect(playback.hides(3, 0)).toBe(false);
});

test("shows only the last of many moves one by one", () => {
  const { playback, receive } = setUp();
  for (const x of [1, 2, 3, 4, 5, 6]) receive(placementBy(1, 3 + x, x));
  expect([2, 3, 4, 5, 6].map((x) => playback.hides(x, 0))).toEqual([false, false, true, true, true]);
  expect(playback.pieces).toEqual([]);
  vi.advanceTimersByTime(1510);
  expect([playback.hides(6, 0), playback.isBehind]).toEqual([false, false]);
});

test("flush() shows everything at once", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  receive(placementBy(1, 5, 2));
  playback.flush();
  expect([playback.hides(2, 0), playback.recent]).toEqual([false, []]);
});

test("stages the move of another player, longer with points", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  expect(playback.isStaging).toBe(true);
  vi.advanceTimersByTime(580);
  expect(playback.isStaging).toBe(false);
  receive(scoringPlacement(5, 4));
  vi.advanceTimersByTime(1000);
  expect(playback.isStaging).toBe(true);
  vi.advanceTimersByTime(100);
  expect(playback.isStaging).toBe(false);
});

test("moves in a row share their time, the last is shown in full", () => {
  const { playback, receive } = setUp();
  for (const x of [1, 2, 3]) receive(placementBy(1, 3 + x, x));
  receive(scoringPlacement(7, 4));
  expect(playback.isBehind).toBe(true);
  vi.advanceTimersByTime(400);
  expect([playback.isBehind, playback.isStaging]).toEqual([false, true]);
  vi.advanceTimersByTime(1100);
  expect([playback.isStaging, playback.scores]).toEqual([false, [0, 4]]);
});

test("no stage for own moves, without motion, or switched off", () => {
  const { playback, receive } = setUp();
  receive(placementBy(0, 4, 1));
  expect(playback.isStaging).toBe(false);
  playback.staging = "off";
  receive(placementBy(1, 5, 2));
  receive(placementBy(1, 6, 3));
  receive(placementBy(1, 7, 4));
  expect([playback.isStaging, playback.hides(3, 0)]).toEqual([false, false]);
  playback.staging = "normal";
  playback.isMotionReduced = true;
  receive(placementBy(1, 8, 5));
  expect([playback.isStaging, playback.shown?.facts.version]).toEqual([false, 8]);
});

test("flush() ends the stage", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  playback.flush();
  expect(playback.isStaging).toBe(false);
});

test("replays the last move of the others, even after an own move", () => {
  const { playback, receive } = setUp();
  expect(playback.replay()).toBe(null);
  receive(placementBy(1, 4, 1));
  receive(placementBy(0, 5, 2));
  vi.advanceTimersByTime(2000);
  expect(playback.replay()).toEqual([1, 0]);
  expect([playback.recent.map(({ laid }) => laid[0]!.x), playback.isStaging]).toEqual([[1], false]);
});

test("the player's own move is not delayed", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  receive(placementBy(1, 5, 2));
  receive(placementBy(0, 6, 3));
  expect([playback.hides(2, 0), playback.hides(3, 0)]).toEqual([false, false]);
});

test("queues nothing without motion", () => {
  const { playback, receive } = setUp();
  playback.isMotionReduced = true;
  receive(placementBy(1, 4, 1));
  receive(placementBy(1, 5, 2));
  expect([playback.hides(2, 0), playback.recent]).toEqual([false, []]);
});

test("hides the gains of a move after a while", () => {
  const { playback, receive } = setUp();
  receive(placementBy(1, 4, 1));
  vi.advanceTimersByTime(2000);
  expect(playback.recent).toEqual([]);
});

test("scores wait for flying points unless flushed", () => {
  const { playback, receive } = setUp();
  receive(scoringPlacement(4, 4));
  expect(playback.scores).toEqual([0, 0]);
  vi.advanceTimersByTime(1100);
  expect(playback.scores).toEqual([0, 4]);
  receive(scoringPlacement(5, 8));
  receive(scoringPlacement(6, 12));
  expect(playback.scores).toEqual([0, 4]);
  vi.advanceTimersByTime(1100);
  expect(playback.scores).toEqual([0, 8]);
  playback.flush();
  expect(playback.scores).toEqual([0, 12]);
});

const finalEntry = (seat: number, points: number) =>
  ({ kind: "scored", message: { id: "x" }, seats: [seat], points, is_final: true, cells: [] }) as unknown as Entry;
const ENDED = { kind: "ended", message: { id: "y" } } as unknown as Entry;

/** Return the last turn of a game, with the log of its final scoring and the final scores. */
function lastTurn(log: Entry[], scores: number[]): Turn {
  return turn({ ...placementBy(1, 4, 1), log, facts: facts({ version: 4, phase: "over", scores }) });
}

test("the final scoring shows scores and log step by step", () => {
  const { playback, receive } = setUp();
  const [first, second] = [finalEntry(0, 3), finalEntry(1, 9)];
  receive(lastTurn([first, second, ENDED], [3, 10]));
  expect([playback.isScoring, playback.scores, playback.log]).toEqual([true, [0, 1], []]);
  vi.advanceTimersByTime(1000);
  expect(playback.scoring.isRunning).toBe(false);
  vi.advanceTimersByTime(100);
  expect([playback.scoring.isRunning, playback.scores]).toEqual([true, [0, 1]]);
  vi.advanceTimersByTime(900);
  expect([playback.scoring.step?.entry, playback.scores, playback.log]).toEqual([first, [3, 1], [first]]);
  vi.advanceTimersByTime(900);
  expect([playback.scoring.step?.entry, playback.isScoring]).toEqual([second, true]);
  vi.advanceTimersByTime(900);
  expect([playback.isScoring, playback.scores]).toEqual([false, [3, 10]]);
  expect(playback.log).toEqual([first, second, ENDED]);
});

test("flush() skips the moves but not the final scoring", () => {
  const { playback, receive } = setUp();
  const last = lastTurn([finalEntry(0, 3), ENDED], [3, 0]);
  receive(placementBy(1, 4, 1));
  receive(turn({ ...last, ...placementBy(1, 5, 2), log: last.log, facts: { ...last.facts, version: 5 } }));
  expect([playback.isBehind, playback.isScoring]).toEqual([true, false]);
  playback.flush();
  expect([playback.hides(2, 0), playback.isScoring, playback.scoring.step]).toEqual([false, true, null]);
  vi.advanceTimersByTime(900);
  expect(playback.scoring.step?.entry).toEqual(last.log[0]);
});

test("the final scoring can be skipped", () => {
  const { playback, receive } = setUp();
  receive(lastTurn([finalEntry(1, 9), ENDED], [0, 9]));
  playback.flush();
  expect(playback.isScoring).toBe(true);
  expect([playback.skipScoring(), playback.isScoring, playback.scoring.number]).toEqual([true, false, 1]);
  expect([playback.skipScoring(), playback.scores]).toEqual([false, [0, 9]]);
});

/** Return the state after a turn, as sent after a rename or a reconnection. */
function stateAfter({ facts: now, laid, log }: Turn) {
  return state({ facts: { ...now }, board: [...state().board, ...laid], log: log.map((entry) => ({ ...entry })) });
}

test("a state of the same version keeps the final scoring", () => {
  const { playback, receive } = setUp();
  const [first, second] = [finalEntry(0, 3), finalEntry(1, 9)];
  const last = lastTurn([first, second, ENDED], [3, 10]);
  receive(last);
  vi.advanceTimersByTime(2000);
  receive(stateAfter(last));
  expect([playback.scoring.step?.entry, playback.isScoring, playback.log]).toEqual([first, true, [first]]);
  vi.advanceTimersByTime(900);
  expect(playback.scoring.step?.entry).toEqual(second);
});

test("does not play a final scoring that happened while offline", () => {
  const { playback, receive } = setUp();
  receive(stateAfter(lastTurn([finalEntry(1, 9), ENDED], [0, 9])));
  expect([playback.isScoring, playback.isBehind, playback.scoring.number]).toEqual([false, false, 1]);
});

test("does not play the final scoring without motion", () => {
  const { playback, receive } = setUp();
  playback.isMotionReduced = true;
  receive(lastTurn([finalEntry(1, 9), ENDED], [0, 9]));
  expect([playback.isScoring, playback.isBehind, playback.scores]).toEqual([false, false, [0, 9]]);
});
