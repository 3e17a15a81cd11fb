import { expect, test } from "vitest";
import { boardInsets, bottomControls } from "../src/game/boardInsets";

const FREE = { left: 0, top: 0, right: 0, bottom: 0 };
const OVERLAYS = { layers: { ...FREE, left: 86 }, sheet: 240, unsafe: { left: 44, bottom: 21 } };

test("layers cover an edge of a wide board", () => {
  expect(boardInsets("wide", OVERLAYS)).toEqual({ ...FREE, left: 86 });
  expect(boardInsets("tight", OVERLAYS)).toEqual({ ...FREE, left: 86 });
});

test("the sheet covers the bottom of a portrait board", () => {
  expect(boardInsets("portrait", OVERLAYS)).toEqual({ ...FREE, bottom: 240 });
});

test("discs and unsafe areas cover the edges of a turned phone", () => {
  const { left, top, right, bottom } = boardInsets("landscape", OVERLAYS);
  expect(left).toBeGreaterThan(44 + 44);
  expect([top, right, bottom]).toEqual([0, 0, 21]);
});

test("discs leave the bottom of a portrait board to a tried tile", () => {
  expect(bottomControls("portrait", false)).toBeGreaterThan(44);
  expect(bottomControls("portrait", true)).toBe(0);
  expect(bottomControls("landscape", false)).toBe(0);
});
