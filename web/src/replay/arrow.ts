import { TILE, type Cell } from "../protocol";

/** An arrow from one cell to another: its path, and the position and angle of its head. */
export interface Arrow {
  path: string;
  head: { x: number; y: number; angle: number };
}

const RISE = 0.22; // the height of the arc, relative to its length
const EDGE = 0.5; // tiles from the middle of a cell to the ends of the arrow
const NEAR = 1.6; // tiles; between closer cells an arc from edge to edge has no room

/** Return the arrow between the middles of two cells, bent upwards; null for the same cell. In units of a tile's drawing. */
export function arrowOf(from: Cell, to: Cell): Arrow | null {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(right, down);
  if (length === 0) return null;
  const margin = length < NEAR ? EDGE / 2 : EDGE;
  const [unitX, unitY] = [right / length, down / length];
  const begin = middle(from, unitX * margin, unitY * margin);
  const end = middle(to, -unitX * margin, -unitY * margin);
  const rise = Math.max(RISE * length, 0.3) * TILE;
  const side = unitX === 0 ? 1 : -Math.sign(unitX); // the arc is above in both directions
  const bend: [number, number] = [
    (begin[0] + end[0]) / 2 - unitY * rise * side,
    (begin[1] + end[1]) / 2 + unitX * rise * side,
  ];
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  return {
    path: `M${text(begin)}Q${text(bend)} ${text(end)}`,
    head: { x: end[0], y: end[1], angle },
  };
}

function middle([x, y]: Cell, right: number, down: number): [number, number] {
  return [(x + 0.5 + right) * TILE, (y + 0.5 + down) * TILE];
}

function text([x, y]: [number, number]): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
