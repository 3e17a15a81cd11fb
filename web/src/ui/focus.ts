/** Blur a control after a pointer click, so that the board's keys keep working. */
export function leaveFocus(event: MouseEvent): void {
  if (event.detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focus the hand after the focused element was removed. */
export function focusHand(): void {
  document.querySelector<HTMLElement>("[data-hand]")?.focus({ preventScroll: true });
}

/** Focus a new element if nothing has the focus, because the focused element was removed. */
export function focusIfLost(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
