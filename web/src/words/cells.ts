import type { Cell } from "../protocol";

/** A cell for people: as moves write it, but with the minus sign of printed text. */
export function cellText([x, y]: Cell): string {
  return `${x},${y}`.replaceAll("-", "\u2212");
}
