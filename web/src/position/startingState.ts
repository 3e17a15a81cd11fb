import type { Setup, State } from "../protocol";
import { defaultPreset } from "../newgame/newGameDraft.svelte";

/** Return the state of a game that begins at a position: with the usual aids, and `name` for the player to move. */
export function startingState(state: State, setup: Setup, name: string): State {
  const seats = state.table.seats.map((seat, index) => (index === state.facts.player ? { ...seat, name } : seat));
  return { ...state, aids: defaultPreset(setup).aids, table: { ...state.table, seats } };
}
