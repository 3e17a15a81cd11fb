/** After a choice by pointer the focus goes back to the page, so that the keys of the board go on. */
export function leaveFocus(event: MouseEvent): void {
  if (event.detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
