import type { Cell, Entry, Example } from "../protocol";

/** Points that are shown on the board: how many, and in the middle of which tiles. */
export interface Mark {
  points: number;
  x: number;
  y: number;
}

/** What some lines pay, each where it was scored, in tiles. */
export function marksOf(entries: readonly Entry[]): Mark[] {
  return entries
    .filter(({ kind, points }) => kind === "scored" && points > 0)
    .map(({ cells, points }) => ({ points, x: middle(cells.map(([x]) => x)), y: middle(cells.map(([, y]) => y)) }));
}

/** The tiles that some lines are about: what is scored, or else what is laid. */
export function litBy(entries: readonly Entry[]): Cell[] {
  const scored = entries.filter(({ kind }) => kind === "scored");
  return (scored.length > 0 ? scored : entries).flatMap(({ cells }) => cells);
}

/** Where the first tile of an example is going to lie; null if none is laid. */
export function gapOf({ turns }: Example): Cell | null {
  const laid = turns[0]?.laid[0];
  return laid ? [laid.x, laid.y] : null;
}

function middle(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
}
