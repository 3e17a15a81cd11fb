import type { Entry, Points, Turn } from "../protocol";

/** A step of the final scoring and the scores after it. */
export interface ScoringStep {
  number: number;
  entry: Entry;
  scores: Points;
}

/** Return the steps of the final scoring; `end` has the scores after the last one. */
export function scoringSteps(log: readonly Entry[], end: Points): ScoringStep[] {
  const entries = log.filter(isStep);
  let scores = entries.reduce((sums, entry) => addPoints(sums, entry, -1), end);
  return entries.map((entry, index) => ({ number: index + 1, entry, scores: (scores = addPoints(scores, entry, 1)) }));
}

/** Split a turn into the parts that are played back: the move, if there is one, then each step of the final scoring. */
export function playbackParts(turn: Turn): Turn[] {
  const isScoringOnly = turn.laid.length === 0 && turn.log.length > 0 && isStep(turn.log[0]!);
  const parts: Turn[] = isScoringOnly ? [] : [{ ...turn, log: [] }];
  for (const entry of turn.log) {
    if (isStep(entry)) parts.push({ ...turn, laid: [], log: [] });
    parts.at(-1)!.log.push(entry);
  }
  let scores = turn.facts.scores;
  for (const part of parts.toReversed()) {
    part.facts = { ...turn.facts, scores };
    const step = scoringStepOf(part);
    if (step) scores = addPoints(scores, step, -1);
  }
  return parts;
}

/** Return the final scoring step of a part, or null if the part is a move. */
export function scoringStepOf(part: Turn | undefined): Entry | null {
  return part?.log.find(isStep) ?? null;
}

function isStep(entry: Entry): boolean {
  return entry.kind === "scored" && entry.is_final;
}

function addPoints(scores: Points, { seats, points }: Entry, sign: 1 | -1): Points {
  return scores.map((score, seat) => score + (seats.includes(seat) ? sign * points : 0));
}
