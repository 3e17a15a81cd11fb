import { describe, expect, test, vi } from "vitest";
import type { Choice, ReviewedMove, ReviewedTurn } from "../src/protocol";
import { noConnection } from "../src/net/refusal";
import { knownAnswer, Practice, verdictOf } from "../src/replay/practice.svelte";
import { Recording } from "../src/state/recording.svelte";
import { facts, state, turn } from "./helpers/games";

const CHOICES: Choice[] = [{ x: 1, y: 0, rotation: 0, places: [0, 1] }];
const PLAYED = { x: 1, y: 0, rotation: 0, place: 0 } as const;
const BEST = { x: 2, y: 0, rotation: 1, place: 1 } as const;
const OTHER = { x: 1, y: 0, rotation: 0, place: 1 } as const;

const reviewed = (move: string, changes: Partial<ReviewedMove>): ReviewedMove => ({
  move,
  ...PLAYED,
  margin: 0,
  rank: 1,
  reason: null,
  ...changes,
});

const REVIEW: ReviewedTurn = {
  turn: 1,
  seat: 0,
  tile: "D",
  lead: [0, 0],
  luck: 0,
  lost: 4,
  played: reviewed("played", { margin: 1, rank: 7 }),
  best: [reviewed("best", { ...BEST, margin: 5 })],
};

/** Return a practice at the only turn of a game; another move than the reviewed ones loses some points. */
function practiceWith(lost: number) {
  const recording = new Recording(
    {
      state: state({ facts: facts({ version: 0, turn: 0 }) }),
      turns: [turn({ facts: facts({ version: 1, turn: 1, phase: "over" }) })],
      moves: [{ seat: 0, move: "played", gains: [0, 0] }],
      is_over: true,
      is_counted: true,
    },
    1,
  );
  const source = {
    choices: vi.fn(() => Promise.resolve(CHOICES)),
    judge: vi.fn(() => Promise.resolve({ tried: reviewed("other", { ...OTHER, margin: 9 }), lost })),
  };
  return { recording, source, practice: new Practice(source, recording, () => REVIEW) };
}

test("a verdict compares with the best and with the played move", () => {
  expect([0.01, 0.5, 1.2, 4, 6].map((lost) => verdictOf(lost, 4))).toEqual([
    "best",
    "good",
    "better",
    "worse",
    "worse",
  ]);
});

test("reviewed moves are known, others are not", () => {
  expect(knownAnswer(REVIEW, BEST)).toMatchObject({ verdict: "best", lost: 0 });
  expect(knownAnswer(REVIEW, PLAYED)).toMatchObject({ verdict: "same", lost: 4 });
  expect(knownAnswer(REVIEW, "best")).toMatchObject({ verdict: "best" });
  expect(knownAnswer(REVIEW, OTHER)).toBeNull();
});

describe("a try", () => {
  test("offers the tile before the move", async () => {
    const { practice, recording, source } = practiceWith(1);
    await practice.begin();
    expect(source.choices).toHaveBeenCalledWith(0);
    expect([practice.isTrying, recording.isBefore, recording.table.isYours]).toEqual([true, true, true]);
  });

  test("of a reviewed move needs no request", async () => {
    const { practice, source } = practiceWith(1);
    await practice.begin();
    await practice.tryMove(BEST);
    expect(source.judge).not.toHaveBeenCalled();
    expect([practice.answer?.verdict, practice.resultOf(1), practice.isTrying]).toEqual(["best", "found", false]);
  });

  test("of another move is judged, and can be repeated", async () => {
    const { practice, recording } = practiceWith(1.2);
    await practice.begin();
    await practice.tryMove(OTHER);
    expect(practice.answer).toMatchObject({ verdict: "better", lost: 1.2, move: { margin: 3.8 } });
    expect([practice.resultOf(1), recording.table.isYours]).toEqual([null, false]);
    practice.offer();
    expect([practice.answer, recording.table.isYours]).toEqual([null, true]);
  });

  test("ends with the better moves or with another turn", async () => {
    const { practice, recording } = practiceWith(1.2);
    await practice.begin();
    practice.show();
    expect([practice.isActive, practice.resultOf(1), recording.isBefore]).toEqual([false, "shown", false]);
    practice.restart();
    expect(practice.resultOf(1)).toBeNull();
  });

  test("keeps the tile if it cannot be judged", async () => {
    const { practice, source } = practiceWith(1);
    await practice.begin();
    source.judge.mockRejectedValueOnce(noConnection());
    expect(await practice.tryMove(OTHER)).toMatchObject({ type: "refused", code: "page/no-connection" });
    expect(practice.isTrying).toBe(true);
  });

  test("that was left is not judged", async () => {
    const { practice } = practiceWith(0);
    await practice.begin();
    const judged = practice.tryMove(OTHER);
    practice.leave();
    await judged;
    expect([practice.answer, practice.resultOf(1)]).toEqual([null, null]);
  });
});

test("choices that do not load are reported", async () => {
  const { practice, source } = practiceWith(1);
  source.choices.mockRejectedValueOnce(noConnection());
  await practice.begin();
  expect([practice.refusal?.code, practice.isTrying]).toEqual(["page/no-connection", false]);
});

test("a refusal for a turn that was left is not shown", async () => {
  const { practice, recording, source } = practiceWith(1);
  source.choices.mockRejectedValueOnce(noConnection());
  const begun = practice.begin();
  recording.go(0);
  await begun;
  expect(practice.refusal).toBeNull();
});

test("late choices do not replace those of the turn shown", async () => {
  const { practice, recording, source } = practiceWith(1);
  await practice.begin();
  source.choices.mockResolvedValueOnce([]);
  const late = practice.begin();
  recording.go(0);
  await late;
  recording.go(1);
  practice.offer();
  expect(recording.table.facts.choices).toEqual(CHOICES);
});
