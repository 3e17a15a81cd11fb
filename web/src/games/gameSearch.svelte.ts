import type { GameSummary, MyGames } from "../protocol";
import { hide } from "../state/myGames.svelte";
import { preferences } from "../state/preferences.svelte";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { EVERYTHING, serverQuery, type SearchQuery } from "./searchQuery";

/** The search results: the latest games, and earlier ones on request. */
export class GameSearch {
  games = $state.raw<GameSummary[] | null>(null);
  hasMore = $state(false);
  isLoading = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private query: SearchQuery = EVERYTHING;
  private earlier: GameSummary[] = [];
  private readonly hidden = new Set<string>();
  private requests = 0;

  constructor(
    private readonly ask: (search: string) => Promise<MyGames> = (search) => api.games(preferences.identity, search),
    private readonly forget: (game: string) => Promise<void> = hide,
  ) {}

  /** Search for games. Earlier results stay until the new ones arrive; only the latest query counts. */
  find(query: SearchQuery): Promise<void> {
    this.query = query;
    return this.load([]);
  }

  /** Load earlier games. */
  more(): Promise<void> {
    return this.load(this.games ?? []);
  }

  /** Retry the failed request. */
  retry(): Promise<void> {
    return this.load(this.earlier);
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

  private async load(earlier: GameSummary[]): Promise<void> {
    const request = (this.requests += 1);
    this.earlier = earlier;
    const isLate = () => request !== this.requests;
    this.isLoading = true;
    this.refusal = null;
    try {
      const { games, has_more } = await this.ask(serverQuery(this.query, earlier.at(-1)?.changed));
      if (isLate()) return;
      this.show([...earlier, ...games]);
      this.hasMore = has_more;
    } catch (error) {
      if (!isLate()) this.refusal = Refusal.from(error);
    } finally {
      if (!isLate()) this.isLoading = false;
    }
  }
}
