import { AsyncValue } from "../state/asyncValue.svelte";

/** The guided game of this browser, if any, and a way to start another. */
export class TutorialGame {
  game = $state<string | null>(null);
  isStarting = $state(false);

  private readonly made: AsyncValue<string>;

  /** `make` creates a game and returns its name. Throws a Refusal. */
  constructor(make: () => Promise<string>) {
    this.made = new AsyncValue(make);
  }

  /** The reason why the last game could not be created. */
  get refusal() {
    return this.made.refusal;
  }

  /** Start another game, unless one is being created. If it is refused, the existing one stays. */
  async start(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    this.game = (await this.made.load()) ?? this.game;
    this.isStarting = false;
  }
}
