import { Loading } from "../state/loading.svelte";

/** The first game that this browser is in, if it is in one, and the way to another one. */
export class FirstGame {
  game = $state<string | null>(null);
  isStarting = $state(false);

  private readonly made: Loading<string>;

  /** `make` makes a game, and says its name. Raises a Refusal. */
  constructor(make: () => Promise<string>) {
    this.made = new Loading(make);
  }

  /** Why the game that was wanted last could not be made. */
  get refusal() {
    return this.made.refusal;
  }

  /** Begin another one, unless one is about to begin. If it is refused, the one that is there stays. */
  async start(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    this.game = (await this.made.load()) ?? this.game;
    this.isStarting = false;
  }
}
