import type { GameSummary, Message } from "../protocol";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { message } from "../i18n/message";
import { AsyncValue } from "./asyncValue.svelte";
import { preferences } from "./preferences.svelte";
import { tokens as theTokens, type Tokens } from "./tokens";

/** Searches the games of this identity. The server returns the latest ones only. */
type Ask = (search: string) => Promise<{ games: GameSummary[] }>;

const UNKNOWN = "game/unknown";

const askServer: Ask = (search) => api.games(preferences.identity, search);

/** Games of this browser's identity: those that wait for a move, other running ones, finished ones; latest first. */
export class MyGamesList extends AsyncValue<GameSummary[]> {
  /** The number of games in which it is this identity's turn. */
  readonly waiting = $derived(this.value?.filter(isYourTurn).length ?? 0);

  constructor(ask: Ask = askServer) {
    super(async () => {
      // Two requests: among many finished games, a running one might not be among the latest.
      const [running, finished] = await Promise.all([ask("?is_over=false"), ask("?is_over=true")]);
      const byName = new Map([...running.games, ...finished.games].map((game) => [game.game, game])); // a game may end between the two
      return waitingFirst([...byName.values()]);
    });
  }
}

/** Return true if a game waits for a move of this identity; a game at a real table waits for nobody. */
export function isYourTurn({ is_over, by_hand, yours, player }: GameSummary): boolean {
  return !is_over && !by_hand && yours.includes(player);
}

/** Sort games: those that wait for a move of this identity first; then the order stays. */
export function waitingFirst(games: readonly GameSummary[]): GameSummary[] {
  return games.toSorted((one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)));
}

/** Remove a game from this identity's list. Throws a Refusal, except for an unknown game: a lost answer may have hidden it. */
export async function hide(game: string, ask: typeof api.hide = api.hide): Promise<void> {
  try {
    await ask(game, preferences.identity);
  } catch (error) {
    if (Refusal.from(error).code !== UNKNOWN) throw error;
  }
}

/** Fetch this identity's tokens for a game unless this browser has some. Return true if it has any then. */
export async function findTokens(game: string, ask: Ask = askServer, tokens: Tokens = theTokens): Promise<boolean> {
  if (tokens.of(game).length > 0) return true;
  const { games } = await ask(`?game=${encodeURIComponent(game)}`);
  for (const found of games) tokens.add(game, found.tokens);
  return tokens.of(game).length > 0;
}

/**
 * Return the reason that this browser cannot open a game without a token. The server tells every client that sends any
 * token whether a game exists.
 */
export async function refusalWithoutTokens(game: string, ask: typeof api.state = api.state): Promise<Refusal> {
  try {
    await ask(game, preferences.identity);
  } catch (error) {
    const refusal = Refusal.from(error);
    if (refusal.code !== "token/unknown") return refusal;
  }
  return new Refusal("page/no-token", message("page-game-no-token"));
}

/** Return the heading above the reason that a game cannot be opened. */
export function closedHeading(code: string): Message {
  return message(code === UNKNOWN ? "page-missing" : "page-game-closed");
}

/** The games of this browser; the navigation keeps them up to date. */
export const myGames = new MyGamesList();
