import { expect, test } from "vitest";
import { boxAround, LARGEST, SMALLEST, Viewport, type FrameClock } from "../src/state/viewport.svelte";

/** A fake clock that advances one step per frame. */
function quickClock(): FrameClock {
  let time = 0;
  return { now: () => time, frame: (action) => ((time += 40), action()) };
}

function viewOf(board = boxAround([[0, 0]]), clock = quickClock()): Viewport {
  const view = new Viewport(clock);
  view.resize(1000, 600);
  view.board = board;
  view.fit(false);
  return view;
}

const LARGE = boxAround([
  [-5, -4],
  [6, 5],
]);

test("converts between table and view coordinates", () => {
  const view = viewOf(LARGE);
  const [left, top] = view.toScreen(2.5, -1.25);
  expect(view.toTable(left, top)).toEqual([expect.closeTo(2.5), expect.closeTo(-1.25)]);
  expect(view.cellAt(left, top)).toEqual([2, -2]);
});

test("zooming keeps the point under the pointer", () => {
  const view = viewOf(LARGE);
  const before = view.toTable(600, 350);
  view.zoom(1.5, 600, 350);
  expect(view.toTable(600, 350)).toEqual(before.map((value) => expect.closeTo(value)));
});

test("zoom is limited in both directions", () => {
  const view = viewOf(LARGE);
  view.zoom(1000);
  expect(view.camera.scale).toBe(LARGEST);
  view.zoom(1 / 1000);
  expect(view.camera.scale).toBe(SMALLEST);
});

test("a fitted view shows the whole board outside the insets", () => {
  const view = viewOf(LARGE);
  view.insets = { left: 90, top: 10, right: 0, bottom: 40 };
  view.fit(false);
  const { left, top, right, bottom } = view.visibleBox;
  expect([left < LARGE.left, top < LARGE.top, right > LARGE.right, bottom > LARGE.bottom]).toEqual(Array(4).fill(true));
});

test("the board cannot be dragged out of view", () => {
  const view = viewOf();
  view.pan(100_000, -100_000);
  expect(view.camera.x).toBeGreaterThan(-2);
  expect(view.camera.y).toBeLessThan(3);
});

test("growth within the view does not move it", () => {
  const view = viewOf(LARGE);
  const before = view.camera;
  view.follow();
  expect(view.camera).toBe(before);
});

test("follows growth beyond the view without zooming in", () => {
  const view = viewOf();
  const { scale } = view.camera;
  view.board = boxAround([
    [0, 0],
    [9, 0],
  ]);
  view.follow();
  expect(view.visibleBox.right).toBeGreaterThan(10);
  expect(view.camera.scale).toBeLessThanOrEqual(scale);
});

test("a moved view stays until it is fitted", () => {
  const view = viewOf();
  view.pan(30, 0);
  const before = view.camera;
  view.board = LARGE;
  view.follow();
  expect(view.camera).toBe(before);
  view.fit();
  expect(view.isMovedByUser).toBe(false);
  expect(view.visibleBox.right).toBeGreaterThan(LARGE.right);
});

test("shows the latest tile of a board too large for touch", () => {
  const view = viewOf();
  view.minFittedScale = 100;
  view.board = LARGE;
  view.fit(false);
  view.follow([6, 5]);
  expect(view.camera.scale).toBe(100);
  expect(view.visibleBox.right).toBeGreaterThanOrEqual(7);
  expect(view.visibleBox.bottom).toBeGreaterThanOrEqual(6);
});

test("shows a board whole if it fits touch sizes", () => {
  const view = viewOf(LARGE);
  view.minFittedScale = view.camera.scale;
  view.pan(0, 100);
  view.isMovedByUser = false;
  view.follow([0, 0]);
  expect(view.visibleBox.top).toBeLessThan(LARGE.top - 1);
  expect(view.visibleBox.bottom).toBeGreaterThan(LARGE.bottom + 1);
});

test("revealing a visible cell does not move the view", () => {
  const view = viewOf(LARGE);
  const before = view.camera;
  view.reveal([0, 0]);
  expect(view.camera).toBe(before);
});

