const FIRST = 1000; // milliseconds before the first retry
const LONGEST = 30_000;

/** Retries with exponential backoff, and at once when the browser comes online. */
export class Backoff {
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly action: () => void,
    private readonly net: EventTarget = window,
  ) {}

  fail(): void {
    this.stop();
    this.timer = setTimeout(this.retry, Math.min(FIRST * 2 ** this.failures, LONGEST));
    this.net.addEventListener("online", this.retry);
    this.failures += 1;
  }

  succeed(): void {
    this.stop();
    this.failures = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.net.removeEventListener("online", this.retry);
  }

  private readonly retry = (): void => {
    this.stop();
    this.action();
  };
}
