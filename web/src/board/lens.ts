import { TILE, type PlaceInfo } from "../protocol";
import { clamp, type Insets } from "../state/viewport.svelte";

type Point = [number, number];

/** Position and size of the enlarged tile, in pixels of the view. */
export interface LensBox {
  left: number;
  top: number;
  size: number;
}

/** A place on the lens: the position of its ghost, and of its label at the left or right. */
export interface PlaceMark {
  info: PlaceInfo;
  number: number;
  spot: Point;
  label: { isLeft: boolean; y: number };
}

/** The space for a lens: the view without its covered sides. */
export interface LensSpace {
  width: number;
  height: number;
  insets: Insets;
  bottomControls: number;
  rightControls: number;
}

const MAGNIFICATION = 2;
const MAGNIFICATION_FOR_TOUCH = 2.4;
const MIN_SIZE = 176; // pixels; in a smaller lens the places of a crossing would touch
const MIN_SIZE_FOR_TOUCH = 196;
const MAX_SIZE = 300;
export const GHOST = 38; // pixels
export const GHOST_FOR_TOUCH = 44;
const MAX_LABELS = 6; // lines of more labels would cross other places
const LABEL_GAP = 30; // pixels between labels
export const LABELS = 116; // pixels for the labels at each side
const BUTTONS = 56; // pixels for the buttons below
const CONTROLS = 54; // pixels that the zoom buttons take at the bottom right
const MARGIN = 10;
const ROUNDS = 120; // iterations of pushing, enough for ten close places
const SLACK = 1; // extra pixel, so that pushing converges

/** Return the size of a lens: larger than the tile below it, but within its space. */
export function lensSize(scale: number, space: LensSpace, isTouch: boolean): number {
  const [times, least] = isTouch ? [MAGNIFICATION_FOR_TOUCH, MIN_SIZE_FOR_TOUCH] : [MAGNIFICATION, MIN_SIZE];
  const wanted = Math.max(clamp(scale * times, least, MAX_SIZE), scale * 1.1);
  const { left, top, right, bottom } = freeBox(space);
  return Math.round(Math.max(least, Math.min(wanted, right - left, bottom - top)));
}

/** Return the box of a lens: centred on its cell, moved so that its labels and buttons are visible. */
export function lensBox([x, y]: Point, size: number, space: LensSpace, hasLabels: boolean): LensBox {
  const [beside, below] = hasLabels ? [LABELS - MARGIN, BUTTONS - MARGIN] : [0, 0];
  const { left, top, right, bottom } = freeBox(space);
  return {
    left: within(x - size / 2, left + beside, right - beside - size),
    top: within(y - size / 2, top, bottom - below - size),
    size,
  };
}

/** Return the uncovered part of the view, with a margin. */
function freeBox({ width, height, insets, bottomControls, rightControls }: LensSpace): Insets {
  return {
    left: insets.left + MARGIN,
    top: insets.top + MARGIN,
    right: width - insets.right - rightControls - MARGIN,
    bottom: height - insets.bottom - bottomControls - MARGIN,
  };
}

/** Lay out the ghosts and labels of the places without overlaps. */
export function placeMarks(places: readonly PlaceInfo[], size: number, ghost: number): PlaceMark[] {
  const spots = pushPointsApart(
    places.map(({ spot }): Point => [(spot[0] / TILE) * size, (spot[1] / TILE) * size]),
    ghost,
    size,
  );
  const all = places.map((info, index) => ({ info, number: index + 1, spot: spots[index]! }));
  const byX = all.toSorted((one, other) => one.spot[0] - other.spot[0]);
  const middle = byX.filter(({ spot }) => spot[0] < size / 2).length;
  const half = clamp(middle, Math.floor(byX.length / 2) - 1, Math.ceil(byX.length / 2) + 1);
  const addLabels = (marks: typeof all, isLeft: boolean): PlaceMark[] => {
    const sorted = marks.toSorted((one, other) => one.spot[1] - other.spot[1]);
    const heights = spaceOut(
      sorted.map(({ spot }) => spot[1]),
      LABEL_GAP,
      size,
    );
    return sorted.map((mark, index) => ({ ...mark, label: { isLeft, y: heights[index]! } }));
  };
  return [...addLabels(byX.slice(0, half), true), ...addLabels(byX.slice(half), false)].toSorted(
    (one, other) => one.number - other.number,
  );
}

