import type { Cell } from "../protocol";

/** A part of the table, in tiles; its right and bottom lie just outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where one looks: the point of the table in the middle of the view, and how many pixels a tile is wide. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

/** How much of the view something covers at each side, in pixels. */
export type Insets = Box;

/** What of the browser a view uses to move softly; tests give it another. */
export interface Clock {
  now: () => number;
  frame: (action: () => void) => void;
}

export const SMALLEST = 24;
export const LARGEST = 260;
const LARGEST_FITTED = 120;
const ROOM = 1.15; // tiles round the board where one can lay
const GLIDE = 260; // milliseconds
const STEP = 1.25; // of a zoom by button or key
const PAUSE = 160; // milliseconds without a zoom after which the board is drawn anew, sharply

export const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  frame: (action) => void requestAnimationFrame(action),
};

/**
 * Which part of the board is seen, and how large.
 *
 * `look` changes with every movement; `drawn` is the look that tiles and layers are drawn for. Between them lies a
 * transform that costs next to nothing, so a movement is smooth, and is followed by one new drawing.
 */
export class View {
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Pixels at the bottom where buttons are: nothing to be chosen is fitted there. */
  footing = $state(0);
  /** Pixels at the right where buttons are, on a narrow screen: what is tapped keeps off them. */
  siding = $state(0);
  look = $state.raw<Look>({ x: 0.5, y: 0.5, scale: 80 });
  drawn = $state.raw<Look>({ x: 0.5, y: 0.5, scale: 80 });
  /** The board, which never goes out of sight. */
  board = $state.raw<Box>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** Whether a person has moved the view; then it does not follow the game by itself. */
  isOwn = $state(false);
  isStill = false;
  /** How small a tile may be in a fitted view; fingers need larger ones than a mouse. */
  leastFitted = SMALLEST;
  /** How many tiles round the board a fitted view shows too. */
  room = ROOM;
  /** How many tiles round the board are to be seen, lest a view that follows it moves. */
  beside = 1;
  private glides = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly clock: Clock = BROWSER_CLOCK) {}

  get isReady(): boolean {
    return this.width > 0 && this.height > 0;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** Where a point of the table is in the view, in pixels. */
  screen(x: number, y: number): [number, number] {
    const { look } = this;
    return [(x - look.x) * look.scale + this.width / 2, (y - look.y) * look.scale + this.height / 2];
  }

  /** Which point of the table is at a point of the view. */
  table(left: number, top: number, look = this.look): [number, number] {
    return [(left - this.width / 2) / look.scale + look.x, (top - this.height / 2) / look.scale + look.y];
  }

  cellAt(left: number, top: number): Cell {
    const [x, y] = this.table(left, top);
    return [Math.floor(x), Math.floor(y)];
  }

  /** What is seen and not covered. */
  get seen(): Box {
    return this.seenIn(this.look);
  }

  /** Move by some pixels, as a hand moves a map. */
  pan(right: number, down: number): void {
    this.isOwn = true;
    this.stop();
    const { x, y, scale } = this.look;
    this.look = this.held({ x: x - right / scale, y: y - down / scale, scale });
  }

  /** Zoom so that what is at a point of the view stays there. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    this.isOwn = true;
    this.stop();
    this.look = this.zoomed(factor, left, top);
    this.settle();
  }

  zoomStep(steps: number): void {
    this.isOwn = true;
    this.glide(this.zoomed(STEP ** steps, this.width / 2, this.height / 2));
  }

  panStep(right: number, down: number): void {
    this.isOwn = true;
    const { x, y, scale } = this.look;
    this.glide(this.held({ x: x + right, y: y + down, scale }));
  }

  /** Show all of the board, and follow it from now on. */
  fit(isSoft = true): void {
    this.isOwn = false;
    if (isSoft) this.glide(this.fitted());
    else this.jump(this.fitted());
  }

  /** Show all of the board anew, unless somebody has moved the view. */
  refit(): void {
    if (!this.isOwn && this.isReady) this.glide(this.fitted());
  }

  /**
   * The board has changed. Unless somebody has moved the view, it is shown whole, but moves only if something is not
   * seen; of a board that is too large to be shown whole, the latest tile is seen.
   */
  follow(latest: Cell | null = null): void {
    const wanted = grown(this.board, this.beside);
    if (this.isOwn || !this.isReady || contains(this.seen, wanted)) return;
    const fitted = this.fitted();
    if (latest && !contains(this.seenIn(fitted), wanted) && this.look.scale <= fitted.scale) this.reveal(latest, 1);
    else this.glide({ ...fitted, scale: Math.min(fitted.scale, this.look.scale) });
  }

  /** Move just so far that a cell is seen, with some room round it. */
  reveal([x, y]: Cell, room = 0.4): void {
    const { seen, look } = this;
    const right = shift(x - room, x + 1 + room, seen.left, seen.right);
    const down = shift(y - room, y + 1 + room, seen.top, seen.bottom);
    if (right || down) this.glide({ x: look.x + right, y: look.y + down, scale: look.scale });
  }

  /** Move softly by some pixels, as a hand moves a map, but for the game's sake: the view follows it still. */
  nudge(right: number, down: number): void {
    const { x, y, scale } = this.look;
    if (right || down) this.glide({ x: x - right / scale, y: y - down / scale, scale });
  }

  /** Draw for the present look, now. */
  redraw(): void {
    clearTimeout(this.settling);
    this.drawn = this.look;
  }

  private seenIn(look: Look): Box {
    const { width, height, insets } = this;
    const [left, top] = this.table(insets.left, insets.top, look);
    const [right, bottom] = this.table(width - insets.right, height - insets.bottom - this.footing, look);
    return { left, top, right, bottom };
  }

  private zoomed(factor: number, left: number, top: number): Look {
    const [x, y] = this.table(left, top);
    const scale = clamp(this.look.scale * factor, SMALLEST, LARGEST);
    return this.held({ x: x - (left - this.width / 2) / scale, y: y - (top - this.height / 2) / scale, scale });
  }

  /** A look whose middle lies on the board. */
  private held({ x, y, scale }: Look): Look {
    const { left, top, right, bottom } = grown(this.board, ROOM);
    return { x: clamp(x, left, right), y: clamp(y, top, bottom), scale };
  }

  private fitted(): Look {
    const { left, top, right, bottom } = grown(this.board, this.room);
    const across = this.width - this.insets.left - this.insets.right;
    const along = this.height - this.insets.top - this.insets.bottom - this.footing;
    const scale = clamp(Math.min(across / (right - left), along / (bottom - top)), this.leastFitted, LARGEST_FITTED);
    return {
      x: (left + right) / 2 + (this.insets.right - this.insets.left) / 2 / scale,
      y: (top + bottom) / 2 + (this.insets.bottom + this.footing - this.insets.top) / 2 / scale,
      scale,
    };
  }

  private jump(look: Look): void {
    this.stop();
    this.look = look;
    this.redraw();
  }

  private glide(end: Look): void {
    if (this.isStill) return this.jump(end);
    this.stop();
    const [begin, began, number] = [this.look, this.clock.now(), this.glides];
    const step = (): void => {
      if (number !== this.glides) return;
      const time = Math.min(1, (this.clock.now() - began) / GLIDE);
      this.look = between(begin, end, 1 - (1 - time) ** 3);
      if (time < 1) this.clock.frame(step);
      else this.redraw();
    };
    this.clock.frame(step);
  }

  private stop(): void {
    this.glides += 1;
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.redraw(), PAUSE);
  }
}

/** The smallest box that has all cells in it. */
export function boxAround(cells: Iterable<Cell>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of cells) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.left < box.right ? box : { left: 0, top: 0, right: 1, bottom: 1 };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** How far a range is to be moved so that a part lies in it. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return low - from;
  return high > to ? high - to : 0;
}

function between(begin: Look, end: Look, part: number): Look {
  const mixed = (one: number, other: number) => one + (other - one) * part;
  return { x: mixed(begin.x, end.x), y: mixed(begin.y, end.y), scale: mixed(begin.scale, end.scale) };
}
