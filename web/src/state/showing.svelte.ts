import type { Entry, Facts, PieceInfo, Points, Turn } from "../protocol";
import { partsOf, stepIn } from "./steps";
import { cellKey, type TableState } from "./table.svelte";

const APART = 500; // milliseconds between two moves that nobody here made
const PACE = 1100; // milliseconds before each step of the final scoring
const LASTS = 1200; // milliseconds that what a move brings is seen
/** Milliseconds that points are seen where they were scored, and that they and pieces are on their way then. */
export const RISING = 380;
export const TRAVEL = 360;

/**
 * The moves as they are shown: one after the other, so that each is seen, although they may come all at once; and
 * after the last one the final scoring, step by step.
 *
 * What is shown lags behind the game by a moment only, and never keeps anybody from playing: `hurry` shows all of it.
 */
export class Showing {
  /** The moves and steps whose tiles settle, whose points rise and whose pieces go home. */
  recent = $state.raw<Turn[]>([]);
  isStill = false;
  /** Whether the final scoring was told to its end, or passed over by whoever looks at it. */
  isTold = $state(false);
  private waiting = $state.raw<Turn[]>([]);
  /** The moves whose points have not come to their markers, with the scores before. */
  private flying = $state.raw<{ turn: Turn; before: Points }[]>([]);
  private before = $state.raw<Facts | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Turn | null = null;
  private shownAt = -Infinity;
  private known: Points; // the scores after the move that was shown last

  private readonly hidden = $derived(
    new Set(this.waiting.flatMap((turn) => turn.laid.map(({ x, y }) => cellKey(x, y)))),
  );
  /** The pieces on the board, without those of moves that are still to be shown. */
  readonly pieces = $derived.by((): PieceInfo[] => this.facts.pieces);
  /** Where each seat laid its last tile, likewise. */
  readonly lastCells = $derived.by(() => this.facts.last);
  /** The scores, without the points that are still on their way. */
  readonly scores = $derived.by((): Points => this.flying[0]?.before ?? this.facts.scores);

  /** What happened, without what is still to be shown. */
  readonly log = $derived.by((): Entry[] => {
    const later = this.waiting.flatMap(({ log }) => log).length;
    return later > 0 ? this.table.log.slice(0, -later) : this.table.log;
  });
  /** The step of the final scoring that is shown now. */
  readonly step = $derived(stepIn(this.recent.at(-1)));
  /** Whether the final scoring is being told. */
  readonly isCounting = $derived(this.step !== null || stepIn(this.waiting.at(-1)) !== null);

  private readonly facts = $derived.by(() => (this.waiting.length > 0 && this.before) || this.table.facts);

  constructor(
    private readonly table: TableState,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.known = table.facts.scores;
  }

  /** Whether a tile is not to be seen yet. */
  hides(x: number, y: number): boolean {
    return this.hidden.has(cellKey(x, y));
  }

  /** Take the latest turn of the table. To be called in an effect, whenever there is another one. */
  take(turn: Turn | null): void {
    if (turn === this.last) return;
    this.last = turn;
    if (!turn || this.isStill) {
      this.skip();
      this.known = this.table.facts.scores;
      return;
    }
    if (this.isOwn(turn)) this.skip();
    const isFirst = this.waiting.length === 0;
    this.waiting = [...this.waiting, ...partsOf(turn)];
    if (isFirst) this.plan(() => this.showNext(), this.shownAt + APART - this.now());
  }

  /** Show all moves at once, for somebody goes on; the final scoring is told all the same. */
  hurry(): void {
    if (!this.isCounting) this.skip();
  }

  /** Pass over the final scoring. Says whether it was being told. */
  passCount(): boolean {
    if (!this.isCounting) return false;
    this.skip();
    return (this.isTold = true);
  }

  private skip(): void {
    clearTimeout(this.timer);
    this.shownAt = -Infinity;
    this.known = this.waiting.at(-1)?.facts.scores ?? this.known;
    if (this.waiting.length > 0) this.waiting = [];
    if (this.recent.length > 0) this.recent = [];
    if (this.flying.length > 0) this.flying = [];
  }

  private showNext(): void {
    const [turn, ...others] = this.waiting;
    if (!turn) return;
    this.waiting = others;
    this.before = turn.facts;
    this.shownAt = this.now();
    this.recent = [...this.recent, turn];
    setTimeout(() => (this.recent = this.recent.filter((one) => one !== turn)), LASTS);
    this.letFly(turn);
    this.isTold = others.length === 0 && stepIn(turn) !== null;
    if (others[0]) this.plan(() => this.showNext(), stepIn(others[0]) ? PACE : APART);
  }

  private letFly(turn: Turn): void {
    if (pointsIn(turn).length > 0) {
      this.flying = [...this.flying, { turn, before: this.known }];
      setTimeout(() => (this.flying = this.flying.filter((one) => one.turn !== turn)), RISING + TRAVEL);
    }
    this.known = turn.facts.scores;
  }

  private plan(action: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds > 0) this.timer = setTimeout(action, milliseconds);
    else action();
  }

  private isOwn(turn: Turn): boolean {
    return turn.laid.some(({ seat }) => seat !== null && this.table.yours.includes(seat));
  }
}

/** What is scored by a move, or by a step of the final scoring. */
export function pointsIn({ log }: Turn): Entry[] {
  return log.filter((entry) => entry.kind === "scored" && entry.points > 0);
}
