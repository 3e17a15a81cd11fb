import { seatLook, type SeatLook } from "../seatLook";
import { TILE, type Seat } from "../protocol";

/** Fill pattern of a field: the marks of its leaders side by side, each in a square. */
export interface FieldPattern {
  bands: { seat: Seat; look: SeatLook }[];
  size: number;
}

// Squares along a tile's side, by number of leaders: chosen so that the bands divide the side evenly.
const SQUARES = [3, 3, 4, 3, 4, 5] as const;

/** Return the element id of the pattern for some leaders. */
export function patternId(leaders: readonly Seat[]): string {
  return `field-${leaders.join("-")}`;
}

export function fieldPatternOf(leaders: readonly Seat[]): FieldPattern {
  return {
    bands: leaders.map((seat) => ({ seat, look: seatLook(seat) })),
    size: TILE / SQUARES[leaders.length]!,
  };
}
