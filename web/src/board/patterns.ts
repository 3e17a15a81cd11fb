import { seatLook, type SeatLook } from "../parts/seats";
import type { Seat } from "../protocol";
import { TILE } from "../state/tiles.svelte";

/** How a field is filled: by the marks of its leaders side by side, each in a square. */
export interface Weave {
  bands: { seat: Seat; look: SeatLook }[];
  size: number;
}

// Squares along the side of a tile by the number of leaders: so many that the bands go into it without a rest.
const SQUARES = [3, 3, 4, 3, 4, 5] as const;

/** What the pattern is called that fills the fields of some leaders. */
export function patternId(leaders: readonly Seat[]): string {
  return `field-${leaders.join("-")}`;
}

export function weaveOf(leaders: readonly Seat[]): Weave {
  return {
    bands: leaders.map((seat) => ({ seat, look: seatLook(seat) })),
    size: TILE / SQUARES[leaders.length]!,
  };
}
