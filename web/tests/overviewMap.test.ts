import { expect, test } from "vitest";
import { frameOn, isWhole, mapOf, pointOn } from "../src/game/overview/overviewMap";

const BOARD = { left: -3, top: -1, right: 3, bottom: 3 };
const MAP = mapOf(BOARD, { width: 160, height: 128 });

test("the map has one ring of cells around the board", () => {
  expect(MAP.box).toEqual({ left: -4, top: -2, right: 4, bottom: 4 });
  expect([MAP.scale, MAP.width, MAP.height]).toEqual([20, 160, 120]);
});

test("the frame stays on the map", () => {
  const visible = { left: -2, top: -9, right: 9, bottom: 1 };
  expect(frameOn(MAP, visible)).toEqual({ left: 40, top: 0, right: 160, bottom: 60 });
});

test("a point of the map is a point of the table", () => {
  expect(pointOn(MAP, 80, 40)).toEqual([0, 0]);
});

test("the whole board is in view if no tile is cut", () => {
  expect(isWhole(BOARD, BOARD)).toBe(true);
  expect(isWhole({ ...BOARD, left: -2.5 }, BOARD)).toBe(false);
});
