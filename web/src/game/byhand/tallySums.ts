import type { Seat } from "../../protocol";
import type { TallyEntry } from "../../state/tallies.svelte";

/** Return the points of a seat in a tally. */
export function sumOf(entries: readonly TallyEntry[], seat: Seat): number {
  return entries.filter((entry) => entry.seat === seat).reduce((sum, { points }) => sum + points, 0);
}
