import type { Points, Seat } from "../protocol";

/** How the graph of scores is laid out, in units of its picture. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  seat: Seat;
  path: string;
  /** Where the line ends, and where its name can stand without covering another one. */
  end: readonly [number, number];
  labelY: number;
}

export interface Graph {
  lines: Line[];
  /** The scores and the turns at the axes, with where they are. */
  scores: [score: number, y: number][];
  turns: [turn: number, x: number][];
  /** Where the final scoring begins; null if there is none. */
  lastTurnX: number | null;
}

const NICE_STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_MARKS = 5;
const LABEL_HEIGHT = 17;

/** The scores over the turns: `course` after each turn, and `end` after the final scoring, which stands apart. */
export function graphOf(course: readonly Points[], end: Points, frame: Frame): Graph {
  const hasCount = course.length > 0 && end.some((score, seat) => score !== course.at(-1)![seat]);
  const gap = hasCount ? Math.max(2, Math.round(course.length / 16)) : 0;
  const turns = Math.max(1, course.length - 1);
  const most = Math.max(1, ...end, ...course.flat());
  const x = (turn: number) => frame.left + (turn / (turns + gap)) * (frame.width - frame.left - frame.right);
  const y = (score: number) => frame.height - frame.bottom - (score / most) * (frame.height - frame.top - frame.bottom);
  const lines = end.map((score, seat) => {
    const points = course.map((scores, turn) => [x(turn), y(scores[seat]!)] as const);
    const last = [x(turns + gap), y(score)] as const;
    return { seat, path: pathOf(hasCount ? [...points, last] : points), end: last, labelY: last[1] };
  });
  return {
    lines: apart(lines),
    scores: marks(most).map((score) => [score, y(score)]),
    turns: marks(turns).map((turn) => [turn, x(turn)]),
    lastTurnX: hasCount ? x(turns) : null,
  };
}

/** Round numbers from 0 up to a value, a handful of them. */
export function marks(most: number): number[] {
  const step = NICE_STEPS.find((nice) => most / nice <= MOST_MARKS) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Push labels down that would cover the one above. */
function apart(lines: Line[]): Line[] {
  let free = -Infinity;
  for (const line of lines.toSorted((one, other) => one.end[1] - other.end[1])) {
    line.labelY = Math.max(line.labelY, free);
    free = line.labelY + LABEL_HEIGHT;
  }
  return lines;
}
