import type { GameSummary, MyGames } from "../protocol";
import { hide } from "../state/mygames.svelte";
import { preferences } from "../state/preferences.svelte";
import { api } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { EVERYTHING, queryOf, type Wish } from "./wish";

/** Those of one's games that are looked for: the latest of them, and earlier ones when they are asked for. */
export class FoundGames {
  games = $state.raw<GameSummary[] | null>(null);
  hasMore = $state(false);
  isLoading = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private wish: Wish = EVERYTHING;
  private known: GameSummary[] = [];
  private readonly hidden = new Set<string>();
  private asked = 0;

  constructor(
    private readonly ask: (query: string) => Promise<MyGames> = (query) => api.games(preferences.identity, query),
    private readonly forget: (game: string) => Promise<void> = hide,
  ) {}

  /** Look for games. What was found before stays there meanwhile; only the last wish counts. */
  find(wish: Wish): Promise<void> {
    this.wish = wish;
    return this.load([]);
  }

  /** Have earlier games, too. */
  more(): Promise<void> {
    return this.load(this.games ?? []);
  }

  /** Ask once more for what was refused. */
  again(): Promise<void> {
    return this.load(this.known);
  }

  /** Hide a game for good. Raises a Refusal, and then it is still there. */
  async hide(game: GameSummary): Promise<void> {
    await this.forget(game.game);
    this.hidden.add(game.game); // for an answer that is under way may still have it
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
