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
  if (/^\d$/.test(event.key))
    return ifTentative(at.pendingMove, () => at.pendingMove.choosePlaceNumber(Number(event.key)));
  const action = ACTIONS[event.key.toLowerCase()];
  return action ? action(at) : false;
}

type Action = (at: BoardKeyTargets) => boolean;

const ACTIONS: Readonly<Record<string, Action>> = {
  q: ({ pendingMove }) => ifTentative(pendingMove, () => pendingMove.turn(-1)),
  e: ({ pendingMove }) => ifTentative(pendingMove, () => pendingMove.turn(1)),
  escape: ({ pendingMove, playback }) =>
    document.querySelector(CLOSED_BY_ESCAPE) === null && (playback.skipScoring() || pendingMove.back()),
  f: ({ view }) => run(() => view.fit()),
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
  if (target?.matches(PRESSABLE) && !isChosen(target, pendingMove)) return false;
  return ifTentative(pendingMove, () => void pendingMove.place());
}

function isChosen(target: Element, { tentative }: PendingMove): boolean {
  const cell = target.getAttribute("data-cell");
  if (cell !== null) return tentative !== null && cell === `${tentative.x},${tentative.y}`;
  return target.closest("[data-lens]") !== null && target.matches("[aria-pressed=true]");
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
