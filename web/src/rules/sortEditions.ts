import type { EditionInfo } from "../protocol";

/** Sort editions for the comparison: in the server's order, with Hunters and Gatherers last. */
export function sortEditions(names: readonly string[], known: readonly EditionInfo[]): string[] {
  const ordered = known.toSorted((one, other) => Number(one.tribe) - Number(other.tribe));
  return ordered.flatMap(({ name }) => (names.includes(name) ? [name] : []));
}
