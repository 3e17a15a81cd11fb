import type { KindSum, Points, Seat } from "../../protocol";

/** A row of the table: a source of points, and the points of each seat. */
export interface PointsLine {
  kind: string;
  isFinal: boolean;
  points: Points;
}

/** Return the points of each seat in the final scoring. */
export function finalPoints(sums: readonly KindSum[], seats: number): Points {
  return total(
    sums.filter((sum) => sum.is_final).map(({ points }) => points),
    seats,
  );
}

/** Return the rows: completed features by kind, then incomplete ones, then those scored only at the end. */
export function linesOf(sums: readonly KindSum[]): PointsLine[] {
  return sums
    .filter(({ points }) => points.some((gained) => gained > 0))
    .map(({ kind, is_final: isFinal, points }) => ({ kind, isFinal, points }))
    .toSorted((one, other) => Number(one.isFinal) - Number(other.isFinal));
}

/** Return true if the seat has the highest points of the row, and more than 0. */
export function isBest(points: Points, seat: Seat): boolean {
  return points[seat]! > 0 && points[seat] === Math.max(...points);
}

/** Return the seats, the winners first, then by score. */
export function ranking(scores: Points, winners: readonly Seat[]): Seat[] {
  const seats = scores.map((_, seat) => seat);
  const isWinner = (seat: Seat) => Number(winners.includes(seat));
  return seats.toSorted((one, other) => isWinner(other) - isWinner(one) || scores[other]! - scores[one]!);
}

function total(lines: readonly Points[], seats: number): Points {
  return Array.from({ length: seats }, (_, seat) => lines.reduce((sum, points) => sum + points[seat]!, 0));
}
