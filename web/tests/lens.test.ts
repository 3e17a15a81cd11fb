import { expect, test } from "vitest";
import { levelFor } from "../src/board/bitmaps";
import {
  spaceOut,
  cardPlace,
  dockPlace,
  isRoomy,
  lensBox,
  lensSize,
  LABELS,
  placeMarks,
  pushPointsApart,
} from "../src/board/lens";
import { pieceScale, STANDING } from "../src/board/pieceBox";
import { TILE } from "../src/protocol";
import { coversView, canvasAreaFor } from "../src/board/canvasArea";
import { boxAround } from "../src/state/viewport.svelte";

const ROOM = {
  width: 1000,
  height: 600,
  insets: { left: 80, top: 0, right: 0, bottom: 50 },
  bottomControls: 0,
  rightControls: 0,
};
const place = (number: number, spot: [number, number]) => ({
  place: number,
  notation: "road",
  segment: number,
  kind: "road",
  role: "robber",
  sides: [],
  direction: "n",
  spot,
});

test("a lens is twice the tile, larger for touch, never too small", () => {
  expect(lensSize(100, ROOM, false)).toBe(200);
  expect(lensSize(100, ROOM, true)).toBe(240);
  expect(lensSize(30, ROOM, false)).toBeGreaterThanOrEqual(176);
});

test("a lens at the edge moves into view with its labels", () => {
  const box = lensBox([10, 590], 200, ROOM, true);
  expect(box.left).toBe(80 + LABELS);
  expect(box.top + box.size).toBeLessThan(600 - 50);
});

test.each([360, 390])("at %i pixels a lens avoids the round buttons and the sheet", (width) => {
  const room = {
    width,
    height: 560,
    insets: { left: 0, top: 0, right: 0, bottom: 200 },
    bottomControls: 0,
    rightControls: 58,
  };
  for (const scale of [24, 44, 100, 260]) {
    const size = lensSize(scale, room, true);
    const { left, top } = lensBox([width, 560], size, room, false);
    expect(size).toBeGreaterThanOrEqual(196);
    expect(left + size).toBeLessThanOrEqual(width - 58);
    expect([left > 0, top > 0, top + size < 360]).toEqual([true, true, true]);
  }
});

test("ghosts do not overlap", () => {
  const spots = pushPointsApart(
    [
      [100, 100],
      [105, 100],
      [100, 108],
    ],
    38,
    200,
  );
  for (const [index, one] of spots.entries())
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(36);
});

/** Ten places crowded into a corner of a touch-sized lens; each number gives another crowd. */
function crowd(number: number): [number, number][] {
  const near = (index: number, step: number) => 20 + ((index * step + number * 31) % 110);
  return Array.from({ length: 10 }, (_, index) => [near(index, 37), near(index, 61)]);
}

test.each([...Array(20).keys()])("ten ghosts fit on the smallest lens (crowd %i)", (number) => {
  const spots = pushPointsApart(crowd(number), 44, 196);
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(43.5);
    expect(Math.min(...one, 196 - one[0], 196 - one[1])).toBeGreaterThanOrEqual(16);
  }
});

test("all labels are shown up to six places", () => {
  expect([isRoomy(Array(6)), isRoomy(Array(7))]).toEqual([true, false]);
});

test("two ghosts on one spot are pushed apart", () => {
  const [one, other] = pushPointsApart(
    [
      [100, 100],
      [100, 100],
    ],
    38,
    200,
  );
  expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeGreaterThan(36);
});

test("labels are spaced out and stay beside the tile", () => {
  expect(spaceOut([10, 12, 14], 30, 200)).toEqual([10, 40, 70]);
  expect(Math.max(...spaceOut([180, 190, 195], 30, 200))).toBeLessThanOrEqual(185);
});

test("every place is marked once, with labels on both sides", () => {
  const places = [20, 60, 100, 140, 180, 220].map((x, index) => place(index + 1, [x, 120]));
  const marks = placeMarks(places, 200, 38);
  expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(marks.filter(({ label }) => label.isLeft)).toHaveLength(3);
});

test("a card is fully visible wherever the lens is", () => {
  for (const centre of [
    [0, 0],
    [1000, 600],
    [500, 300],
  ] as [number, number][]) {
    const [left, top] = cardPlace(lensBox(centre, 200, ROOM, true), 250, 120, ROOM);
    expect(left).toBeGreaterThanOrEqual(80);
    expect(left + 250).toBeLessThanOrEqual(1000);
    expect(top + 120).toBeLessThanOrEqual(550);
  }
});

test("a docked card avoids the lens at the bottom right", () => {
  const at = (centre: [number, number]) => dockPlace(lensBox(centre, 200, ROOM, true), 250, 120, ROOM);
  const [left, top] = at([200, 150]);
  expect([left + 250, top + 120 < 550]).toEqual([990, true]);
  expect(at([900, 500])[0]).toBe(90);
});

test("picks the smallest sufficient bitmap size", () => {
  expect(levelFor(80)).toBe(96);
  expect(levelFor(96)).toBe(96);
  expect(levelFor(9999)).toBe(544);
});

test("a canvas covers the visible board within its pixel limit", () => {
  const board = boxAround([
    [-20, -20],
    [20, 20],
  ]);
  const camera = { x: 0, y: 0, scale: 100 };
  const area = canvasAreaFor(camera, 1280, 800, board, 3);
  expect(coversView(area, camera, 1280, 800, board)).toBe(true);
  const { left, top, right, bottom } = area.box;
  expect((right - left) * (bottom - top) * (area.scale * area.density) ** 2).toBeLessThanOrEqual(8_000_001);
  expect(coversView(area, { x: 15, y: 0, scale: 100 }, 1280, 800, board)).toBe(false);
});

test.each([24, 25, 44, 60, 120, 260])("a piece on a tile of %i pixels is tall enough to recognise", (width) => {
  const drawn = STANDING * (width / TILE);
  expect(drawn * pieceScale(width)).toBeGreaterThanOrEqual(17.99);
  expect(pieceScale(width)).toBeGreaterThanOrEqual(1.1);
});
