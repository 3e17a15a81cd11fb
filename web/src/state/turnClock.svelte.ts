/** The current time in steps of a second. It is stopped until `run` is called. */
export class TurnClock {
  now = $state(Date.now());
  private began = $state(Date.now());

  /** Seconds since the current turn began. */
  readonly turnSeconds = $derived(Math.max(0, (this.now - this.began) / 1000));

  /** Start the clock. Call it in an effect; returns the cleanup. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  beginTurn(): void {
    this.now = this.began = Date.now();
  }

  /** Return the seconds since a time; negative for a time in the future. */
  since(milliseconds: number): number {
    return (this.now - milliseconds) / 1000;
  }
}
