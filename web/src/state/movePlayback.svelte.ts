import type { Cell, Entry, Facts, Laid, PieceInfo, Points, Seat, Turn } from "../protocol";
import { withoutFinalScoring } from "./finalScoring";
import { FinalScoring } from "./finalScoring.svelte";
import type { Staging } from "./preferences.svelte";
import { cellKey, type TableState } from "./table.svelte";

// Durations in milliseconds
const MOVE_GAP = 500; // between two moves of other players
const STAGE_TOTAL = 1500; // for all moves that a player waits for
const SCORING_DELAY = 1100; // from the last move to the final scoring
const EFFECT_DURATION = 1400; // of all effects of a move
const MOST_WAITING = 3; // moves in the queue; older ones are shown at once
/** Speed of the effects of other players' moves. */
const SPEEDS: Record<Staging, number> = { normal: 1, quick: 2.2, off: 1 };

/** The effects of a move: the tile drops, a ring is drawn around it, points rise, then points and pieces travel home. */
export const DROP_DURATION = 180;
export const RING_DURATION = 400;
export const RISE_DURATION = 360;
export const TRAVEL_DURATION = 360;
const POINTS_DELAY = 380; // until the points of another player's move rise

/**
 * Playback queue: shows moves one at a time, even if they arrive together, then runs the final scoring.
 *
 * Moves of other players are staged: while `isStaging`, the next player's tile waits. Playback lags behind the game by a
 * moment and never blocks a player: `flush` empties the queue and ends the stage.
 */
export class MovePlayback {
  /** Moves that are being animated. */
  recent = $state.raw<Turn[]>([]);
  /** The move that was shown last, with or without animation. */
  shown = $state.raw<Turn | null>(null);
  /** True while moves of other players are shown that the player to move has to see first. */
  isStaging = $state(false);
  isMotionReduced = false;
  staging: Staging = "normal";
  private waiting = $state.raw<Turn[]>([]);
  /** Moves whose points have not reached their markers yet, with the scores before them. */
  private flying = $state.raw<{ turn: Turn; before: Points }[]>([]);
  private before = $state.raw<Facts | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Turn | null = null;
  private shownAt = -Infinity;
  private deadline = 0; // until which all moves that a player waits for are shown
  private shownScores: Points; // scores after the last move that was shown

  private readonly hidden = $derived(
    new Set(this.waiting.flatMap((turn) => turn.laid.map(({ x, y }) => cellKey(x, y)))),
  );
  /** Pieces on the board, without those of queued moves. */
  readonly pieces = $derived.by((): PieceInfo[] => this.facts.pieces);
  /** The last cell of each seat, without queued moves. */
  readonly lastCells = $derived.by(() => this.facts.last);
  /** Scores without the points that are still travelling. */
  readonly scores = $derived.by(
    (): Points => this.flying[0]?.before ?? (this.isScoring ? this.scoring.scores : this.facts.scores),
  );

  /** The log without the entries of queued moves and of the steps to come. */
  readonly log = $derived.by((): Entry[] => {
    const { isPending, steps, number } = this.scoring;
    const next = isPending ? steps[number]?.entry : undefined;
    const end = next ? this.table.log.indexOf(next) : this.table.log.length;
    return this.table.log.slice(0, end - this.waiting.flatMap(({ log }) => log).length);
  });
  /** True while moves are queued. */
  readonly isBehind = $derived(this.waiting.length > 0);
  /** True during the final scoring, which follows the last move. */
  readonly isScoring = $derived.by(() => this.scoring.isPending && !this.isBehind);

  private readonly facts = $derived.by(() => (this.isBehind && this.before) || this.table.facts);

