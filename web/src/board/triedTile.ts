import { TILE, type Cell } from "../protocol";
import type { OptionGroup } from "../state/placeOptions";
import { clamp, type Insets } from "../state/viewport.svelte";

type Point = [number, number];

/** A side of the tried tile, and the box of its buttons in pixels relative to the tile's centre. */
export interface HandlePlace {
  side: "below" | "above" | "right" | "left";
  isColumn: boolean;
  x: number;
  y: number;
  /** Diameter of the outer buttons and of the middle one, and the gap between them. */
  small: number;
  large: number;
  gap: number;
}

export const DISC = 28; // pixels
const DISTANCE = 31; // pixels between the centres of two discs
const ROUNDS = 60; // iterations of pushing, enough for ten close places
const SLACK = 0.5; // extra pixels, so that pushing converges
const HANDLES = { small: 44, large: 56, gap: 8, away: 14 }; // pixels
const LARGE_SHARE = 0.37; // of the middle button in a narrow row
const NARROW_GAP = 3;

// In order of preference: where the cell with the buttons is, seen from the tile.
const SIDES: readonly { side: HandlePlace["side"]; towards: Cell }[] = [
  { side: "below", towards: [0, 1] },
  { side: "above", towards: [0, -1] },
  { side: "right", towards: [1, 0] },
  { side: "left", towards: [-1, 0] },
];

/** Return the centres of the discs of some places on a tile of a size, moved apart where they are too close. */
export function discCentres(groups: readonly Pick<OptionGroup[0], "info">[], size: number): Point[] {
  const points = groups.map(({ info: { spot } }): Point => [(spot[0] / TILE) * size, (spot[1] / TILE) * size]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of points.entries()) for (const other of points.slice(index + 1)) pushApart(one, other);
    for (const point of points)
      for (const axis of [0, 1] as const) point[axis] = clamp(point[axis], DISC / 2, size - DISC / 2);
  }
  return points;
}

function pushApart(one: Point, other: Point): void {
  const [right, down] = [other[0] - one[0], other[1] - one[1]];
  const found = Math.hypot(right, down) || 1;
  const missing = (DISTANCE + SLACK - found) / 2;
  if (missing <= 0) return;
  const [byX, byY] = [(right / found) * missing, ((down || 1) / found) * missing];
  one[0] -= byX;
  one[1] -= byY;
  other[0] += byX;
  other[1] += byY;
}

/**
 * Return the place of the buttons beside a tile: on an empty cell where they are in the free part of the view; null if
 * there is none. If a neighbour of that cell is taken, the row is no longer than the cell.
 */
export function handlePlace(
  [x, y]: Point,
  size: number,
  free: Insets,
  isEmpty: (right: number, down: number) => boolean,
): HandlePlace | null {
  for (const { side, towards } of SIDES) {
    if (!isEmpty(...towards)) continue;
    const isColumn = towards[0] !== 0;
    const isRoomy = isColumn
      ? isEmpty(towards[0], -1) && isEmpty(towards[0], 1)
      : isEmpty(-1, towards[1]) && isEmpty(1, towards[1]);
    const { small, large, gap } = handleSizes(isRoomy ? Infinity : size);
    const away = size / 2 + Math.min(HANDLES.away, size - large) + large / 2;
    const half = [small + large / 2 + gap, large / 2] as const;
    const [halfX, halfY] = isColumn ? [half[1], half[0]] : half;
    const place = { x: towards[0] * away, y: towards[1] * away };
    const isFree =
      x + place.x - halfX >= free.left &&
      x + place.x + halfX <= free.right &&
      y + place.y - halfY >= free.top &&
      y + place.y + halfY <= free.bottom;
    if (isFree) return { side, isColumn, ...place, small, large, gap };
  }
  return null;
}

/** Return the diameters of the buttons in a row of a length. */
function handleSizes(length: number): { small: number; large: number; gap: number } {
  const { small, large, gap } = HANDLES;
  if (2 * (small + gap) + large <= length) return HANDLES;
  const narrow = Math.min(large, length * LARGE_SHARE);
  return { small: Math.min(small, (length - narrow) / 2 - NARROW_GAP), large: narrow, gap: NARROW_GAP };
}

/**
 * Return the position of a card of a size near a point, in the free part of the view but not over a box; null if there
 * is no room beside, above or below the box.
 */
export function placeBeside(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
  free: Insets,
  box: Insets,
): Point | null {
  const strips: Insets[] = [
    { ...free, right: box.left },
    { ...free, left: box.right },
    { ...free, bottom: box.top },
    { ...free, top: box.bottom },
  ];
  const places = strips
    .filter((strip) => strip.right - strip.left >= width && strip.bottom - strip.top >= height)
    .map((strip): Point => [
      clamp(x - width / 2, strip.left, strip.right - width),
      clamp(y - height / 2, strip.top, strip.bottom - height),
    ]);
  const distance = ([left, top]: Point) => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return places.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
