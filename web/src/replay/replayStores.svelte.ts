import type { ReviewedMove, Replay, Setup } from "../protocol";
import { BoardStores } from "../state/boardStores.svelte";
import { ReplayQuestions, type ReplaySource } from "../state/replaySource";
import { betterThan, ReviewLoader } from "./review.svelte";
import { Recording } from "../state/recording.svelte";

/** The client-side stores of a replay. Created once per visit. */
export class ReplayStores extends BoardStores {
  readonly recording: Recording;
  readonly review: ReviewLoader;
  /** The compared move under the pointer. */
  pointed = $state.raw<ReviewedMove | null>(null);

  /** The review of the current turn. */
  readonly turnReview = $derived.by(() => this.review.of(this.recording.turn));
  /** The move drawn next to the played one. */
  readonly comparedMove = $derived.by(() => this.pointed ?? (this.turnReview && betterThan(this.turnReview)));

  constructor(
    readonly source: ReplaySource,
    replay: Replay,
    turn: number | null,
    setup: Setup,
  ) {
    const recording = new Recording(replay, turn);
    super(new ReplayQuestions(source, () => recording.turn), recording.table, setup);
    this.recording = recording;
    this.review = new ReviewLoader(() => source.review());
  }

  /** Go to a turn, and drop the animations of the one before. */
  readonly go = (turn: number): void => {
    this.playback.flush();
    this.recording.go(turn);
  };
}
