import type { GameSummary, MyGames } from "../protocol";
import { hide } from "../state/myGames.svelte";
import { preferences } from "../state/preferences.svelte";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { EVERYTHING, queryOf, type SearchQuery } from "./searchQuery";

/** The search results: the latest games, and earlier ones on request. */
export class GameSearch {
  games = $state.raw<GameSummary[] | null>(null);
  hasMore = $state(false);
  isLoading = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private wish: SearchQuery = EVERYTHING;
  private known: GameSummary[] = [];
  private readonly hidden = new Set<string>();
  private asked = 0;

  constructor(
    private readonly ask: (query: string) => Promise<MyGames> = (query) => api.games(preferences.identity, query),
    private readonly forget: (game: string) => Promise<void> = hide,
  ) {}

  /** Camera for games. What was found before stays there meanwhile; only the last wish counts. */
  find(wish: SearchQuery): Promise<void> {
    this.wish = wish;
    return this.load([]);
  }

  /** Load earlier games. */
  more(): Promise<void> {
    return this.load(this.games ?? []);
  }

  /** Retry the failed request. */
  again(): Promise<void> {
    return this.load(this.known);
  }

  /** Hide a game permanently. Throws a Refusal, and then it stays. */
  async hide(game: GameSummary): Promise<void> {
    await this.forget(game.game);
    this.hidden.add(game.game); // a pending response may still contain it
    if (this.games) this.show(this.games);
  }

  private show(games: GameSummary[]): void {
    this.games = games.filter(({ game }) => !this.hidden.has(game));
  }

  private async load(known: GameSummary[]): Promise<void> {
    const asked = (this.asked += 1);
    this.known = known;
    const isLate = () => asked !== this.asked;
    this.isLoading = true;
    this.refusal = null;
    try {
      const { games, has_more } = await this.ask(queryOf(this.wish, known.at(-1)?.changed));
      if (isLate()) return;
      this.show([...known, ...games]);
      this.hasMore = has_more;
    } catch (error) {
      if (!isLate()) this.refusal = Refusal.from(error);
    } finally {
      if (!isLate()) this.isLoading = false;
    }
  }
}
