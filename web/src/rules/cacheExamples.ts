import { api } from "../net/api";
import { pictures } from "../net/pictures";
import type { Example, Laid, Rules } from "../protocol";
import { rulesApi } from "./rulesApi";

const cached = new Set<string>();

/**
 * Fetch the examples of an edition with their pictures, so that the service worker has them without a connection.
 * Nothing happens without a worker; an interrupted run is repeated at the next visit.
 */
export async function cacheExamples(rules: Rules, stamp: string): Promise<void> {
  if (!globalThis.navigator?.serviceWorker?.controller || cached.has(rules.edition)) return;
  cached.add(rules.edition);
  try {
    for (const name of namesIn(rules)) {
      const example = await rulesApi.example(rules.edition, name);
      await Promise.all(tilesIn(example).map((tile) => api.tile(rules.edition, tile)));
      await Promise.all(addressesIn(example, stamp).map((address) => fetch(address)));
    }
  } catch {
    cached.delete(rules.edition);
  }
}

function namesIn({ chapters }: Rules): Set<string> {
  return new Set(chapters.flatMap((chapter) => chapter.rules).flatMap((rule) => rule.examples));
}

function tilesIn(example: Example): string[] {
  return [...new Set(laidIn(example).map(({ tile }) => tile))];
}

/** Return the addresses of all pictures of an example: tiles in both sizes, and pieces. */
export function addressesIn(
  { state, turns, places }: Pick<Example, "state" | "turns" | "places">,
  stamp: string,
): string[] {
  const tiles = laidIn({ state, turns }).flatMap(({ tile, rotation }) =>
    [false, true].map((isSmall) => pictures.tile(stamp, state.edition, tile, rotation, isSmall)),
  );
  const pieces = [state, ...turns].flatMap(({ facts }) => facts.pieces).concat(places ?? []);
  return [...new Set([...tiles, ...pieces.map(({ role, seat }) => pictures.piece(stamp, role, seat))])];
}

function laidIn({ state, turns }: Pick<Example, "state" | "turns">): Laid[] {
  return [...state.board, ...turns.flatMap(({ laid }) => laid)];
}
