/** The current time in steps of a second. It is stopped until `run` is called. */
export class TurnClock {
  now = $state(Date.now());

  /** Start the clock. Call it in an effect; returns the cleanup. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  /** Return the seconds since a time; negative for a time in the future. */
  since(milliseconds: number): number {
    return (this.now - milliseconds) / 1000;
  }
}
