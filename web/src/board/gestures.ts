import type { Attachment } from "svelte/attachments";
import type { Cell } from "../protocol";
import { leaveFocus } from "../ui/focus";
import type { Viewport } from "../state/viewport.svelte";

const SLACK = 6; // pixels that a press may move and still be a click
const WHEEL = 0.0016; // zoom per pixel of the wheel
const PINCH = 0.01; // zoom per pixel of a touchpad pinch, which browsers report as a wheel with Control
const LINE = 18; // pixels per line, for wheels that count lines
const DOUBLE_TAP = 350; // milliseconds between two taps on the table
const NOTCH = 40; // pixels of the wheel that rotate a tile once

interface PointerPosition {
  x: number;
  y: number;
}

/** Callbacks for gestures other than moving the board. */
export interface GestureHandlers {
  /** Selector of the element over which the wheel rotates the tile. */
  turnsOver: string;
  /** Selector of elements that hide the cells below them from the pointer. */
  covers: string;
  turn: (steps: number) => void;
  point: (cell: Cell | null) => void;
  /** Handle a click at some time that may be the second of a double click on a cell. Return true if it was. */
  secondClick: (time: number) => boolean;
}

/** Attach gestures to the board: dragging, wheel, pinch and two-finger scrolling. A drag is not a click. */
export function gestures(view: Viewport, handlers: GestureHandlers): Attachment<HTMLElement> {
  return (board) => {
    const hand = new PointerTracker(board, view, handlers);
    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", hand.press, { signal });
    board.addEventListener("pointermove", hand.move, { signal });
    board.addEventListener("pointerup", hand.release, { signal });
    board.addEventListener("pointercancel", hand.release, { signal });
    board.addEventListener("pointerleave", hand.leave, { signal });
    board.addEventListener("click", hand.click, { signal, capture: true });
    board.addEventListener("wheel", hand.wheel, { signal, passive: false });
    return () => stop.abort();
  };
}

class PointerTracker {
  private readonly fingers = new Map<number, PointerPosition>();
  private begin: PointerPosition = { x: 0, y: 0 };
  private isMoving = false;
  private wasMoving = false;
  private wheeled = 0;
  private tappedAt = -Infinity;

  constructor(
    private readonly board: HTMLElement,
    private readonly view: Viewport,
    private readonly handlers: GestureHandlers,
  ) {}

  readonly press = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.fingers.set(event.pointerId, this.point(event));
    if (this.fingers.size > 1) this.startMoving();
    else {
      this.begin = this.point(event);
      this.isMoving = this.wasMoving = false;
    }
  };

  readonly move = (event: PointerEvent): void => {
    const point = this.point(event);
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      const isCovered = isOver(event, this.handlers.covers);
      if (event.pointerType !== "touch") this.handlers.point(isCovered ? null : this.view.cellAt(point.x, point.y));
      return;
    }
    if (!this.isMoving && distance(this.begin, point) > SLACK) this.startMoving();
    if (!this.isMoving) return;
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, point);
    if (other) this.pinch(before, point, other);
    else this.view.pan(point.x - before.x, point.y - before.y);
  };

  readonly release = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    this.wasMoving = this.isMoving;
    this.isMoving = false;
    delete this.board.dataset["moving"];
  };

  readonly leave = (): void => {
    if (this.fingers.size === 0) this.handlers.point(null);
  };

  readonly click = (event: MouseEvent): void => {
    const isKey = event.detail === 0;
    leaveFocus(event);
    if (isKey) return;
    const isConsumed = this.wasMoving || this.handlers.secondClick(event.timeStamp);
    this.wasMoving = false;
    if (isConsumed) {
      event.stopPropagation();
      event.preventDefault();
    } else if (!isOver(event, "button, a")) this.tap(event);
  };

  /** Two taps on the table switch between the whole board and a closer view. */
  private tap(event: MouseEvent): void {
    const isSecond = event.timeStamp - this.tappedAt < DOUBLE_TAP;
    this.tappedAt = isSecond ? -Infinity : event.timeStamp;
    const { x, y } = this.point(event);
    if (isSecond) this.view.toggleWhole(x, y);
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    if (isOver(event, this.handlers.turnsOver) && !event.ctrlKey) return this.turn(pixels);
    const { x, y } = this.point(event);
    this.view.zoom(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), x, y);
  };

  private startMoving(): void {
    this.isMoving = true;
    this.board.dataset["moving"] = "";
    for (const finger of this.fingers.keys()) this.board.setPointerCapture(finger);
    this.handlers.point(null);
  }

  private pinch(before: PointerPosition, after: PointerPosition, other: PointerPosition): void {
    const [begin, end] = [middle(before, other), middle(after, other)];
    this.view.pan(end.x - begin.x, end.y - begin.y);
    this.view.zoom(distance(after, other) / Math.max(1, distance(before, other)), end.x, end.y);
  }

  private turn(pixels: number): void {
    this.wheeled += pixels;
    if (Math.abs(this.wheeled) < NOTCH) return;
    this.handlers.turn(Math.sign(this.wheeled));
    this.wheeled = 0;
  }

  private point(event: MouseEvent): PointerPosition {
    const { left, top } = this.board.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function isOver(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

function distance(one: PointerPosition, other: PointerPosition): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: PointerPosition, other: PointerPosition): PointerPosition {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
