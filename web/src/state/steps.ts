import type { Entry, Points, Turn } from "../protocol";

/** A step of the final scoring, with the scores after it. */
export interface Step {
  number: number;
  entry: Entry;
  scores: Points;
}

/** The final scoring, step by step; `end` are the scores after it. */
export function stepsOf(log: readonly Entry[], end: Points): Step[] {
  const entries = log.filter(isStep);
  let scores = entries.reduce((sums, entry) => added(sums, entry, -1), end);
  return entries.map((entry, index) => ({ number: index + 1, entry, scores: (scores = added(scores, entry, 1)) }));
}

/** A turn in the parts that are shown one after the other: the move, and then each step of the final scoring. */
export function partsOf(turn: Turn): Turn[] {
  const parts = [{ ...turn, log: [] as Entry[] }];
  for (const entry of turn.log) {
    if (isStep(entry)) parts.push({ ...turn, laid: [], log: [] });
    parts.at(-1)!.log.push(entry);
  }
  let scores = turn.facts.scores;
  for (const part of parts.toReversed()) {
    part.facts = { ...turn.facts, scores };
    const step = stepIn(part);
    if (step) scores = added(scores, step, -1);
  }
  return parts;
}

/** The step of the final scoring that a part of a turn is; null if it is a move. */
export function stepIn(part: Turn | undefined): Entry | null {
  return part?.log.find(isStep) ?? null;
}

function isStep(entry: Entry): boolean {
  return entry.kind === "scored" && entry.is_final;
}

function added(scores: Points, { seats, points }: Entry, sign: 1 | -1): Points {
  return scores.map((score, seat) => score + (seats.includes(seat) ? sign * points : 0));
}
