import type { Created, NewGame } from "../protocol";
import { api } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { preferences } from "./preferences.svelte";
import { gamePath, router as theRouter, type Router } from "./router.svelte";
import { tokens as theTokens, type Tokens } from "./tokens";

/** A game that is to begin: it is made, its seats here are kept, and it is gone to. */
export class Beginning {
  isUnderWay = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    private readonly create: (wish: NewGame) => Promise<Created> = (wish) => api.create(wish, preferences.identity),
    private readonly tokens: Tokens = theTokens,
    private readonly router: Router = theRouter,
  ) {}

  /** Make the game that is wished for, and go there unless somebody has gone elsewhere meanwhile. */
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
