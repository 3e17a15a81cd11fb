import type { Replay, ReviewedMove, Seat, Setup } from "../protocol";
import { BoardStores } from "../state/boardStores.svelte";
import { Recording } from "../state/recording.svelte";
import { ReplayQuestions, type ReplaySource } from "../state/replaySource";
import { mistakesOf, ReviewLoader } from "../state/review.svelte";
import type { CellBox } from "../state/viewport.svelte";
import { MoveEffects } from "./moveEffects.svelte";
import { Practice } from "./practice.svelte";
import { betterThan, comparedMoves } from "./reviewedTurn";

/** The client-side stores of a replay. Created once per visit. */
export class ReplayStores extends BoardStores {
  readonly recording: Recording;
  readonly review: ReviewLoader;
  readonly practice: Practice;
  readonly moveEffects: MoveEffects;
  /** The compared move under the pointer. */
  pointed = $state.raw<ReviewedMove | null>(null);
  /** True while the replay goes from mistake to mistake of one's own seats. */
  isLesson = $state(false);
  /** True if the graph is shown in full. */
  isGraphOpen = $state(false);

  /** The review of the current turn. */
  readonly turnReview = $derived.by(() => this.review.of(this.recording.turn));
  /** True if the current move was a mistake whose better moves are still hidden. */
  readonly isHidden = $derived.by(() => {
    const { turnReview } = this;
    return turnReview !== null && betterThan(turnReview) !== null && this.practice.resultOf(turnReview.turn) === null;
  });
  /** The move drawn next to the played one. */
  readonly comparedMove = $derived.by(() => {
    const { answer } = this.practice;
    if (answer && this.isHidden) return answer.move;
    if (this.isHidden || this.practice.isTrying) return null;
    return this.pointed ?? answer?.move ?? (this.turnReview && betterThan(this.turnReview));
  });
  /** Part of the table to show, with the moves that are compared; null while a move is tried, as in a game. */
  readonly extent = $derived.by(() => {
    if (this.practice.isTrying) return null;
    const { answer } = this.practice;
    const compared = this.turnReview && !this.isHidden ? comparedMoves(this.turnReview, answer?.move) : [];
    return coverCells(this.recording.extent, answer ? [...compared, answer.move] : compared);
  });
  /** The mistakes of one's own seats, or of all seats for a spectator. */
  readonly mistakes = $derived.by(() => mistakesOf(this.review.value?.turns ?? [], this.learners));

  constructor(
    readonly source: ReplaySource,
    readonly replay: Replay,
    turn: number | null,
    setup: Setup,
  ) {
    const recording = new Recording(replay, turn);
    const questions = new ReplayQuestions(
      source,
      () => recording.table.facts.version,
      (move) => this.practice.tryMove(move),
    );
    super(questions, recording.table, setup);
    this.recording = recording;
    this.review = new ReviewLoader(() => source.review());
    this.moveEffects = new MoveEffects(source);
    this.practice = new Practice(source, recording, () => this.turnReview);
  }

  /** The seats of this browser. */
  get ownSeats(): readonly Seat[] {
    return this.replay.state.yours;
  }

  private get learners(): readonly Seat[] {
    return this.ownSeats.length > 0 ? this.ownSeats : this.table.seats.map((_, seat) => seat);
  }

  /** Go to a turn, and drop the animations and the try of the one before. */
  readonly go = (turn: number): void => {
    this.playback.flush();
    this.practice.drop();
    this.recording.go(turn);
  };

  /** Start or stop autoplay. */
  readonly togglePlay = (): void => {
    this.practice.drop();
    this.recording.toggle();
  };

  /** Return the turn of the next mistake, or with -1 of the previous one; null if there is none. */
  readonly mistakeFrom = (turn: number, direction: 1 | -1): number | null => {
    const turns = this.mistakes.map((mistake) => mistake.turn);
    const found = direction === 1 ? turns.find((one) => one > turn) : turns.findLast((one) => one < turn);
    return found ?? null;
  };

  /** Go through the mistakes of one's own seats, from the first one. */
  startLesson(): void {
    this.isLesson = true;
    this.practice.restart();
    const first = this.mistakes[0];
    if (first) this.go(first.turn);
  }
}

/** Return the smallest box around another box and some cells. */
function coverCells(box: CellBox, cells: readonly { x: number; y: number }[]): CellBox {
  return {
    left: Math.min(box.left, ...cells.map(({ x }) => x)),
    top: Math.min(box.top, ...cells.map(({ y }) => y)),
    right: Math.max(box.right, ...cells.map(({ x }) => x + 1)),
    bottom: Math.max(box.bottom, ...cells.map(({ y }) => y + 1)),
  };
}
