import type { Setup, State } from "../protocol";
import { usualPreset } from "../state/newtable.svelte";

/** A position as a game that begins there: with the usual aids, and whoever is to move called by that name. */
export function beginningAt(state: State, setup: Setup, name: string): State {
  const seats = state.table.seats.map((seat, index) => (index === state.facts.player ? { ...seat, name } : seat));
  return { ...state, aids: usualPreset(setup).aids, table: { ...state.table, seats } };
}
