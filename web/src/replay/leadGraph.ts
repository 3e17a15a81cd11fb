/** The layout of the graph and its bars, in pixels. */
export interface LeadGraphFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  /** The area of the lead, and of the bars below it. */
  lead: { top: number; bottom: number };
  bars: { top: number; bottom: number };
}

/** The lowest and highest lead of the graph. */
export interface LeadScale {
  low: number;
  high: number;
}

export interface LuckBar {
  turn: number;
  kind: "luck" | "lost";
  x: number;
  y: number;
  height: number;
}

export interface LuckFigures {
  luck: number;
  lost: number;
}

const NICE = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300];
const MARK_HEIGHT = 14; // pixels of an axis label
const WIDEST_BAR = 5;
const SLIGHT = 0.05; // points; smaller values get no bar

const LOW = { height: 44, left: 10, right: 10, lead: { top: 7, bottom: 37 }, bars: { top: 0, bottom: 0 } };
const HIGH = { height: 180, left: 38, right: 14, lead: { top: 10, bottom: 170 }, bars: { top: 120, bottom: 172 } };

/** Return the layout of the graph: a line, or when open the lead with room for bars if it has any. */
export function frameOf(width: number, isOpen: boolean, hasBars: boolean): LeadGraphFrame {
  if (!isOpen) return { width, ...LOW };
  return { width, ...HIGH, lead: { top: HIGH.lead.top, bottom: hasBars ? 108 : HIGH.lead.bottom } };
}

/** Return the width of a turn in pixels, which its two bars share. */
function step({ width, left, right }: LeadGraphFrame, turns: number): number {
  return (width - left - right) / Math.max(1, turns);
}

/** Return the x position of a turn; turn 0 is the start. */
export function turnX(turn: number, turns: number, frame: LeadGraphFrame): number {
  return frame.left + turn * step(frame, turns);
}

/** Return the scale for some leads: between two round numbers that include zero. */
export function scaleOf(leads: readonly number[]): LeadScale {
  const [high, low] = [roundUp(Math.max(...leads)), 0 - roundUp(-Math.min(...leads))];
  return high === low ? { low: -NICE[0]!, high: NICE[0]! } : { low, high };
}

/** Round up to a round number; 0 for values of 0 or less. */
function roundUp(most: number): number {
  if (most <= 0) return 0;
  return NICE.find((nice) => nice >= most) ?? Math.ceil(most / 100) * 100;
}

/** Return the lead of a seat over the best other seat. */
export function leadOf(points: readonly number[], seat: number): number {
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

/**
 * Return the lead from reviewed margins. A margin is a seat's lead over the mean of the others, so with n seats two
 * margins differ by n / (n − 1) times the points.
 */
export function reviewedLead(leads: readonly number[], seat: number): number {
  return (leadOf(leads, seat) * (leads.length - 1)) / leads.length;
}

export function leadY(lead: number, { low, high }: LeadScale, { lead: { top, bottom } }: LeadGraphFrame): number {
  return top + ((high - lead) / (high - low)) * (bottom - top);
}

/** Return the labelled leads: zero, and the ends of the scale unless they are too close to it. */
export function marksOf(scale: LeadScale, frame: LeadGraphFrame): number[] {
  const zero = leadY(0, scale, frame);
  const ends = [scale.high, scale.low].filter((end) => Math.abs(leadY(end, scale, frame) - zero) >= MARK_HEIGHT);
  return [0, ...ends];
}

/** Return the line of the lead, and the area between it and zero. */
export function linesOf(leads: readonly number[], frame: LeadGraphFrame): { line: string; area: string } {
  const [scale, turns] = [scaleOf(leads), leads.length - 1];
  const points = leads.map((lead, turn) => point(turnX(turn, turns, frame), leadY(lead, scale, frame)));
  const zero = leadY(0, scale, frame);
  const line = `M${points.join("L")}`;
  return { line, area: `${line}L${point(turnX(turns, turns, frame), zero)}L${point(frame.left, zero)}Z` };
}

/** Return the bars: the luck of each turn up or down, and the points lost by its move down, on one scale. */
export function barsOf(
  figures: readonly LuckFigures[],
  frame: LeadGraphFrame,
): { bars: LuckBar[]; zero: number; width: number } {
  const { top, bottom } = frame.bars;
  const highest = Math.max(1, ...figures.map(({ luck }) => luck));
  const lowest = Math.max(1, ...figures.flatMap(({ luck, lost }) => [-luck, lost]));
  const scale = (bottom - top) / (highest + lowest);
  const zero = top + highest * scale;
  const width = Math.min(WIDEST_BAR, step(frame, figures.length) * 0.42);
  const bars = figures.flatMap(({ luck, lost }, index) => {
    const x = turnX(index + 1, figures.length, frame);
    const both: LuckBar[] = [
      {
        turn: index + 1,
        kind: "luck",
        x: x - width,
        y: zero - Math.max(0, luck) * scale,
        height: Math.abs(luck) * scale,
      },
      { turn: index + 1, kind: "lost", x, y: zero, height: lost * scale },
    ];
    return both.filter(({ height }) => height > SLIGHT * scale);
  });
  return { bars, zero, width };
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