test("a drag cancels a glide", () => {
  const frames: (() => void)[] = [];
  let time = 0;
  const view = viewOf(LARGE, { now: () => time, frame: (action) => void frames.push(action) });
  view.zoomStep(3);
  view.pan(10, 0);
  const before = view.camera;
  time = 1000;
  for (const frame of frames) frame();
  expect(view.camera).toBe(before);
});

test("with reduced motion the view jumps and redraws at once", () => {
  const view = viewOf(LARGE);
  view.isMotionReduced = true;
  view.zoomStep(1);
  expect(view.drawnCamera).toBe(view.camera);
});

test("a fitted board leaves room for the buttons", () => {
  const view = viewOf(LARGE);
  view.bottomControls = 58;
  view.fit(false);
  const [, bottom] = view.toScreen(LARGE.right, LARGE.bottom + 1);
  expect(bottom).toBeLessThanOrEqual(view.height - view.bottomControls);
});

// The focus on a tried tile

test("a small tried tile is brought nearer, with its neighbours", () => {
  const view = viewOf(LARGE);
  view.focus([6, 5]);
  expect(view.camera.scale).toBeCloseTo(view.focusSize);
  const { left, top, right, bottom } = view.visibleBox;
  expect([left <= 5, top <= 4, right >= 8, bottom >= 7]).toEqual(Array(4).fill(true));
});

test("a tried tile stays in focus when the screen is turned", () => {
  const view = viewOf(LARGE);
  view.focus([6, 5]);
  view.resize(400, 800);
  view.refitResized();
  expect(view.camera.scale).toBeCloseTo(view.focusSize);
  expect(view.visibleBox.right).toBeGreaterThan(7);
  view.leaveFocus();
  expect(view.visibleBox.left).toBeLessThan(LARGE.left);
  expect(view.visibleBox.right).toBeGreaterThan(LARGE.right);
});

test("the focus size depends on the free space", () => {
  const view = viewOf(LARGE);
  expect(view.focusSize).toBe(132);
  view.resize(390, 300);
  expect(view.focusSize).toBeCloseTo(300 / 2.6);
  view.insets = { left: 100, top: 0, right: 0, bottom: 0 };
  expect(view.focusSize).toBeCloseTo(290 / 3.1);
});

test("a large tile in view does not move the camera", () => {
  const view = viewOf(LARGE);
  view.zoom(3, 500, 300);
  const before = view.camera;
  view.focus([0, 0]);
  expect(view.camera).toEqual(before);
});

test("the camera returns after the focus", () => {
  const view = viewOf(LARGE);
  const before = view.camera;
  view.focus([6, 5]);
  view.focus([-5, -4]);
  view.leaveFocus();
  expect(view.camera).toEqual(before);
});

test("the camera stays where the user moves it", () => {
  const view = viewOf(LARGE);
  view.focus([6, 5]);
  view.pan(30, 0);
  const moved = view.camera;
  view.focus([6, 5]);
  view.leaveFocus();
  expect(view.camera).toEqual(moved);
});

test("holding the tile brings the camera nearer", () => {
  const view = viewOf(LARGE);
  view.focus([0, 0]);
  const before = view.camera;
  view.hold();
  expect(view.camera.scale).toBeCloseTo(1.5 * before.scale);
  view.release();
  expect(view.camera).toEqual(before);
});

test("the camera obeys the setting of its motion", () => {
  const view = viewOf(LARGE);
  const before = view.camera;
  view.motion = "never";
  view.focus([6, 5]);
  expect(view.camera).toEqual(before);
  view.leaveFocus();
  view.motion = "jump";
  view.focus([6, 5]);
  expect(view.drawnCamera.scale).toBeCloseTo(view.focusSize);
});

test("zooming by steps keeps the tried tile in its place", () => {
  const view = viewOf(LARGE);
  view.focus([3, 2]);
  const before = view.toScreen(3.5, 2.5);
  view.zoomStep(1);
  expect(view.toScreen(3.5, 2.5)).toEqual(before.map((value) => expect.closeTo(value)));
});

test("two taps switch between the whole board and the tried tile", () => {
  const view = viewOf(LARGE);
  const whole = view.camera;
  view.focus([6, 5]);
  view.toggleWhole(0, 0);
  expect(view.camera).toEqual(whole);
  view.toggleWhole(0, 0);
  expect(view.camera.scale).toBeCloseTo(view.focusSize);
});
