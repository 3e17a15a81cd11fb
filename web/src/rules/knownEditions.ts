import type { EditionInfo } from "../protocol";

/** Return the given editions that the server has, in the order of its setup. */
export function knownEditions(names: readonly string[], known: readonly EditionInfo[]): string[] {
  return known.flatMap(({ name }) => (names.includes(name) ? [name] : []));
}
