import type { Entry, Points } from "../protocol";
import { scoresBefore, scoringSteps, type ScoringStep } from "./finalScoring";
import type { TableState } from "./table.svelte";

const PACE = 900; // milliseconds per step

/**
 * The final scoring, step by step. It runs once after the last move and then counts as done; later it can be shown
 * again. It plays by itself until the player takes over.
 */
export class FinalScoring {
  /** True from the last move until all steps have been shown or skipped: until then, nobody has won. */
  isPending = $state(false);
  /** True while it runs for the first time, shortly after the last move. */
  isRunning = $state(false);
  isPlaying = $state(false);
  private shown = $state(Infinity); // steps; all of them unless it runs or is shown again
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly steps = $derived.by((): ScoringStep[] => scoringSteps(this.table.log, this.table.facts.scores));
  /** The number of the current step; 0 before the first. */
  readonly number = $derived(Math.min(this.shown, this.steps.length));
  readonly step = $derived.by((): ScoringStep | null => this.steps[this.number - 1] ?? null);
  /** The scores after the current step. */
  readonly scores = $derived.by(
    (): Points => this.step?.scores ?? scoresBefore(this.table.log, this.table.facts.scores),
  );

  constructor(
    private readonly table: TableState,
    /** Called with each new step, and with the result. */
    private readonly announce: (entry: Entry) => void = () => {},
  ) {}

  /** Prepare to run after the last move. */
  prepare(): void {
    this.shown = 0;
    this.isPending = true;
  }

  /** Begin with the scores before the first step. */
  run(): void {
    this.isRunning = this.isPlaying = true;
    this.schedule();
  }

  /** Pause, or play on; after the last step from the beginning. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && !this.isRunning && this.number === this.steps.length) this.show(1);
    this.schedule();
  }

  /** Show a step chosen by the player, who takes over. A step after the last one is the result. */
  go(number: number): void {
    this.isPlaying = false;
    this.schedule();
    if (number > this.steps.length) this.finish();
    else this.show(Math.max(1, number));
  }

  /** Show all steps at once, and the result. */
  finish(): void {
    const wasPending = this.isPending;
    this.reset();
    const ended = this.table.log.findLast(({ kind }) => kind === "ended");
    if (wasPending && ended) this.announce(ended);
  }

  /** Stop without a result, because the game goes on or nobody watches. */
  reset(): void {
    this.shown = Infinity;
    this.isPending = this.isRunning = this.isPlaying = false;
    this.schedule();
  }

  private show(number: number): void {
    if (number === this.number) return;
    this.shown = number;
    if (this.step) this.announce(this.step.entry);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isPlaying) this.timer = setTimeout(() => this.advance(), PACE);
  }

  private advance(): void {
    if (this.number === this.steps.length) this.finish();
    else this.show(this.number + 1);
    this.schedule();
  }
}
