import type { JudgedMove, Replay, Setup } from "../protocol";
import { Looked } from "../state/looked.svelte";
import { LookingBack, type Archive } from "./archive";
import { betterThan, Judging } from "./judging.svelte";
import { Recording } from "./recording.svelte";

/** All that belongs to looking back at a game, besides what the server says. Made once a visit. */
export class Looking extends Looked {
  readonly recording: Recording;
  readonly judging: Judging;
  /** The move that somebody points at among those that were compared. */
  pointed = $state.raw<JudgedMove | null>(null);

  /** What is thought of the present turn. */
  readonly judged = $derived.by(() => this.judging.of(this.recording.turn));
  /** The move that is drawn beside the one that was played. */
  readonly compared = $derived.by(() => this.pointed ?? (this.judged && betterThan(this.judged)));

  constructor(
    readonly archive: Archive,
    replay: Replay,
    turn: number | null,
    setup: Setup,
  ) {
    const recording = new Recording(replay, turn);
    super(new LookingBack(archive, () => recording.turn), recording.table, setup);
    this.recording = recording;
    this.judging = new Judging(() => archive.judgement());
  }

  /** Go to a turn; nothing of the one before is worth waiting for. */
  readonly go = (turn: number): void => {
    this.showing.hurry();
    this.recording.go(turn);
  };
}
