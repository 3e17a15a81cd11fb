import { expect, test } from "vitest";
import { boxAround, LARGEST, SMALLEST, View, type Clock } from "../src/state/view.svelte";

/** A clock whose time passes at once, a step a frame. */
function quickClock(): Clock {
  let time = 0;
  return { now: () => time, frame: (action) => ((time += 40), action()) };
}

function viewOf(board = boxAround([[0, 0]]), clock = quickClock()): View {
  const view = new View(clock);
  view.resize(1000, 600);
  view.board = board;
  view.fit(false);
  return view;
}

const LARGE = boxAround([
  [-5, -4],
  [6, 5],
]);

test("points of the table and of the view are told from each other both ways", () => {
  const view = viewOf(LARGE);
  const [left, top] = view.screen(2.5, -1.25);
  expect(view.table(left, top)).toEqual([expect.closeTo(2.5), expect.closeTo(-1.25)]);
  expect(view.cellAt(left, top)).toEqual([2, -2]);
});

test("zooming leaves in place what is under the pointer", () => {
  const view = viewOf(LARGE);
  const before = view.table(600, 350);
  view.zoom(1.5, 600, 350);
  expect(view.table(600, 350)).toEqual(before.map((value) => expect.closeTo(value)));
});

test("zooming has an end in both directions", () => {
  const view = viewOf(LARGE);
  view.zoom(1000);
  expect(view.look.scale).toBe(LARGEST);
  view.zoom(1 / 1000);
  expect(view.look.scale).toBe(SMALLEST);
});

test("a fitted view shows the whole board, beside what covers a part of it", () => {
  const view = viewOf(LARGE);
  view.insets = { left: 90, top: 10, right: 0, bottom: 40 };
  view.fit(false);
  const { left, top, right, bottom } = view.seen;
  expect([left < LARGE.left, top < LARGE.top, right > LARGE.right, bottom > LARGE.bottom]).toEqual(Array(4).fill(true));
});

test("the board cannot be dragged out of sight", () => {
  const view = viewOf();
  view.pan(100_000, -100_000);
  expect(view.look.x).toBeGreaterThan(-2);
  expect(view.look.y).toBeLessThan(3);
});

test("a board that grows within the view does not move it", () => {
  const view = viewOf(LARGE);
  const before = view.look;
  view.follow();
  expect(view.look).toBe(before);
});

test("a board that grows out of the view is followed, and never by zooming in", () => {
  const view = viewOf();
  const { scale } = view.look;
  view.board = boxAround([
    [0, 0],
    [9, 0],
  ]);
  view.follow();
  expect(view.seen.right).toBeGreaterThan(10);
  expect(view.look.scale).toBeLessThanOrEqual(scale);
});

test("whoever has moved the view keeps it, until they fit it", () => {
  const view = viewOf();
  view.pan(30, 0);
  const before = view.look;
  view.board = LARGE;
  view.follow();
  expect(view.look).toBe(before);
  view.fit();
  expect(view.isOwn).toBe(false);
  expect(view.seen.right).toBeGreaterThan(LARGE.right);
});

test("of a board too large for fingers, the latest tile is seen", () => {
  const view = viewOf();
  view.leastFitted = 100;
  view.board = LARGE;
  view.fit(false);
  view.follow([6, 5]);
  expect(view.look.scale).toBe(100);
  expect(view.seen.right).toBeGreaterThanOrEqual(7);
  expect(view.seen.bottom).toBeGreaterThanOrEqual(6);
});

test("a board that fits fingers is shown whole, wherever its latest tile is", () => {
  const view = viewOf(LARGE);
  view.leastFitted = view.look.scale;
  view.pan(0, 100);
  view.isOwn = false;
  view.follow([0, 0]);
  expect(view.seen.top).toBeLessThan(LARGE.top - 1);
  expect(view.seen.bottom).toBeGreaterThan(LARGE.bottom + 1);
});

test("a cell that is seen is revealed without any movement", () => {
  const view = viewOf(LARGE);
  const before = view.look;
  view.reveal([0, 0]);
  expect(view.look).toBe(before);
});

test("a movement by hand ends one that glides", () => {
  const frames: (() => void)[] = [];
  let time = 0;
  const view = viewOf(LARGE, { now: () => time, frame: (action) => void frames.push(action) });
  view.zoomStep(3);
  view.pan(10, 0);
  const before = view.look;
  time = 1000;
  for (const frame of frames) frame();
  expect(view.look).toBe(before);
});

test("without motion a view jumps, and is drawn at once", () => {
  const view = viewOf(LARGE);
  view.isStill = true;
  view.zoomStep(1);
  expect(view.drawn).toBe(view.look);
});

test("a fitted board leaves the room free where buttons are", () => {
  const view = viewOf(LARGE);
  view.footing = 58;
  view.fit(false);
  const [, bottom] = view.screen(LARGE.right, LARGE.bottom + 1);
  expect(bottom).toBeLessThanOrEqual(view.height - view.footing);
});
