import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../src/protocol";
import { FinalScoring } from "../src/state/finalScoring.svelte";
import { TableState } from "../src/state/table.svelte";
import { facts, state } from "./helpers/games";

const stepEntry = (seat: number, points: number) =>
  ({ kind: "scored", message: { id: "x" }, seats: [seat], points, is_final: true, cells: [] }) as unknown as Entry;
const ENDED = { kind: "ended", message: { id: "y" } } as unknown as Entry;
const PACE = 900;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const log = [stepEntry(0, 3), stepEntry(1, 9), ENDED];
  const announced: Entry[] = [];
  const table = new TableState(state({ log, facts: facts({ phase: "over", scores: [3, 10] }) }));
  const scoring = new FinalScoring(table, (entry) => void announced.push(entry));
  return { scoring, log, announced };
}

test("a finished game shows the last step and does not play", () => {
  const { scoring, announced } = setUp();
  vi.advanceTimersByTime(9 * PACE);
  expect([scoring.number, scoring.isPlaying, scoring.isRunning, announced]).toEqual([2, false, false, []]);
});

test("announces each step, then the result", () => {
  const { scoring, announced, log } = setUp();
  scoring.prepare();
  scoring.run();
  expect([scoring.number, scoring.scores]).toEqual([0, [0, 1]]);
  vi.advanceTimersByTime(2 * PACE);
  expect([announced, scoring.isRunning]).toEqual([log.slice(0, 2), true]);
  vi.advanceTimersByTime(PACE);
  expect([announced, scoring.isRunning, scoring.isPending]).toEqual([log, false, false]);
});

test("pauses and plays on", () => {
  const { scoring } = setUp();
  scoring.prepare();
  scoring.run();
  vi.advanceTimersByTime(PACE);
  scoring.toggle();
  vi.advanceTimersByTime(9 * PACE);
  expect([scoring.number, scoring.isRunning]).toEqual([1, true]);
  scoring.toggle();
  vi.advanceTimersByTime(PACE);
  expect(scoring.number).toBe(2);
});

test("stepping takes over, and ends after the last step", () => {
  const { scoring } = setUp();
  scoring.prepare();
  scoring.run();
  scoring.go(2);
  vi.advanceTimersByTime(9 * PACE);
  expect([scoring.number, scoring.isRunning, scoring.isPlaying]).toEqual([2, true, false]);
  scoring.go(1);
  expect(scoring.scores).toEqual([3, 1]);
  scoring.go(3);
  expect([scoring.isRunning, scoring.scores]).toEqual([false, [3, 10]]);
});

test("is shown again from the first step", () => {
  const { scoring } = setUp();
  scoring.toggle();
  expect([scoring.number, scoring.isPlaying, scoring.isRunning]).toEqual([1, true, false]);
  vi.advanceTimersByTime(2 * PACE);
  expect([scoring.number, scoring.isPlaying]).toEqual([2, false]);
});
