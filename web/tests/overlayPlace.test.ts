import { expect, test } from "vitest";
import { cornerBox, overlaps, surroundings } from "../src/game/overlayPlace";
import { Viewport } from "../src/state/viewport.svelte";

const SIZE = { width: 100, height: 50 };

function viewOf(): Viewport {
  const view = new Viewport();
  view.resize(800, 600);
  view.insets = { left: 80, top: 20, right: 0, bottom: 200 };
  view.camera = { x: 0.5, y: 0.5, scale: 100 };
  return view;
}

test("an overlay in a corner is outside the insets", () => {
  const view = viewOf();
  expect(cornerBox(view, "bottom right", SIZE)).toEqual({ left: 690, top: 340, right: 790, bottom: 390 });
  expect(cornerBox(view, "top left", SIZE)).toEqual({ left: 90, top: 30, right: 190, bottom: 80 });
  expect(cornerBox(view, "bottom left", SIZE, 0).left).toBe(10);
});

test("the surroundings are three cells wide and high", () => {
  const tried = { x: 0, y: 0, rotation: 0, place: 0 } as const;
  expect(surroundings(viewOf(), tried)).toEqual({ left: 250, top: 150, right: 550, bottom: 450 });
});

test("boxes that only touch do not overlap", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(overlaps(box, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
  expect(overlaps(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true);
});
