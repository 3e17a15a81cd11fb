import type { GameSummary } from "../protocol";
import { api } from "../wire/api";
import { Loading } from "./loading.svelte";
import { preferences } from "./preferences.svelte";
import { tokens } from "./tokens";

/** The games of this browser's identity, those that go on first, the latest first. */
export class MyGames extends Loading<GameSummary[]> {
  constructor() {
    super(async () => sorted((await api.games(preferences.identity)).games));
  }

  /** Hide a game for good. Raises a Refusal, and then it is still there. */
  async hide(game: GameSummary): Promise<void> {
    await api.hide(game.game, preferences.identity);
    this.value = this.value?.filter((other) => other.game !== game.game) ?? null;
  }
}

function sorted(games: GameSummary[]): GameSummary[] {
  return games.toSorted((one, other) => Number(one.is_over) - Number(other.is_over) || other.changed - one.changed);
}

/** Make sure that there are tokens for a game, if this identity has any; a browser new to it may lack them. */
export async function findTokens(game: string): Promise<boolean> {
  if (tokens.of(game).length > 0) return true;
  const mine = await api.games(preferences.identity);
  for (const one of mine.games) if (one.game === game) tokens.keep(game, one.tokens);
  return tokens.of(game).length > 0;
}
