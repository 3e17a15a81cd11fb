import { isForPage } from "../parts/keyboard";
import type { Cell } from "../protocol";
import type { Laying } from "../state/laying.svelte";
import type { Showing } from "../state/showing.svelte";
import type { View } from "../state/view.svelte";

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const OPEN = ":popover-open, [data-drawer]"; // here Escape closes what is open, and does no more
const PRESSABLE = "button, a, summary, [role=button]";

/** What keys do at the board. */
export interface Keyed {
  view: View;
  laying: Laying;
  showing: Showing;
}

/** Does what a key means at the board, and says whether it means anything. */
export function boardKey(event: KeyboardEvent, at: Keyed): boolean {
  if (!isForPage(event)) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key in ARROWS) return arrow(ARROWS[event.key]!, event.shiftKey, at);
  if (event.key === "Enter") return enter(target, at.laying);
  if (/^\d$/.test(event.key)) return tentatively(at.laying, () => at.laying.choosePlaceNumber(Number(event.key)));
  const action = ACTIONS[event.key.toLowerCase()];
  return action ? action(at) : false;
}

type Action = (at: Keyed) => boolean;

const ACTIONS: Readonly<Record<string, Action>> = {
  q: ({ laying }) => tentatively(laying, () => laying.turn(-1)),
  e: ({ laying }) => tentatively(laying, () => laying.turn(1)),
  escape: ({ laying, showing }) => document.querySelector(OPEN) === null && (showing.passCount() || laying.back()),
  f: ({ view }) => always(() => view.fit()),
  "+": ({ view }) => always(() => view.zoomStep(1)),
  "=": ({ view }) => always(() => view.zoomStep(1)),
  "-": ({ view }) => always(() => view.zoomStep(-1)),
};

/** Arrows walk among the cells where the tile can lie. If there are none, or with Shift, they move the board. */
function arrow(direction: Cell, isMoving: boolean, { view, laying }: Keyed): boolean {
  if (isMoving || laying.cells.length === 0) view.panStep(...direction);
  else {
    laying.walk(direction, view.cellAt(view.width / 2, view.height / 2));
    if (laying.tentative) attend([laying.tentative.x, laying.tentative.y], view);
  }
  return true;
}

/** Bring a cell into view, and let its button have the focus: so its name is heard, and Enter is meant for it. */
function attend(cell: Cell, view: View): void {
  view.reveal(cell, 0.8);
  document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)?.focus({ preventScroll: true });
}

function enter(target: Element | null, laying: Laying): boolean {
  if (target?.matches(PRESSABLE) && !isChosen(target, laying)) return false;
  return tentatively(laying, () => void laying.place());
}

function isChosen(target: Element, { tentative }: Laying): boolean {
  const cell = target.getAttribute("data-cell");
  if (cell !== null) return tentative !== null && cell === `${tentative.x},${tentative.y}`;
  return target.closest("[data-lens]") !== null && target.matches("[aria-pressed=true]");
}

function tentatively(laying: Laying, action: () => void): boolean {
  if (!laying.tentative) return false;
  action();
  return true;
}

function always(action: () => void): boolean {
  action();
  return true;
}