/** Return true if all places can show their labels. Otherwise only the pointed or chosen place has one. */
export function isRoomy(places: readonly unknown[]): boolean {
  return places.length <= MAX_LABELS;
}

/** Push points apart to a minimum distance, within the lens. */
export function pushPointsApart(points: readonly Point[], distance: number, size: number): Point[] {
  const moved = points.map(([x, y]): Point => [x, y]);
  const edge = distance / 2 - 6; // a ghost may overlap the edge a little
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) pushApart(one, other, distance);
    for (const point of moved) for (const axis of [0, 1] as const) point[axis] = clamp(point[axis], edge, size - edge);
  }
  return moved;
}

function pushApart(one: Point, other: Point, distance: number): void {
  const [right, down] = [other[0] - one[0], other[1] - one[1]];
  const found = Math.hypot(right, down) || 1;
  const missing = (distance + SLACK - found) / 2;
  if (missing <= 0) return;
  const [byX, byY] = [(right / found) * missing, ((down || 1) / found) * missing];
  one[0] -= byX;
  one[1] -= byY;
  other[0] += byX;
  other[1] += byY;
}

/** Return increasing heights, each close to the wanted one and at least a gap after the previous one. */
export function spaceOut(wanted: readonly number[], gap: number, size: number): number[] {
  const heights: number[] = [];
  for (const height of wanted) heights.push(Math.max(height, (heights.at(-1) ?? -Infinity) + gap));
  const over = Math.max(0, (heights.at(-1) ?? 0) - (size - gap / 2));
  return heights.map((height) => height - over);
}

/** Return the position of a card: below the lens, beside its labels or above it, where it is fully visible. */
export function cardPlace(lens: LensBox, width: number, height: number, space: LensSpace): Point {
  const { left, top, right, bottom } = space.insets;
  const below = lens.top + lens.size + BUTTONS + 6;
  const middle = lens.left + lens.size / 2 - width / 2;
  const choices: Point[] = [
    [lens.left + 40, below],
    [lens.left + lens.size + LABELS, lens.top],
    [lens.left - LABELS - width, lens.top],
    [middle, lens.top - height - 14],
  ];
  const fits = ([x, y]: Point) =>
    x >= left + MARGIN &&
    y >= top + MARGIN &&
    x + width <= space.width - right - MARGIN &&
    y + height <= space.height - bottom - MARGIN;
  const [x, y] = choices.find(fits) ?? choices[0]!;
  return [
    within(x, left + MARGIN, space.width - right - width - MARGIN),
    within(y, top + MARGIN, space.height - bottom - height - MARGIN),
  ];
}

/** Return the position of a docked card: the first corner from the bottom right that does not touch the lens. */
export function dockPlace(lens: LensBox, width: number, height: number, space: LensSpace): Point {
  const left = space.insets.left + MARGIN;
  const right = space.width - space.insets.right - MARGIN - width;
  const top = space.insets.top + MARGIN;
  const bottom = space.height - space.insets.bottom - MARGIN - height;
  const corners: Point[] = [
    [right, bottom - CONTROLS],
    [left, bottom],
    [right, top],
    [left, top],
  ];
  const isClear = ([x, y]: Point) =>
    x + width <= lens.left - MARGIN ||
    x >= lens.left + lens.size + MARGIN ||
    y + height <= lens.top - MARGIN ||
    y >= lens.top + lens.size + BUTTONS;
  return corners.find(isClear) ?? corners[0]!;
}

/** Like `clamp`, but if the range is empty the lower limit wins. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
