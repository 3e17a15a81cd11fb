import { api } from "../net/api";
import type { Setup } from "../protocol";

/** Readiness of the server, which compiles the rules on its first start. Requests for games wait until then. */
export class Readiness {
  isPreparing = $state(false);

  constructor(private readonly untilReady: () => Promise<void>) {}

  /** Wait until the server is ready, or cannot be reached any more; other requests report that. */
  async follow(setup: Setup | null): Promise<void> {
    if (setup?.is_ready !== false) return;
    this.isPreparing = true;
    await this.untilReady().catch(() => undefined);
    this.isPreparing = false;
  }
}

export const readiness = new Readiness(api.ready);
