/** After a choice by pointer the focus goes back to the page, so that the keys of the board go on. */
export function leaveFocus(event: MouseEvent): void {
  if (event.detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Go on at the hand, after what had the focus is gone. */
export function focusHand(): void {
  document.querySelector<HTMLElement>("[data-hand]")?.focus({ preventScroll: true });
}

/** Gives something the focus when it comes, unless something else has it: what had it before is gone then. */
export function inherit(heir: HTMLElement): void {
  if (document.activeElement === document.body) heir.focus({ preventScroll: true });
}
