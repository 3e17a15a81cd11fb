import { MOST_SEATS } from "../protocol";
import type { Store } from "../state/store";

const KEY = "by-hand.names";
const APART = "\n"; // no field has one within

/** Who sat at the table the last time: it is likely to be the same people. */
export function lastNames(store: Store): string[] {
  return (store.read(KEY)?.split(APART) ?? []).slice(0, MOST_SEATS);
}

export function keepNames(store: Store, names: readonly string[]): void {
  store.write(KEY, names.join(APART));
}
