import { MAX_SEATS } from "../protocol";
import type { PersistentStore } from "../state/persistentStore";

const KEY = "by-hand.names";
const SEPARATOR = "\n"; // never part of a name

/** The names of the last game, as a default for the next. */
export function lastNames(store: PersistentStore): string[] {
  return (store.read(KEY)?.split(SEPARATOR) ?? []).slice(0, MAX_SEATS);
}

export function saveNames(store: PersistentStore, names: readonly string[]): void {
  store.write(KEY, names.join(SEPARATOR));
}
