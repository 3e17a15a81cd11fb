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
  let scores = scoresBefore(log, end);
  return entries.map((entry, index) => ({ number: index + 1, entry, scores: (scores = addPoints(scores, entry, 1)) }));
}

/** Return the scores before the final scoring; `end` has the scores after it. */
export function scoresBefore(log: readonly Entry[], end: Points): Points {
  return log.filter(isStep).reduce((sums, entry) => addPoints(sums, entry, -1), end);
}

/** Return the entries before the final scoring. */
export function entriesBefore(log: readonly Entry[]): readonly Entry[] {
  const begin = log.findIndex(isStep);
  return begin < 0 ? log : log.slice(0, begin);
}

/** Return a turn without the final scoring, with the scores before it. */
export function withoutFinalScoring(turn: Turn): Turn {
  const log = entriesBefore(turn.log);
  if (log === turn.log) return turn;
  return { ...turn, log: [...log], facts: { ...turn.facts, scores: scoresBefore(turn.log, turn.facts.scores) } };
}

/** Split a turn into the parts that are shown: the move, if there is one, then each step of the final scoring. */
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
function scoringStepOf(part: Turn): Entry | null {
  return part.log.find(isStep) ?? null;
}

function isStep(entry: Entry): boolean {
  return entry.kind === "scored" && entry.is_final;
}

function addPoints(scores: Points, { seats, points }: Entry, sign: 1 | -1): Points {
  return scores.map((score, seat) => score + (seats.includes(seat) ? sign * points : 0));
}
