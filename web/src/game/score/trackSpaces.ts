import { TRACK_SIDES, type Points, type Seat } from "../../protocol";

/** The number of spaces on each side of the track: top, right, bottom, left, clockwise from space 0. */
export const SIDE_SPACES = TRACK_SIDES;
const STEP_WITH_LAPS = 3; // of the fan: markers with badges are larger
export const SPACES = SIDE_SPACES.reduce((sum, spaces) => sum + spaces, 0);
export const SIDES = ["top", "right", "bottom", "left"] as const;
export type TrackSide = (typeof SIDES)[number];

/** A position on the track: `along` runs clockwise from 0 to 1 on its side. */
export interface TrackSpot {
  side: TrackSide;
  along: number;
}

/** A marker on the track; `fan` is its offset along the side, in steps, if others share the space. */
export interface ScoreMarker extends TrackSpot {
  seat: Seat;
  score: number;
  laps: number;
  isPale: boolean;
  fan: number;
}

/** Return the middle of the space of a score, whatever its number of laps. */
export function spotOf(score: number): TrackSpot {
  let space = ((score % SPACES) + SPACES) % SPACES;
  let index = 0;
  while (space >= SIDE_SPACES[index]!) space -= SIDE_SPACES[index++]!;
  return { side: SIDES[index]!, along: (space + 0.5) / SIDE_SPACES[index]! };
}

/** Return the numbered spaces of one side, in the order of the track. */
export function spacesOf(side: TrackSide): number[] {
  const index = SIDES.indexOf(side);
  const first = SIDE_SPACES.slice(0, index).reduce((sum, spaces) => sum + spaces, 0);
  return Array.from({ length: SIDE_SPACES[index]! }, (_, space) => first + space);
}

/** Return all markers, and pale ones where `gains` would move them. Markers on one space fan out. */
export function markersOf(scores: Points, gains: Points = []): ScoreMarker[] {
  const pale = gains.flatMap((gain, seat) => (gain ? [marker(seat, scores[seat]! + gain, true)] : []));
  return fanOut([...scores.map((score, seat) => marker(seat, score, false)), ...pale]);
}

function marker(seat: Seat, score: number, isPale: boolean): ScoreMarker {
  return { seat, score, isPale, laps: Math.floor(score / SPACES), fan: 0, ...spotOf(score) };
}

function fanOut(markers: ScoreMarker[]): ScoreMarker[] {
  return markers.map((one) => {
    const stack = markers.filter((other) => other.score % SPACES === one.score % SPACES);
    const step = stack.some(({ laps }) => laps > 0) ? STEP_WITH_LAPS : 1;
    return { ...one, fan: step * (stack.indexOf(one) - (stack.length - 1) / 2) };
  });
}
