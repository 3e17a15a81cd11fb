import { clamp } from "../state/view.svelte";

/** Where the graph and its bars are drawn, in pixels. */
export interface Frame {
  width: number;
  left: number;
  right: number;
  /** Where the lead is drawn, and below it the bars. */
  lead: { top: number; bottom: number };
  bars: { top: number; bottom: number };
}

/** The leads at the bottom and at the top of the graph. */
export interface Scale {
  low: number;
  high: number;
}

export interface Bar {
  turn: number;
  kind: "luck" | "lost";
  x: number;
  y: number;
  height: number;
}

export interface Figures {
  luck: number;
  lost: number;
}

const NICE = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300];
const MARK_HEIGHT = 14; // pixels that the name of a lead needs
const WIDEST_BAR = 5;
const SLIGHT = 0.05; // points that are not worth a bar

/** How wide a turn is, and so how many pixels there are for its two bars. */
function step({ width, left, right }: Frame, turns: number): number {
  return (width - left - right) / Math.max(1, turns);
}

/** Where a turn stands; turn 0 is the beginning. */
export function turnX(turn: number, turns: number, frame: Frame): number {
  return frame.left + turn * step(frame, turns);
}

/** The turn that is nearest to a point. */
export function turnAt(x: number, turns: number, frame: Frame): number {
  return clamp(Math.round((x - frame.left) / step(frame, turns)), 0, turns);
}

/** The scale of some leads: from one round number to another, with zero between them or at one end. */
export function scaleOf(leads: readonly number[]): Scale {
  const [high, low] = [roundUp(Math.max(...leads)), 0 - roundUp(-Math.min(...leads))];
  return high === low ? { low: -NICE[0]!, high: NICE[0]! } : { low, high };
}

/** A round number that is not below one; 0 for all that are not above it. */
function roundUp(most: number): number {
  if (most <= 0) return 0;
  return NICE.find((nice) => nice >= most) ?? Math.ceil(most / 100) * 100;
}

/** How far a seat is ahead of the best of the others. */
export function leadOf(points: readonly number[], seat: number): number {
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

/**
 * The same of what is judged, which tells how far each of n seats is ahead of the mean of the others: two of these
 * differ by n / (n − 1) of what the points do.
 */
export function judgedLeadOf(leads: readonly number[], seat: number): number {
  return (leadOf(leads, seat) * (leads.length - 1)) / leads.length;
}

export function leadY(lead: number, { low, high }: Scale, { lead: { top, bottom } }: Frame): number {
  return top + ((high - lead) / (high - low)) * (bottom - top);
}

/** The leads that are named beside the graph: zero, and the ends of the scale unless they are too near to it. */
export function marksOf(scale: Scale, frame: Frame): number[] {
  const zero = leadY(0, scale, frame);
  const ends = [scale.high, scale.low].filter((end) => Math.abs(leadY(end, scale, frame) - zero) >= MARK_HEIGHT);
  return [0, ...ends];
}

/** The line of the lead from the beginning on, and the area between it and zero. */
export function linesOf(leads: readonly number[], frame: Frame): { line: string; area: string } {
  const [scale, turns] = [scaleOf(leads), leads.length - 1];
  const points = leads.map((lead, turn) => point(turnX(turn, turns, frame), leadY(lead, scale, frame)));
  const zero = leadY(0, scale, frame);
  const line = `M${points.join("L")}`;
  return { line, area: `${line}L${point(turnX(turns, turns, frame), zero)}L${point(frame.left, zero)}Z` };
}

/** The luck of each turn up or down, and beside it what its move lost, always down; all to one scale. */
export function barsOf(figures: readonly Figures[], frame: Frame): { bars: Bar[]; zero: number; width: number } {
  const { top, bottom } = frame.bars;
  const highest = Math.max(1, ...figures.map(({ luck }) => luck));
  const lowest = Math.max(1, ...figures.flatMap(({ luck, lost }) => [-luck, lost]));
  const scale = (bottom - top) / (highest + lowest);
  const zero = top + highest * scale;
  const width = Math.min(WIDEST_BAR, step(frame, figures.length) * 0.42);
  const bars = figures.flatMap(({ luck, lost }, index) => {
    const x = turnX(index + 1, figures.length, frame);
    const both: Bar[] = [
      { turn: index + 1, kind: "luck", x: x - width, y: zero - Math.max(0, luck) * scale, height: Math.abs(luck) * scale },
      { turn: index + 1, kind: "lost", x, y: zero, height: lost * scale },
    ];
    return both.filter(({ height }) => height > SLIGHT * scale);
  });
  return { bars, zero, width };
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
