import type { Entry, Facts, PieceInfo, Points, Turn } from "../protocol";
import { playbackParts, scoringStepOf } from "./finalScoring";
import { cellKey, type TableState } from "./table.svelte";

const MOVE_GAP = 500; // milliseconds between two moves of other players
const MOST_WAITING = 3; // moves in the queue; older ones are shown at once
const STEP_DELAY = 1100; // milliseconds before each step of the final scoring
const EFFECT_DURATION = 1200; // milliseconds that the effects of a move are visible
/** Durations in milliseconds: points rise where they were scored, then points and pieces travel home. */
export const RISE_DURATION = 380;
export const TRAVEL_DURATION = 360;

/**
 * Playback queue: shows moves one at a time, even if they arrive together, then the final scoring step by step.
 *
 * Playback lags behind the game by a moment and never blocks a player: `flush` empties the queue.
 */
export class MovePlayback {
  /** Moves and steps that are being animated. */
  recent = $state.raw<Turn[]>([]);
  isMotionReduced = false;
  /** True once the final scoring has been shown or skipped. */
  isScoringDone = $state(false);
  private waiting = $state.raw<Turn[]>([]);
  /** Moves whose points have not reached their markers yet, with the scores before them. */
  private flying = $state.raw<{ turn: Turn; before: Points }[]>([]);
  private before = $state.raw<Facts | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Turn | null = null;
  private shownAt = -Infinity;
  private shownScores: Points; // scores after the last move that was shown

  private readonly hidden = $derived(
    new Set(this.waiting.flatMap((turn) => turn.laid.map(({ x, y }) => cellKey(x, y)))),
  );
  /** Pieces on the board, without those of queued moves. */
  readonly pieces = $derived.by((): PieceInfo[] => this.facts.pieces);
  /** The last cell of each seat, without queued moves. */
  readonly lastCells = $derived.by(() => this.facts.last);
  /** Scores without the points that are still travelling. */
  readonly scores = $derived.by((): Points => this.flying[0]?.before ?? this.facts.scores);

  /** The log without the entries of queued moves. */
  readonly log = $derived.by((): Entry[] => {
    const later = this.waiting.flatMap(({ log }) => log).length;
    return later > 0 ? this.table.log.slice(0, -later) : this.table.log;
  });
  /** The current step of the final scoring. */
  readonly step = $derived(scoringStepOf(this.recent.at(-1)));
  /** True during the final scoring, which follows the last move. */
  readonly isScoring = $derived(this.step !== null || scoringStepOf(this.waiting[0]) !== null);
  /** True while moves are queued. */
  readonly isBehind = $derived(this.waiting.length > 0);

  private readonly facts = $derived.by(() => (this.isBehind && this.before) || this.table.facts);

  constructor(
    private readonly table: TableState,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shownScores = table.facts.scores;
  }

  /** Return true if the tile belongs to a queued move. */
  hides(x: number, y: number): boolean {
    return this.hidden.has(cellKey(x, y));
  }

  /** Queue the latest turn of the table. Call it in an effect that depends on the turn. */
  enqueue(turn: Turn | null): void {
    if (turn === this.last) return;
    this.last = turn;
    if (!turn || this.isMotionReduced) {
      this.skip();
      this.shownScores = this.table.facts.scores;
      return;
    }
    if (this.isOwn(turn)) this.skip();
    const isFirst = this.waiting.length === 0;
    this.waiting = [...this.waiting, ...playbackParts(turn)];
    if (isFirst) this.schedule(() => this.showNext(), this.shownAt + MOVE_GAP - this.now());
    else this.catchUp(MOST_WAITING);
  }

  /** Show all queued moves at once because the player acts. The final scoring still follows. */
  flush(): void {
    if (this.isScoring) return;
    if (scoringStepOf(this.waiting.at(-1))) this.catchUp(0);
    else this.skip();
  }

  /** Skip the final scoring. Return true if it was running. */
  skipScoring(): boolean {
    if (!this.isScoring) return false;
    this.skip();
    return (this.isScoringDone = true);
  }

  private skip(): void {
    clearTimeout(this.timer);
    this.shownAt = -Infinity;
    this.shownScores = this.waiting.at(-1)?.facts.scores ?? this.shownScores;
    if (this.waiting.length > 0) this.waiting = [];
    if (this.recent.length > 0) this.recent = [];
    if (this.flying.length > 0) this.flying = [];
  }

  /** Show moves at once until at most `most` remain queued. The final scoring stays queued. */
  private catchUp(most: number): void {
    const moves = this.waiting.filter((part) => scoringStepOf(part) === null);
    const late = moves.slice(0, Math.max(0, moves.length - most));
    if (late.length === 0) return;
    this.before = late.at(-1)!.facts;
    this.shownScores = this.before.scores;
    this.waiting = this.waiting.slice(late.length);
  }

  private showNext(): void {
    const [turn, ...others] = this.waiting;
    if (!turn) return;
    this.waiting = others;
    this.before = turn.facts;
    this.shownAt = this.now();
    this.recent = [...this.recent, turn];
    setTimeout(() => (this.recent = this.recent.filter((one) => one !== turn)), EFFECT_DURATION);
    this.flyPoints(turn);
    this.isScoringDone = others.length === 0 && scoringStepOf(turn) !== null;
    if (others[0]) this.schedule(() => this.showNext(), scoringStepOf(others[0]) ? STEP_DELAY : MOVE_GAP);
  }

  private flyPoints(turn: Turn): void {
    if (pointsIn(turn).length > 0) {
      this.flying = [...this.flying, { turn, before: this.shownScores }];
      setTimeout(() => (this.flying = this.flying.filter((one) => one.turn !== turn)), RISE_DURATION + TRAVEL_DURATION);
    }
    this.shownScores = turn.facts.scores;
  }

  private schedule(action: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds > 0) this.timer = setTimeout(action, milliseconds);
    else action();
  }

  private isOwn(turn: Turn): boolean {
    return turn.laid.some(({ seat }) => seat !== null && this.table.yours.includes(seat));
  }
}

/** Return the scoring entries of a move or of a final scoring step. */
export function pointsIn({ log }: Turn): Entry[] {
  return log.filter((entry) => entry.kind === "scored" && entry.points > 0);
}
