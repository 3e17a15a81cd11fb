import { AsyncValue } from "../state/asyncValue.svelte";

/** The guided game of this browser, if any, and a way to start another. */
export class TutorialGame {
  game = $state<string | null>(null);
  isStarting = $state(false);

  private readonly creation: AsyncValue<string>;

  /** `create` returns the name of a new game, or throws a Refusal. */
  constructor(create: () => Promise<string>) {
    this.creation = new AsyncValue(create);
  }

  /** The reason why the last game could not be created. */
  get refusal() {
    return this.creation.refusal;
  }

  /** Start another game, unless one is being created. If it is refused, the existing one stays. */
  async start(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    this.game = (await this.creation.load()) ?? this.game;
    this.isStarting = false;
  }
}
