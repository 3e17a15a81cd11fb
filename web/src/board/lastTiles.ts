import type { Cell, Seat } from "../protocol";
import type { MovePlayback } from "../state/movePlayback.svelte";
import type { TableState } from "../state/table.svelte";

/** The last tile of a seat. */
export interface LastTile {
  seat: Seat;
  cell: Cell;
}

/** Return the last tile of each seat as far as playback has shown it, latest last. */
export function lastTiles(table: TableState, playback: MovePlayback): LastTile[] {
  const turnOf = ({ cell }: LastTile) => table.tileAt(...cell)?.turn ?? 0;
  return playback.lastCells
    .map((cell, seat) => cell && { seat, cell })
    .filter((last) => last !== null)
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}
