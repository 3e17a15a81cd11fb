import type { PlaceInfo } from "../protocol";
import { TILE } from "../state/tiles.svelte";
import { clamp, type Insets } from "../state/view.svelte";

type Point = [number, number];

/** The tile that is being laid, enlarged: where it is in the view, in pixels. */
export interface LensBox {
  left: number;
  top: number;
  size: number;
}

/** A place on the lens: where its ghost is, and its label outside, at the left or the right. */
export interface Marked {
  info: PlaceInfo;
  number: number;
  spot: Point;
  label: { isLeft: boolean; y: number };
}

/** What a lens must fit into: the view, without what covers it. */
export interface Room {
  width: number;
  height: number;
  insets: Insets;
  footing: number;
  siding: number;
}

const TIMES = 2;
const TIMES_FOR_FINGERS = 2.4;
const LEAST = 176; // pixels: smaller, the places of a crossing would touch each other
const LEAST_FOR_FINGERS = 196;
const MOST = 300;
export const GHOST = 38; // pixels
export const GHOST_FOR_FINGERS = 44;
const LABEL_GAP = 30; // pixels from one label to the next
export const LABELS = 116; // pixels beside a lens for its labels
const BUTTONS = 56; // pixels below a lens for its buttons
const CONTROLS = 54; // pixels that the buttons of the view take at the bottom right
const MARGIN = 10;

/** How large a lens is: larger than the tile under it, but not than its room. */
export function lensSize(scale: number, room: Room, isTouch: boolean): number {
  const [times, least] = isTouch ? [TIMES_FOR_FINGERS, LEAST_FOR_FINGERS] : [TIMES, LEAST];
  const wanted = Math.max(clamp(scale * times, least, MOST), scale * 1.1);
  const { left, top, right, bottom } = freeBox(room);
  return Math.round(Math.max(least, Math.min(wanted, right - left, bottom - top)));
}

/** A lens round the middle of its cell, moved so that it is seen whole, with its labels and buttons. */
export function lensBox([x, y]: Point, size: number, room: Room, hasLabels: boolean): LensBox {
  const [beside, below] = hasLabels ? [LABELS - MARGIN, BUTTONS - MARGIN] : [0, 0];
  const { left, top, right, bottom } = freeBox(room);
  return {
    left: within(x - size / 2, left + beside, right - beside - size),
    top: within(y - size / 2, top, bottom - below - size),
    size,
  };
}

/** Where nothing covers the view, with a margin. */
function freeBox({ width, height, insets, footing, siding }: Room): Insets {
  return {
    left: insets.left + MARGIN,
    top: insets.top + MARGIN,
    right: width - insets.right - siding - MARGIN,
    bottom: height - insets.bottom - footing - MARGIN,
  };
}

/** The places with their ghosts, which do not touch each other, and their labels, which do not either. */
export function marked(places: readonly PlaceInfo[], size: number, ghost: number): Marked[] {
  const spots = spread(places.map(({ spot }): Point => [(spot[0] / TILE) * size, (spot[1] / TILE) * size]), ghost, size);
  const all = places.map((info, index) => ({ info, number: index + 1, spot: spots[index]! }));
  const byX = all.toSorted((one, other) => one.spot[0] - other.spot[0]);
  const middle = byX.filter(({ spot }) => spot[0] < size / 2).length;
  const half = clamp(middle, Math.floor(byX.length / 2) - 1, Math.ceil(byX.length / 2) + 1);
  const labelled = (marks: typeof all, isLeft: boolean): Marked[] => {
    const sorted = marks.toSorted((one, other) => one.spot[1] - other.spot[1]);
    const heights = apart(sorted.map(({ spot }) => spot[1]), LABEL_GAP, size);
    return sorted.map((mark, index) => ({ ...mark, label: { isLeft, y: heights[index]! } }));
  };
  return [...labelled(byX.slice(0, half), true), ...labelled(byX.slice(half), false)].toSorted(
    (one, other) => one.number - other.number,
  );
}

/** Points moved away from each other until they are some distance apart, but not off the lens. */
export function spread(points: readonly Point[], distance: number, size: number): Point[] {
  const moved = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 12; round += 1)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) pushApart(one, other, distance);
  const edge = distance / 2 - 6; // a ghost may lean over the edge a little
  return moved.map(([x, y]) => [clamp(x, edge, size - edge), clamp(y, edge, size - edge)]);
}

function pushApart(one: Point, other: Point, distance: number): void {
  const [right, down] = [other[0] - one[0], other[1] - one[1]];
  const found = Math.hypot(right, down) || 1;
  const missing = (distance - found) / 2;
  if (missing <= 0) return;
  const [byX, byY] = [(right / found) * missing, ((down || 1) / found) * missing];
  one[0] -= byX;
  one[1] -= byY;
  other[0] += byX;
  other[1] += byY;
}

/** Heights in rising order, each as near as can be to where it is wanted, but a gap from the one before. */
export function apart(wanted: readonly number[], gap: number, size: number): number[] {
  const heights: number[] = [];
  for (const height of wanted) heights.push(Math.max(height, (heights.at(-1) ?? -Infinity) + gap));
  const over = Math.max(0, (heights.at(-1) ?? 0) - (size - gap / 2));
  return heights.map((height) => height - over);
}

/** Where a card goes: below a lens, beside its labels or above it, wherever it is seen whole. */
export function cardPlace(lens: LensBox, width: number, height: number, room: Room): Point {
  const { left, top, right, bottom } = room.insets;
  const below = lens.top + lens.size + BUTTONS + 6;
  const middle = lens.left + lens.size / 2 - width / 2;
  const choices: Point[] = [
    [lens.left + 40, below],
    [lens.left + lens.size + LABELS, lens.top],
    [lens.left - LABELS - width, lens.top],
    [middle, lens.top - height - 14],
  ];
  const fits = ([x, y]: Point) =>
    x >= left + MARGIN && y >= top + MARGIN && x + width <= room.width - right - MARGIN && y + height <= room.height - bottom - MARGIN;
  const [x, y] = choices.find(fits) ?? choices[0]!;
  return [
    within(x, left + MARGIN, room.width - right - width - MARGIN),
    within(y, top + MARGIN, room.height - bottom - height - MARGIN),
  ];
}

/** Where a card goes that has its place in a corner: at the bottom right, or else in the first corner off the lens. */
export function dockPlace(lens: LensBox, width: number, height: number, room: Room): Point {
  const left = room.insets.left + MARGIN;
  const right = room.width - room.insets.right - MARGIN - width;
  const top = room.insets.top + MARGIN;
  const bottom = room.height - room.insets.bottom - MARGIN - height;
  const corners: Point[] = [
    [right, bottom - CONTROLS],
    [left, bottom],
    [right, top],
    [left, top],
  ];
  const isOff = ([x, y]: Point) =>
    x + width <= lens.left - MARGIN ||
    x >= lens.left + lens.size + MARGIN ||
    y + height <= lens.top - MARGIN ||
    y >= lens.top + lens.size + BUTTONS;
  return corners.find(isOff) ?? corners[0]!;
}

/** Like `clamp`, but where there is no room at all the beginning is seen. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