  constructor(
    private readonly table: TableState,
    readonly scoring: FinalScoring = new FinalScoring(table),
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
      this.shown = turn;
      return;
    }
    if (this.isOwn(turn)) this.skip();
    if (!this.isStaging) this.deadline = this.now() + STAGE_TOTAL / this.speed;
    this.isStaging ||= this.isStaged(turn);
    const move = withoutFinalScoring(turn);
    this.waiting = [...this.waiting, move];
    if (move !== turn) this.scoring.prepare();
    this.catchUp(this.staging === "off" ? 1 : MOST_WAITING);
    this.schedule(() => this.showNext(), this.nextDelay());
  }

  /** Show the last move of the other players again. Return its cell; null if there is none. */
  replay(): Cell | null {
    const turn = lastMoveOfOthers(this.table);
    if (!turn || this.isMotionReduced) return null;
    this.animate(turn);
    return [turn.laid[0]!.x, turn.laid[0]!.y];
  }

  /** True for a move of another player that is staged. */
  isStaged({ laid }: Turn): boolean {
    return this.staging !== "off" && laid.length > 0 && !this.isOwn({ laid });
  }

  /** Milliseconds until the points of a move rise. */
  pointsDelay(turn: Turn): number {
    return this.isStaged(turn) ? POINTS_DELAY / this.speed : 0;
  }

  get speed(): number {
    return SPEEDS[this.staging];
  }

  /** Show all queued moves at once because the player acts. The final scoring still follows. */
  flush(): void {
    const { isPending, isRunning } = this.scoring;
    if (isRunning) return;
    this.skip();
    if (isPending) this.startScoring();
  }

  /** Skip the final scoring. Return true if it was running. */
  skipScoring(): boolean {
    if (!this.isScoring) return false;
    this.scoring.finish();
    return true;
  }

  private skip(): void {
    clearTimeout(this.timer);
    this.scoring.reset();
    this.isStaging = false;
    this.shownAt = -Infinity;
    this.shownScores = this.waiting.at(-1)?.facts.scores ?? this.shownScores;
    if (this.waiting.length > 0) this.waiting = [];
    if (this.recent.length > 0) this.recent = [];
    if (this.flying.length > 0) this.flying = [];
  }

  private startScoring(): void {
    this.scoring.prepare();
    this.scoring.run();
  }

  /** Show moves at once until at most `most` remain queued. */
  private catchUp(most: number): void {
    const late = this.waiting.slice(0, Math.max(0, this.waiting.length - most));
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
    this.animate(turn);
    this.flyPoints(turn);
    if (others.length > 0) this.schedule(() => this.showNext(), this.nextDelay());
    else if (this.scoring.isPending) this.schedule(() => this.startScoring(), SCORING_DELAY);
    else this.schedule(() => (this.isStaging = false), this.stageDuration(turn));
  }

  private animate(turn: Turn): void {
    this.shown = turn;
    this.recent = [...this.recent, turn];
    setTimeout(() => (this.recent = this.recent.filter((one) => one !== turn)), EFFECT_DURATION);
  }

  /** Milliseconds until the next move. If a player waits, all moves share a time and the last is shown in full. */
  private nextDelay(): number {
    const passed = this.now() - this.shownAt;
    const rest = this.deadline - this.now() - this.stageDuration(this.waiting.at(-1)!);
    const share = this.isStaging && this.table.isYours ? rest / this.waiting.length : Infinity;
    return Math.min(MOVE_GAP - passed, share);
  }

  /** Milliseconds that a move of another player is staged. */
  private stageDuration(turn: Turn): number {
    if (!this.isStaged(turn)) return 0;
    const hasPoints = pointsIn(turn).length > 0;
    return (hasPoints ? POINTS_DELAY + RISE_DURATION + TRAVEL_DURATION : DROP_DURATION + RING_DURATION) / this.speed;
  }

  private flyPoints(turn: Turn): void {
    if (pointsIn(turn).length > 0) {
      this.flying = [...this.flying, { turn, before: this.shownScores }];
      const duration = this.pointsDelay(turn) + (RISE_DURATION + TRAVEL_DURATION) / this.speed;
      setTimeout(() => (this.flying = this.flying.filter((one) => one.turn !== turn)), duration);
    }
    this.shownScores = turn.facts.scores;
  }

  private schedule(action: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds > 0) this.timer = setTimeout(action, milliseconds);
    else action();
  }

  private isOwn({ laid }: Pick<Turn, "laid">): boolean {
    return laid.some(({ seat }) => seat !== null && this.table.yours.includes(seat));
  }
}

/** Return the last move of a seat that is not played here, or of any seat if all are. */
function lastMoveOfOthers(table: TableState): Turn | null {
  const laid = lastTileOfOthers(table);
  if (!laid) return null;
  const begin = table.log.findLastIndex(({ kind, turn }) => kind === "placed" && turn === laid.turn);
  const log = table.log.slice(begin).filter(({ turn, is_final }) => turn === laid.turn && !is_final);
  return { type: "turn", facts: table.facts, laid: [laid], log };
}

/** Return the tile of the last move of the other players. */
export function lastTileOfOthers({ board, yours, seats }: TableState): Laid | null {
  const isOther = (seat: Seat) => yours.length === seats.length || !yours.includes(seat);
  const tiles = [...board.values()].filter(({ seat }) => seat !== null && isOther(seat));
  return tiles.reduce<Laid | null>((last, laid) => (laid.turn > (last?.turn ?? 0) ? laid : last), null);
}

/** Return the scoring entries of a move. */
export function pointsIn({ log }: Turn): Entry[] {
  return log.filter((entry) => entry.kind === "scored" && entry.points > 0);
}
