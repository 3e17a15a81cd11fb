import type { KindSum, Points, Seat } from "../protocol";

/** A line of the table: where points came from, and who got how many. */
export interface Line {
  kind: string;
  isFinal: boolean;
  points: Points;
}

/** What the final scoring brought each seat. */
export function lastCount(sums: readonly KindSum[], seats: number): Points {
  return total(
    sums.filter((sum) => sum.is_final).map(({ points }) => points),
    seats,
  );
}

/** The table: what was completed by kind, then what was not, then what counts in the end only. */
export function linesOf(sums: readonly KindSum[]): Line[] {
  return sums
    .filter(({ points }) => points.some((gained) => gained > 0))
    .map(({ kind, is_final: isFinal, points }) => ({ kind, isFinal, points }))
    .toSorted((one, other) => Number(one.isFinal) - Number(other.isFinal));
}

/** Whether somebody got the most of a line: more than nothing, and no less than anybody. */
export function isBest(points: Points, seat: Seat): boolean {
  return points[seat]! > 0 && points[seat] === Math.max(...points);
}

/** The seats, the winners first, then by their scores. */
export function ranking(scores: Points, winners: readonly Seat[]): Seat[] {
  const seats = scores.map((_, seat) => seat);
  const isWinner = (seat: Seat) => Number(winners.includes(seat));
  return seats.toSorted((one, other) => isWinner(other) - isWinner(one) || scores[other]! - scores[one]!);
}

function total(lines: readonly Points[], seats: number): Points {
  return Array.from({ length: seats }, (_, seat) => lines.reduce((sum, points) => sum + points[seat]!, 0));
}
