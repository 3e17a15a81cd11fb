import { MOST_SEATS } from "../protocol";
import type { PersistentStore } from "../state/persistentStore";

const KEY = "by-hand.names";
const APART = "\n"; // never part of a name

/** The names of the last game, as a default for the next. */
export function lastNames(store: PersistentStore): string[] {
  return (store.read(KEY)?.split(APART) ?? []).slice(0, MOST_SEATS);
}

export function keepNames(store: PersistentStore, names: readonly string[]): void {
  store.write(KEY, names.join(APART));
}
