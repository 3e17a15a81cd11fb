/** Calls something once the browser has nothing else to do; tests give another. */
export type WhenIdle = (action: () => void) => void;

const LONGEST = 1000; // milliseconds until a busy browser goes on all the same
const BREATH = 60; // milliseconds in which a page is painted and hears whoever uses it

/** In browsers that do not tell when they are idle, after a breath. */
export const whenIdle: WhenIdle = (action) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: LONGEST });
  else setTimeout(action, BREATH);
};

/** Heavy things that come one after the other, each when the one before is there and there is nothing else to do. */
export class InTurn {
  private come = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly order: readonly string[],
    private readonly idle: WhenIdle = whenIdle,
  ) {}

  has(name: string): boolean {
    return this.come.has(name);
  }

  /** Let the first come; or the next, after the last one that came is there. */
  next(): void {
    const name = this.order[this.come.size];
    if (name !== undefined) this.idle(() => (this.come = new Set(this.come).add(name)));
  }
}
