import type { Cell } from "../protocol";
import type { CameraMotion } from "./preferences.svelte";

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
const GLIDE_DURATION = 200; // milliseconds
const FOCUS = { most: 132, across: 3.1, along: 2.6 }; // pixels of a tried tile, and its share of the free space
const NEARER = 1.5; // zoom factor while the tried tile is held
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
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 80 });
  drawnCamera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 80 });
  /** The board, which always stays in view. */
  board = $state.raw<CellBox>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** True after the user moved the view; then it no longer follows the game. */
  isMovedByUser = $state(false);
  isMotionReduced = false;
  motion: CameraMotion = "glide";
  /** Minimum tile width in a fitted view; touch needs larger tiles than a mouse. */
  minFittedScale = SMALLEST;
  /** Margin around the board in a fitted view, in tiles. */
  margin = MARGIN;
  /** Margin that must be visible, in tiles; if it is not, a following view moves. */
  minMargin = 1;
  private glides = 0;
  /** The end of the current glide. */
  private goal: Camera | null = null;
  /** The cell of the tried tile, and the camera to return to afterwards; null once the user has moved the view. */
  private focused: { cell: Cell; before: Camera | null } | null = null;
  private beforeHold: Camera | null = null;
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

  /** The uncovered part of the view, in pixels. */
  get freeBox(): Insets {
    const { width, height, insets } = this;
    return {
      left: insets.left,
      top: insets.top,
      right: width - insets.right,
      bottom: height - insets.bottom - this.bottomControls,
    };
  }

  /** The width of a tile, in pixels, that is large enough to choose a place on it. */
  get focusSize(): number {
    const { left, top, right, bottom } = this.freeBox;
    return Math.min(FOCUS.most, (right - left) / FOCUS.across, (bottom - top) / FOCUS.along);
  }

  /** True if tiles have at least about the focus size. */
  get isNear(): boolean {
    return this.camera.scale >= 0.83 * this.focusSize;
  }

  /** The camera after the current glide. */
  private get settled(): Camera {
    return this.goal ?? this.camera;
  }

  /** Drag the board by some pixels. */
  pan(right: number, down: number): void {
    this.takeControl();
    this.stop();
    const { x, y, scale } = this.camera;
    this.camera = this.clampCamera({ x: x - right / scale, y: y - down / scale, scale });
  }

  /** Zoom around a point of the view. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    this.takeControl();
    this.stop();
    this.camera = this.zoomCamera(factor, left, top);
    this.scheduleRedraw();
  }

  /** Zoom by some steps around the tried tile, or else around the centre. */
  zoomStep(steps: number): void {
    const cell = this.focused?.cell;
    const [left, top] = cell ? this.toScreen(cell[0] + 0.5, cell[1] + 0.5) : [this.width / 2, this.height / 2];
    this.takeControl();
    this.glide(this.zoomCamera(STEP ** steps, left, top));
  }

  /** Move the view by some tiles. */
  panStep(right: number, down: number): void {
    this.takeControl();
    const { x, y, scale } = this.settled;
    this.glide(this.clampCamera({ x: x + right, y: y + down, scale }));
  }

  /** Show the whole board, and follow the game again. */
  fit(isAnimated = true): void {
    this.isMovedByUser = false;
    if (this.focused) this.focused.before = null;
    if (isAnimated) this.glide(this.fitCamera());
    else this.jump(this.fitCamera());
  }

  /** Switch between the whole board and a closer view: of the tried tile, or of a point of the view. */
  toggleWhole(left: number, top: number): void {
    const fitCamera = this.fitCamera();
    if (this.settled.scale > fitCamera.scale * 1.02) return this.fit();
    if (this.focused) this.glide(this.focusCamera(this.focused.cell));
    else {
      this.takeControl();
      this.glide(this.zoomCamera(Math.max(2, this.focusSize / this.camera.scale), left, top));
    }
  }

  /** Fit the board to a view of another size, unless the user moved the view. A tried tile stays in focus. */
  refitResized(): void {
    if (this.isMovedByUser || !this.isReady) return;
    if (!this.focused?.before) return this.fit(false);
    this.jump(this.fitCamera());
    this.focus(this.focused.cell, this.camera);
  }

  /** Fit the board again, unless the user moved the view. */
  refit(): void {
    if (!this.isMovedByUser && this.isReady) this.move(this.fitCamera());
  }

  /**
   * Show a tried tile with its neighbours, at the focus size or larger. The view moves as little as possible, and not
   * at all if the user has moved it since the tile was laid there. It returns to `before`, by default the present view.
   */
  focus(cell: Cell, before = this.focused?.before ?? this.settled): void {
    const isSameCell = this.focused?.cell[0] === cell[0] && this.focused.cell[1] === cell[1];
    if (!this.isReady || (isSameCell && this.focused?.before === null)) return;
    this.focused = { cell, before };
    this.move(this.focusCamera(cell));
  }

  /** Return to the view before the focus, unless the user has moved the view since. */
  leaveFocus(): void {
    const before = this.focused?.before;
    this.focused = null;
    this.beforeHold = null;
    if (before) this.move(before);
  }

  /** Go nearer to the tried tile while it is held. */
  hold(): void {
    if (!this.focused || this.beforeHold) return;
    this.beforeHold = this.settled;
    const [x, y] = this.focused.cell;
    this.glide(this.cameraAround(this.focused.cell, this.zoomAround([x + 0.5, y + 0.5], this.settled.scale * NEARER)));
  }

  /** End `hold`. */
  release(): void {
    if (this.beforeHold) this.glide(this.beforeHold);
    this.beforeHold = null;
  }

  /**
   * Follow a change of the board, unless the user moved the view. The view moves only if part of the board is hidden.
   * If the board is too large to be shown whole, the latest tile is brought into view.
   */
  follow(latest: Cell | null = null): void {
    const wanted = growBox(this.board, this.minMargin);
    const { settled } = this;
    if (this.isMovedByUser || this.focused || !this.isReady || contains(this.visibleIn(settled), wanted)) return;
    const fitCamera = this.fitCamera();
    if (latest && !contains(this.visibleIn(fitCamera), wanted) && settled.scale <= fitCamera.scale)
      this.reveal(latest, 1);
    else this.move({ ...fitCamera, scale: Math.min(fitCamera.scale, settled.scale) });
  }

  /** Scroll as little as possible to show a cell with some margin. */
  reveal([x, y]: Cell, margin = 0.4): void {
    const { settled } = this;
    const seen = this.visibleIn(settled);
    const right = shift(x - margin, x + 1 + margin, seen.left, seen.right);
    const down = shift(y - margin, y + 1 + margin, seen.top, seen.bottom);
    if (right || down) this.move({ x: settled.x + right, y: settled.y + down, scale: settled.scale });
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

  /** Return the camera that shows a tried tile and its neighbours, as near to the present one as possible. */
  private focusCamera(cell: Cell): Camera {
    const scale = Math.max(this.settled.scale, this.focusSize);
    return this.cameraAround(cell, this.zoomAround([cell[0] + 0.5, cell[1] + 0.5], scale));
  }

  /** Return the present camera at another scale, with a point of the table where it is on the screen. */
  private zoomAround([x, y]: [number, number], wanted: number): Camera {
    const { settled } = this;
    const scale = clamp(wanted, SMALLEST, LARGEST);
    const factor = settled.scale / scale;
    return { x: x - (x - settled.x) * factor, y: y - (y - settled.y) * factor, scale };
  }

  /** Return the camera moved so that a cell and its eight neighbours are in the free part of the view. */
  private cameraAround([x, y]: Cell, { x: centreX, y: centreY, scale }: Camera): Camera {
    const { left, top, right, bottom } = this.freeBox;
    const place = (centre: number, cell: number, size: number, from: number, to: number) => {
      const least = cell + 2 - (to - size / 2) / scale;
      const most = cell - 1 + (size / 2 - from) / scale;
      return least <= most ? clamp(centre, least, most) : (least + most) / 2;
    };
    return {
      x: place(centreX, x, this.width, left, right),
      y: place(centreY, y, this.height, top, bottom),
      scale,
    };
  }

  /** Note that the user moves the view: it no longer follows the game, or returns from a focus. */
  private takeControl(): void {
    this.isMovedByUser = true;
    if (this.focused) this.focused.before = null;
    this.beforeHold = null;
  }

  /** Move by itself, as the user's setting allows. */
  private move(camera: Camera): void {
    if (this.motion === "never") return;
    if (this.motion === "jump") this.jump(camera);
    else this.glide(camera);
  }

  private jump(camera: Camera): void {
    this.stop();
    this.camera = camera;
    this.redraw();
  }

  private glide(end: Camera): void {
    if (this.isMotionReduced) return this.jump(end);
    this.stop();
    if (isSameCamera(this.camera, end)) return;
    this.goal = end;
    const [begin, began, number] = [this.camera, this.clock.now(), this.glides];
    const step = (): void => {
      if (number !== this.glides) return;
      const time = Math.min(1, (this.clock.now() - began) / GLIDE_DURATION);
      this.camera = interpolate(begin, end, 1 - (1 - time) ** 3);
      if (time < 1) this.clock.frame(step);
      else this.arrive();
    };
    this.clock.frame(step);
  }

  private arrive(): void {
    this.goal = null;
    this.redraw();
  }

  private stop(): void {
    this.glides += 1;
    this.goal = null;
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

function isSameCamera(one: Camera, other: Camera): boolean {
  const isClose = (difference: number) => Math.abs(difference) * other.scale < 0.5;
  return isClose(one.x - other.x) && isClose(one.y - other.y) && Math.abs(one.scale - other.scale) < 0.01;
}

function interpolate(begin: Camera, end: Camera, part: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { x: mix(begin.x, end.x), y: mix(begin.y, end.y), scale: mix(begin.scale, end.scale) };
}
