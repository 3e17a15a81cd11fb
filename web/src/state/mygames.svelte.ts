import type { GameSummary } from "../protocol";
import { api } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { Loading } from "./loading.svelte";
import { preferences } from "./preferences.svelte";
import { tokens as theTokens, type Tokens } from "./tokens";

/** Asks for those of this identity's games that a search finds; there are many, so only the latest come. */
type Ask = (search: string) => Promise<{ games: GameSummary[] }>;

const askServer: Ask = (search) => api.games(preferences.identity, search);

/** The games of this browser's identity, those that go on first, the latest first. */
export class MyGames extends Loading<GameSummary[]> {
  constructor(ask: Ask = askServer) {
    super(async () => {
      // By themselves: among many that are over, one that goes on would not be one of the latest.
      const [going, over] = await Promise.all([ask("?is_over=false"), ask("?is_over=true")]);
      const byName = new Map([...going.games, ...over.games].map((game) => [game.game, game])); // one may end meanwhile
      return [...byName.values()];
    });
  }

  /** Hide a game for good. Raises a Refusal, and then it is still there. */
  async hide(game: GameSummary): Promise<void> {
    await hide(game.game);
    this.value = this.value?.filter((other) => other.game !== game.game) ?? null;
  }
}

/** Leave a game out of this identity's list. Raises a Refusal; one that is not there is hidden, as after a lost answer. */
export async function hide(game: string, ask: typeof api.hide = api.hide): Promise<void> {
  try {
    await ask(game, preferences.identity);
  } catch (error) {
    if (Refusal.from(error).code !== "game/unknown") throw error;
  }
}

/** Make sure that there are tokens for a game, if this identity has any; a browser new to it may lack them. */
export async function findTokens(game: string, ask: Ask = askServer, tokens: Tokens = theTokens): Promise<boolean> {
  if (tokens.of(game).length > 0) return true;
  const { games } = await ask(`?game=${encodeURIComponent(game)}`);
  for (const found of games) tokens.keep(game, found.tokens);
  return tokens.of(game).length > 0;
}
