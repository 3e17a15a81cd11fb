import type { EditionInfo } from "../protocol";

/** Some editions in the order in which they stand side by side: as they are known, the game of its own last. */
export function inOrder(names: readonly string[], known: readonly EditionInfo[]): string[] {
  const ordered = known.toSorted((one, other) => Number(one.tribe) - Number(other.tribe));
  return ordered.flatMap(({ name }) => (names.includes(name) ? [name] : []));
}
