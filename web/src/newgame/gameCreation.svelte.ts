import type { Created, NewGame } from "../protocol";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { preferences } from "../state/preferences.svelte";
import { gamePath, router as theRouter, type Router } from "../state/router.svelte";
import { tokens as theTokens, type Tokens } from "../state/tokens";

/** Creates a game, stores the tokens of its local seats, and opens it. */
export class GameCreation {
  isUnderWay = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    private readonly create: (wish: NewGame) => Promise<Created> = (wish) => api.create(wish, preferences.identity),
    private readonly tokens: Tokens = theTokens,
    private readonly router: Router = theRouter,
  ) {}

  /** Create the game, and open it unless the user has navigated elsewhere meanwhile. */
  async begin(wished: () => NewGame | Promise<NewGame>): Promise<void> {
    const { route } = this.router;
    this.isUnderWay = true;
    this.refusal = null;
    try {
      const wish = await wished();
      const made = await this.create(wish);
      this.tokens.keep(made.game, [made.watch, ...made.seats.filter((_, seat) => wish.seats[seat]?.kind === "here")]);
      if (this.router.route === route) this.router.go(gamePath(made.game));
    } catch (error) {
      this.refusal = Refusal.from(error);
    } finally {
      this.isUnderWay = false;
    }
  }
}
