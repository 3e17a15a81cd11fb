import type { Points, Seat } from "../protocol";

/** How many spaces each side of the frame has: top, right, bottom, left, clockwise from space 0. */
export const SIDE_SPACES = [16, 9, 16, 9] as const;
const STEP_WITH_LAPS = 3; // of the fan: shields with their badges are larger
export const SPACES = SIDE_SPACES.reduce((sum, spaces) => sum + spaces, 0);
export const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];

/** Where something stands on the frame: `along` goes clockwise from 0 to 1 on its side. */
export interface Spot {
  side: Side;
  along: number;
}

/** A shield on the track; `fan` is how far it is moved along its side, in steps, as others stand there too. */
export interface Marker extends Spot {
  seat: Seat;
  score: number;
  laps: number;
  isPale: boolean;
  fan: number;
}

/** The middle of the space where a score stands, whatever the number of laps. */
export function spotOf(score: number): Spot {
  let space = ((score % SPACES) + SPACES) % SPACES;
  let index = 0;
  while (space >= SIDE_SPACES[index]!) space -= SIDE_SPACES[index++]!;
  return { side: SIDES[index]!, along: (space + 0.5) / SIDE_SPACES[index]! };
}

/** The spaces of one side in the order of the track, with their numbers. */
export function spacesOf(side: Side): number[] {
  const index = SIDES.indexOf(side);
  const first = SIDE_SPACES.slice(0, index).reduce((sum, spaces) => sum + spaces, 0);
  return Array.from({ length: SIDE_SPACES[index]! }, (_, space) => first + space);
}

/** All shields, and pale ones where `gains` would bring them. Those on one space fan out. */
export function markersOf(scores: Points, gains: Points = []): Marker[] {
  const pale = gains.flatMap((gain, seat) => (gain ? [marker(seat, scores[seat]! + gain, true)] : []));
  return fanned([...scores.map((score, seat) => marker(seat, score, false)), ...pale]);
}

function marker(seat: Seat, score: number, isPale: boolean): Marker {
  return { seat, score, isPale, laps: Math.floor(score / SPACES), fan: 0, ...spotOf(score) };
}

function fanned(markers: Marker[]): Marker[] {
  return markers.map((one) => {
    const stack = markers.filter((other) => other.score % SPACES === one.score % SPACES);
    const step = stack.some(({ laps }) => laps > 0) ? STEP_WITH_LAPS : 1;
    return { ...one, fan: step * (stack.indexOf(one) - (stack.length - 1) / 2) };
  });
}
