import type { Cell, Seat } from "../protocol";
import type { Showing } from "../state/showing.svelte";
import type { TableState } from "../state/table.svelte";

/** Where somebody laid their last tile. */
export interface Last {
  seat: Seat;
  cell: Cell;
}

/** The last tile of everybody as it is shown, the latest at the end. */
export function lastTiles(table: TableState, showing: Showing): Last[] {
  const turnOf = ({ cell }: Last) => table.tileAt(...cell)?.turn ?? 0;
  return showing.lastCells
    .map((cell, seat) => cell && { seat, cell })
    .filter((last) => last !== null)
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}
