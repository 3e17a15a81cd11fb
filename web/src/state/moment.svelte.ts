/** The present time, for whatever counts seconds. It stands still unless somebody lets it run. */
export class Moment {
  now = $state(Date.now());
  private began = $state(Date.now());

  /** For how many seconds the present turn has lasted. */
  readonly turnSeconds = $derived(Math.max(0, (this.now - this.began) / 1000));

  /** Let the time run. Returns what stops it; to be called in an effect. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  beginTurn(): void {
    this.now = this.began = Date.now();
  }

  /** How many seconds ago something was, or will be if they are negative. */
  since(milliseconds: number): number {
    return (this.now - milliseconds) / 1000;
  }
}
