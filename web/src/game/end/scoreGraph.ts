import type { Points, Seat } from "../../protocol";

/** The layout of the score graph, in its own units. */
export interface ScoreGraphFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface GraphLine {
  seat: Seat;
  path: string;
  /** The end of the line, and a position for its label that covers no other label. */
  end: readonly [number, number];
  labelY: number;
}

export interface ScoreLines {
  lines: GraphLine[];
  /** The ticks of both axes, with their positions. */
  scores: [score: number, y: number][];
  turns: [turn: number, x: number][];
  /** The start of the final scoring; null if there is none. */
  finalScoringX: number | null;
}

const NICE_STEPS = [5, 10, 20, 25, 50, 100, 200];
const MAX_TICKS = 5;
const LABEL_HEIGHT = 17;
const LEAST = 5; // points; the graph of a game with fewer leaves room above its lines

/** Lay out the scores over the turns: `course` after each turn, and `end` after the final scoring, drawn separately. */
export function graphOf(course: readonly Points[], end: Points, frame: ScoreGraphFrame): ScoreLines {
  const hasFinalScoring = course.length > 0 && end.some((score, seat) => score !== course.at(-1)![seat]);
  const gap = hasFinalScoring ? Math.max(2, Math.round(course.length / 16)) : 0;
  const turns = Math.max(1, course.length - 1);
  const most = Math.max(LEAST, ...end, ...course.flat());
  const x = (turn: number) => frame.left + (turn / (turns + gap)) * (frame.width - frame.left - frame.right);
  const y = (score: number) => frame.height - frame.bottom - (score / most) * (frame.height - frame.top - frame.bottom);
  const lines = end.map((score, seat) => {
    const points = course.map((scores, turn) => [x(turn), y(scores[seat]!)] as const);
    const last = [x(turns + gap), y(score)] as const;
    return { seat, path: pathOf(hasFinalScoring ? [...points, last] : points), end: last, labelY: last[1] };
  });
  return {
    lines: spreadLabels(lines, frame.height - frame.bottom),
    scores: ticks(most).map((score) => [score, y(score)]),
    turns: ticks(turns).map((turn) => [turn, x(turn)]),
    finalScoringX: hasFinalScoring ? x(turns) : null,
  };
}

/** Return a handful of round numbers from 0 to a value. */
export function ticks(most: number): number[] {
  const step = NICE_STEPS.find((nice) => most / nice <= MAX_TICKS) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Move labels apart that would cover each other: down, then up again from the foot of the graph. */
function spreadLabels(lines: GraphLine[], foot: number): GraphLine[] {
  const downwards = lines.toSorted((one, other) => one.end[1] - other.end[1]);
  let free = -Infinity;
  for (const line of downwards) {
    line.labelY = Math.max(line.labelY, free);
    free = line.labelY + LABEL_HEIGHT;
  }
  free = foot;
  for (const line of downwards.toReversed()) {
    line.labelY = Math.min(line.labelY, free);
    free = line.labelY - LABEL_HEIGHT;
  }
  return lines;
}
