import { expect, test } from "vitest";
import { levelFor } from "../src/board/bitmaps";
import { apart, cardPlace, dockPlace, lensBox, lensSize, LABELS, marked, spread } from "../src/board/lens";
import { covers, sheetFor } from "../src/board/sheet";
import { boxAround } from "../src/state/view.svelte";

const ROOM = { width: 1000, height: 600, insets: { left: 80, top: 0, right: 0, bottom: 50 }, footing: 0, siding: 0 };
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

test("a lens is twice the tile, larger for fingers, and never too small for its places", () => {
  expect(lensSize(100, ROOM, false)).toBe(200);
  expect(lensSize(100, ROOM, true)).toBe(240);
  expect(lensSize(30, ROOM, false)).toBeGreaterThanOrEqual(176);
});

test("a lens at the edge moves into view, with room for its labels", () => {
  const box = lensBox([10, 590], 200, ROOM, true);
  expect(box.left).toBe(80 + LABELS);
  expect(box.top + box.size).toBeLessThan(600 - 50);
});

test.each([360, 390])("on a screen of %i pixels a lens keeps off the round buttons and the sheet", (width) => {
  const room = { width, height: 560, insets: { left: 0, top: 0, right: 0, bottom: 200 }, footing: 0, siding: 58 };
  for (const scale of [24, 44, 100, 260]) {
    const size = lensSize(scale, room, true);
    const { left, top } = lensBox([width, 560], size, room, false);
    expect(size).toBeGreaterThanOrEqual(196);
    expect(left + size).toBeLessThanOrEqual(width - 58);
    expect([left > 0, top > 0, top + size < 360]).toEqual([true, true, true]);
  }
});

test("ghosts do not touch each other and stay on the tile", () => {
  const spots = spread(
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

test("two ghosts on one spot are told apart too", () => {
  const [one, other] = spread(
    [
      [100, 100],
      [100, 100],
    ],
    38,
    200,
  );
  expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeGreaterThan(36);
});

test("labels have their distance and stay beside the tile", () => {
  expect(apart([10, 12, 14], 30, 200)).toEqual([10, 40, 70]);
  expect(Math.max(...apart([180, 190, 195], 30, 200))).toBeLessThanOrEqual(185);
});

test("every place is marked once, with labels on both sides, in its order", () => {
  const places = [20, 60, 100, 140, 180, 220].map((x, index) => place(index + 1, [x, 120]));
  const marks = marked(places, 200, 38);
  expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(marks.filter(({ label }) => label.isLeft)).toHaveLength(3);
});

test("a card is seen whole wherever the lens is", () => {
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

test("a card in a corner is at the bottom right, unless the lens is there", () => {
  const at = (centre: [number, number]) => dockPlace(lensBox(centre, 200, ROOM, true), 250, 120, ROOM);
  const [left, top] = at([200, 150]);
  expect([left + 250, top + 120 < 550]).toEqual([990, true]);
  expect(at([900, 500])[0]).toBe(90);
});

test("bitmaps are as large as needed and hardly larger", () => {
  expect(levelFor(80)).toBe(96);
  expect(levelFor(96)).toBe(96);
  expect(levelFor(9999)).toBe(544);
});

test("a canvas has what is seen of the board, but no more than it may", () => {
  const board = boxAround([
    [-20, -20],
    [20, 20],
  ]);
  const look = { x: 0, y: 0, scale: 100 };
  const sheet = sheetFor(look, 1280, 800, board, 3);
  expect(covers(sheet, look, 1280, 800, board)).toBe(true);
  const { left, top, right, bottom } = sheet.box;
  expect((right - left) * (bottom - top) * (sheet.scale * sheet.density) ** 2).toBeLessThanOrEqual(8_000_001);
  expect(covers(sheet, { x: 15, y: 0, scale: 100 }, 1280, 800, board)).toBe(false);
});
