import type { Cell } from "../protocol";

/** Format a cell as in move notation, but with a typographic minus sign. */
export function cellText([x, y]: Cell): string {
  return `${x},${y}`.replaceAll("-", "\u2212");
}
