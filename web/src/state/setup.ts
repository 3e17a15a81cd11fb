import type { EditionInfo } from "../protocol";
import { api } from "../net/api";
import { AsyncValue } from "./asyncValue.svelte";

// From the most common edition to the most different one; other editions follow.
const ORDER = ["modern", "hungarian", "slovak", "danish", "winter", "hunters"];

/** Editions, levels and limits of the server. They do not change while it runs. Every page has the same order of editions. */
export const setup = new AsyncValue(async () => {
  const found = await api.setup();
  return { ...found, editions: sortEditions(found.editions) };
});

/** Sort editions for players, the most common one first. */
export function sortEditions(editions: readonly EditionInfo[]): EditionInfo[] {
  return editions.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ name }: EditionInfo): number {
  return ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;
}
