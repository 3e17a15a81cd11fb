import type { Created, NewGame } from "../protocol";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import { newcomer } from "../state/newcomer.svelte";
import { preferences } from "../state/preferences.svelte";
import { gamePath, router as theRouter, type Router } from "../state/router.svelte";
import { tokens as theTokens, type Tokens } from "../state/tokens";

/** Creates a game, stores the tokens of its local seats, and opens it. */
export class GameCreation {
  isCreating = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    private readonly create: (request: NewGame) => Promise<Created> = (request) =>
      api.create(request, preferences.identity),
    private readonly tokens: Tokens = theTokens,
    private readonly router: Router = theRouter,
  ) {}

  /** Create the game, and open it unless the user has navigated elsewhere meanwhile. */
  async start(makeRequest: () => NewGame | Promise<NewGame>): Promise<void> {
    const { route } = this.router;
    this.isCreating = true;
    this.refusal = null;
    try {
      const request = await makeRequest();
      const created = await this.create(request);
      this.tokens.add(created.game, [
        created.watch,
        ...created.seats.filter((_, seat) => request.seats[seat]?.kind === "here"),
      ]);
      newcomer.learn();
      if (this.router.route === route) this.router.go(gamePath(created.game));
    } catch (error) {
      this.refusal = Refusal.from(error);
    } finally {
      this.isCreating = false;
    }
  }
}
