import { isForPage } from "../ui/keyboard";
import type { Cell } from "../protocol";
import type { PendingMove } from "../state/pendingMove.svelte";
import type { MovePlayback } from "../state/movePlayback.svelte";
import type { Viewport } from "../state/viewport.svelte";

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CLOSED_BY_ESCAPE = ":popover-open, [data-drawer]"; // Escape only closes these
const PRESSABLE = "button, a, summary, [role=button]";

/** The stores that the board's keys act on. */
export interface BoardKeyTargets {
  view: Viewport;
  pendingMove: PendingMove;
  playback: MovePlayback;
}

/** Handle a key at the board. Return true if the key has a meaning there. */
export function handleBoardKey(event: KeyboardEvent, at: BoardKeyTargets): boolean {
  if (!isForPage(event)) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key in ARROWS) return handleArrow(ARROWS[event.key]!, event.shiftKey, at);
  if (event.key === "Enter") return handleEnter(target, at.pendingMove);
  const key = event.key.toLowerCase();
  if (at.pendingMove.chooseKey(key)) return true;
  return ACTIONS[key]?.(at) ?? false;
}

type Action = (at: BoardKeyTargets) => boolean;

const ACTIONS: Readonly<Record<string, Action>> = {
  q: ({ pendingMove }) => ifTentative(pendingMove, () => pendingMove.turn(-1)),
  e: ({ pendingMove }) => ifTentative(pendingMove, () => pendingMove.turn(1)),
  escape: ({ pendingMove, playback }) =>
    document.querySelector(CLOSED_BY_ESCAPE) === null && (playback.skipScoring() || pendingMove.back()),
  f: ({ view, pendingMove }) => run(() => (pendingMove.tentative ? view.toggleWhole(0, 0) : view.fit())),
  r: ({ pendingMove }) => ifTentative(pendingMove, () => pendingMove.turn(1)),
  z: ({ view }) => run(() => view.hold()),
  l: ({ view, playback }) => run(() => showLastMove(view, playback)),
  "+": ({ view }) => run(() => view.zoomStep(1)),
  "=": ({ view }) => run(() => view.zoomStep(1)),
  "-": ({ view }) => run(() => view.zoomStep(-1)),
};

/** Move between the cells where the tile fits. Without such cells, or with Shift, move the board. */
function handleArrow(direction: Cell, isPanning: boolean, { view, pendingMove }: BoardKeyTargets): boolean {
  if (isPanning || pendingMove.cells.length === 0) view.panStep(...direction);
  else {
    pendingMove.walk(direction, view.cellAt(view.width / 2, view.height / 2));
    if (pendingMove.tentative) focusCell([pendingMove.tentative.x, pendingMove.tentative.y], view);
  }
  return true;
}

/** Bring a cell into view and focus its button, so that screen readers announce it and Enter acts on it. */
function focusCell(cell: Cell, view: Viewport): void {
  view.reveal(cell, 0.8);
  document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)?.focus({ preventScroll: true });
}

function handleEnter(target: Element | null, pendingMove: PendingMove): boolean {
  if (target?.matches(PRESSABLE) && !isTriedCell(target, pendingMove)) return false;
  return ifTentative(pendingMove, () => void pendingMove.place());
}

function isTriedCell(target: Element, { tentative }: PendingMove): boolean {
  return tentative !== null && target.getAttribute("data-cell") === `${tentative.x},${tentative.y}`;
}

/** Show the last move of the other players again, and bring it into view. */
export function showLastMove(view: Viewport, playback: MovePlayback): void {
  const cell = playback.replay();
  if (cell) view.reveal(cell);
}

function ifTentative(pendingMove: PendingMove, action: () => void): boolean {
  if (!pendingMove.tentative) return false;
  action();
  return true;
}

function run(action: () => void): boolean {
  action();
  return true;
}
