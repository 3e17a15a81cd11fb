import type { Cell } from "../protocol";

/** A rectangle of the table, in tiles; right and bottom are exclusive. */
export interface CellBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The point of the table at the centre of the view, and the width of a tile in pixels. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Pixels of the view that are covered at each side. */
export type Insets = CellBox;

/** The browser's clock and animation frames; tests replace them. */
export interface FrameClock {
  now: () => number;
  frame: (action: () => void) => void;
}

export const SMALLEST = 24;
export const LARGEST = 260;
const LARGEST_FITTED = 120;
const MARGIN = 1.15; // tiles of margin around the board, where tiles can be laid
const GLIDE_DURATION = 260; // milliseconds
const STEP = 1.25; // zoom factor of a button or key
const REDRAW_DELAY = 160; // milliseconds after a zoom until the board is redrawn sharply

export const BROWSER_FRAME_CLOCK: FrameClock = {
  now: () => performance.now(),
  frame: (action) => void requestAnimationFrame(action),
};

/**
 * The visible part of the board and its scale.
 *
 * `camera` changes with every movement; `drawnCamera` is the camera that tiles and layers are drawn for. A cheap CSS
 * transform covers the difference, so movements are smooth and end with a single redraw.
 */
export class Viewport {
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Pixels at the bottom that buttons take: cells are not fitted there. */
  bottomControls = $state(0);
  /** Pixels at the right that buttons take on a narrow screen: the lens avoids them. */
  rightControls = $state(0);
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 80 });
  drawnCamera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 80 });
  /** The board, which always stays in view. */
  board = $state.raw<CellBox>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** True after the user moved the view; then it no longer follows the game. */
  isMovedByUser = $state(false);
  isMotionReduced = false;
  /** Minimum tile width in a fitted view; touch needs larger tiles than a mouse. */
  minFittedScale = SMALLEST;
  /** Margin around the board in a fitted view, in tiles. */
  margin = MARGIN;
  /** Margin that must be visible, in tiles; if it is not, a following view moves. */
  minMargin = 1;
  private glides = 0;
  private redrawTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly clock: FrameClock = BROWSER_FRAME_CLOCK) {}

  get isReady(): boolean {
    return this.width > 0 && this.height > 0;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** Convert a point of the table to pixels of the view. */
  toScreen(x: number, y: number): [number, number] {
    const { camera } = this;
    return [(x - camera.x) * camera.scale + this.width / 2, (y - camera.y) * camera.scale + this.height / 2];
  }

  /** Convert pixels of the view to a point of the table. */
  toTable(left: number, top: number, camera = this.camera): [number, number] {
    return [(left - this.width / 2) / camera.scale + camera.x, (top - this.height / 2) / camera.scale + camera.y];
  }

  cellAt(left: number, top: number): Cell {
    const [x, y] = this.toTable(left, top);
    return [Math.floor(x), Math.floor(y)];
  }

  /** The visible and uncovered part of the table. */
  get visibleBox(): CellBox {
    return this.visibleIn(this.camera);
  }

  /** Drag the board by some pixels. */
  pan(right: number, down: number): void {
    this.isMovedByUser = true;
    this.stop();
    const { x, y, scale } = this.camera;
    this.camera = this.clampCamera({ x: x - right / scale, y: y - down / scale, scale });
  }

  /** Zoom around a point of the view. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    this.isMovedByUser = true;
    this.stop();
    this.camera = this.zoomCamera(factor, left, top);
    this.scheduleRedraw();
  }

  zoomStep(steps: number): void {
    this.isMovedByUser = true;
    this.glide(this.zoomCamera(STEP ** steps, this.width / 2, this.height / 2));
  }

  panStep(right: number, down: number): void {
    this.isMovedByUser = true;
    const { x, y, scale } = this.camera;
    this.glide(this.clampCamera({ x: x + right, y: y + down, scale }));
  }

  /** Show the whole board, and follow the game again. */
  fit(isAnimated = true): void {
    this.isMovedByUser = false;
    if (isAnimated) this.glide(this.fitCamera());
    else this.jump(this.fitCamera());
  }

  /** Fit the board again, unless the user moved the view. */
  refit(): void {
    if (!this.isMovedByUser && this.isReady) this.glide(this.fitCamera());
  }

  /**
   * Follow a change of the board, unless the user moved the view. The view moves only if part of the board is hidden.
   * If the board is too large to be shown whole, the latest tile is brought into view.
   */
  follow(latest: Cell | null = null): void {
    const wanted = growBox(this.board, this.minMargin);
    if (this.isMovedByUser || !this.isReady || contains(this.visibleBox, wanted)) return;
    const fitCamera = this.fitCamera();
    if (latest && !contains(this.visibleIn(fitCamera), wanted) && this.camera.scale <= fitCamera.scale)
      this.reveal(latest, 1);
    else this.glide({ ...fitCamera, scale: Math.min(fitCamera.scale, this.camera.scale) });
  }

  /** Scroll as little as possible to show a cell with some margin. */
  reveal([x, y]: Cell, margin = 0.4): void {
    const { visibleBox, camera } = this;
    const right = shift(x - margin, x + 1 + margin, visibleBox.left, visibleBox.right);
    const down = shift(y - margin, y + 1 + margin, visibleBox.top, visibleBox.bottom);
    if (right || down) this.glide({ x: camera.x + right, y: camera.y + down, scale: camera.scale });
  }

  /** Glide by some pixels. Unlike `pan` this is not the user's doing, so the view keeps following the game. */
  nudge(right: number, down: number): void {
    const { x, y, scale } = this.camera;
    if (right || down) this.glide({ x: x - right / scale, y: y - down / scale, scale });
  }

  /** Redraw for the current camera now. */
  redraw(): void {
    clearTimeout(this.redrawTimer);
    this.drawnCamera = this.camera;
  }

  private visibleIn(camera: Camera): CellBox {
    const { width, height, insets } = this;
    const [left, top] = this.toTable(insets.left, insets.top, camera);
    const [right, bottom] = this.toTable(width - insets.right, height - insets.bottom - this.bottomControls, camera);
    return { left, top, right, bottom };
  }

  private zoomCamera(factor: number, left: number, top: number): Camera {
    const [x, y] = this.toTable(left, top);
    const scale = clamp(this.camera.scale * factor, SMALLEST, LARGEST);
    return this.clampCamera({ x: x - (left - this.width / 2) / scale, y: y - (top - this.height / 2) / scale, scale });
  }

  /** Return the camera with its centre moved onto the board. */
  private clampCamera({ x, y, scale }: Camera): Camera {
    const { left, top, right, bottom } = growBox(this.board, MARGIN);
    return { x: clamp(x, left, right), y: clamp(y, top, bottom), scale };
  }

  private fitCamera(): Camera {
    const { left, top, right, bottom } = growBox(this.board, this.margin);
    const across = this.width - this.insets.left - this.insets.right;
    const along = this.height - this.insets.top - this.insets.bottom - this.bottomControls;
    const scale = clamp(Math.min(across / (right - left), along / (bottom - top)), this.minFittedScale, LARGEST_FITTED);
    return {
      x: (left + right) / 2 + (this.insets.right - this.insets.left) / 2 / scale,
      y: (top + bottom) / 2 + (this.insets.bottom + this.bottomControls - this.insets.top) / 2 / scale,
      scale,
    };
  }

  private jump(camera: Camera): void {
    this.stop();
    this.camera = camera;
    this.redraw();
  }

  private glide(end: Camera): void {
    if (this.isMotionReduced) return this.jump(end);
    this.stop();
    const [begin, began, number] = [this.camera, this.clock.now(), this.glides];
    const step = (): void => {
      if (number !== this.glides) return;
      const time = Math.min(1, (this.clock.now() - began) / GLIDE_DURATION);
      this.camera = interpolate(begin, end, 1 - (1 - time) ** 3);
      if (time < 1) this.clock.frame(step);
      else this.redraw();
    };
    this.clock.frame(step);
  }

  private stop(): void {
    this.glides += 1;
  }

  private scheduleRedraw(): void {
    clearTimeout(this.redrawTimer);
    this.redrawTimer = setTimeout(() => this.redraw(), REDRAW_DELAY);
  }
}

/** Return the smallest box around all cells. */
export function boxAround(cells: Iterable<Cell>): CellBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of cells) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.left < box.right ? box : { left: 0, top: 0, right: 1, bottom: 1 };
}

export function growBox({ left, top, right, bottom }: CellBox, by: number): CellBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function contains(outer: CellBox, inner: CellBox): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Return the distance by which a range must move to contain a part. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return low - from;
  return high > to ? high - to : 0;
}

function interpolate(begin: Camera, end: Camera, part: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { x: mix(begin.x, end.x), y: mix(begin.y, end.y), scale: mix(begin.scale, end.scale) };
}
