import type { GameSummary } from "../protocol";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { AsyncValue } from "./asyncValue.svelte";
import { preferences } from "./preferences.svelte";
import { tokens as theTokens, type Tokens } from "./tokens";

/** Searches the games of this identity. The server returns the latest ones only. */
type Ask = (search: string) => Promise<{ games: GameSummary[] }>;

const askServer: Ask = (search) => api.games(preferences.identity, search);

/** Games of this browser's identity: running games first, then finished ones, latest first. */
export class MyGamesList extends AsyncValue<GameSummary[]> {
  constructor(ask: Ask = askServer) {
    super(async () => {
      // Two requests: among many finished games, a running one might not be among the latest.
      const [running, finished] = await Promise.all([ask("?is_over=false"), ask("?is_over=true")]);
      const byName = new Map([...running.games, ...finished.games].map((game) => [game.game, game])); // a game may end between the two
      return [...byName.values()];
    });
  }

  /** Hide a game permanently. Throws a Refusal, and then keeps the game. */
  async hide(game: GameSummary): Promise<void> {
    await hide(game.game);
    this.value = this.value?.filter((other) => other.game !== game.game) ?? null;
  }
}

/** Remove a game from this identity's list. Throws a Refusal, except for an unknown game: a lost answer may have hidden it. */
export async function hide(game: string, ask: typeof api.hide = api.hide): Promise<void> {
  try {
    await ask(game, preferences.identity);
  } catch (error) {
    if (Refusal.from(error).code !== "game/unknown") throw error;
  }
}

/** Fetch this identity's tokens for a game unless this browser has some. Return true if it has any then. */
export async function findTokens(game: string, ask: Ask = askServer, tokens: Tokens = theTokens): Promise<boolean> {
  if (tokens.of(game).length > 0) return true;
  const { games } = await ask(`?game=${encodeURIComponent(game)}`);
  for (const found of games) tokens.add(game, found.tokens);
  return tokens.of(game).length > 0;
}
