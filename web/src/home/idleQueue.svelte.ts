/** Calls a function once the browser is idle; tests inject another. */
export type WhenIdle = (action: () => void) => void;

const LONGEST = 1000; // milliseconds until a busy browser continues anyway
const BREATH = 60; // milliseconds for the page to paint and react to input

/** A fallback for browsers without requestIdleCallback. */
export const whenIdle: WhenIdle = (action) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: LONGEST });
  else setTimeout(action, BREATH);
};

/** A queue of heavy items: each starts when the previous one is done and the browser is idle. */
export class IdleQueue {
  private come = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly order: readonly string[],
    private readonly idle: WhenIdle = whenIdle,
  ) {}

  has(name: string): boolean {
    return this.come.has(name);
  }

  /** Start the first item, or the next one once the last started one is done. */
  next(): void {
    const name = this.order[this.come.size];
    if (name !== undefined) this.idle(() => (this.come = new Set(this.come).add(name)));
  }
}
