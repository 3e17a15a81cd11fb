/** Calls a function once the browser is idle; tests inject another. */
export type WhenIdle = (action: () => void) => void;

const LONGEST = 1000; // milliseconds until a busy browser continues anyway
const FALLBACK_DELAY = 60; // milliseconds for the page to paint and react to input

/** Run an action when the browser is idle, or soon if it has no requestIdleCallback. */
export const whenIdle: WhenIdle = (action) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: LONGEST });
  else setTimeout(action, FALLBACK_DELAY);
};

/** A queue of heavy items: each starts when the previous one is done and the browser is idle. */
export class IdleQueue {
  private started = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly order: readonly string[],
    private readonly idle: WhenIdle = whenIdle,
  ) {}

  has(name: string): boolean {
    return this.started.has(name);
  }

  /** Start the first item, or the next one once the last started one is done. */
  next(): void {
    const name = this.order[this.started.size];
    if (name !== undefined) this.idle(() => (this.started = new Set(this.started).add(name)));
  }
}
