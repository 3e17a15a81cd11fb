import { SvelteMap } from "svelte/reactivity";
import type { Choice, GivenMove, ReviewedMove, ReviewedTurn } from "../protocol";
import type { CommandOutcome } from "../net/connection";
import { Refusal } from "../net/refusal";
import type { Recording } from "../state/recording.svelte";
import type { ReplaySource } from "../state/replaySource";

/** The result of a tried move, compared with the best move and with the played one. */
export type Verdict = "best" | "good" | "better" | "same" | "worse";

/** A judged answer: the tried move, the points that it loses, and the verdict. */
export interface TriedAnswer {
  move: ReviewedMove;
  lost: number;
  verdict: Verdict;
}

/** The end of the practice at a turn: the player found a good move, or asked for it. */
export type PracticeResult = "found" | "shown";

const SLIGHT = 0.05; // points; smaller losses are shown as 0.0
const GOOD = 0.5; // points that a good answer may lose

/** Lets a player try the tile of a reviewed turn once more. The better moves are hidden until its end. */
export class Practice {
  answer = $state.raw<TriedAnswer | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** True from the start of a try until another turn or the better moves are shown. */
  isActive = $state(false);
  private choices: Choice[] = [];
  private readonly results = new SvelteMap<number, PracticeResult>();

  /** True while a move can be composed on the board. */
  readonly isTrying = $derived(this.isActive && this.answer === null);

  constructor(
    private readonly source: Pick<ReplaySource, "choices" | "judge">,
    private readonly recording: Recording,
    private readonly currentReview: () => ReviewedTurn | null,
  ) {}

  resultOf(turn: number): PracticeResult | null {
    return this.results.get(turn) ?? null;
  }

  /** Show the position before the current turn, with its tile in hand. */
  async begin(): Promise<void> {
    const { turn } = this.recording;
    this.refusal = null;
    try {
      const choices = await this.source.choices(turn - 1);
      if (this.recording.turn === turn) this.offer(choices);
    } catch (error) {
      if (this.recording.turn === turn) this.refusal = Refusal.from(error);
    }
  }

  /** Offer the tile; again after an answer. */
  offer(choices = this.choices): void {
    this.choices = choices;
    this.answer = null;
    this.isActive = true;
    this.recording.showBefore(this.choices);
  }

  /** Judge a tried move; a move that the review knows needs no request. A refusal leaves the tile in hand. */
  async tryMove(given: GivenMove): Promise<CommandOutcome> {
    const [review, turn] = [this.currentReview(), this.recording.turn];
    if (!review || !this.isTrying) return { type: "overtaken" };
    let answer: TriedAnswer;
    try {
      answer = knownAnswer(review, given) ?? (await this.judge(review, given));
    } catch (error) {
      return Refusal.from(error).refused;
    }
    if (this.isTrying && this.recording.turn === turn) this.accept(answer);
    return { type: "overtaken" };
  }

  /** End the try and show the better moves. */
  show(): void {
    const { turn } = this.recording;
    if (!this.results.has(turn)) this.results.set(turn, "shown");
    this.leave();
  }

  /** End the try and show the played move again. */
  leave(): void {
    this.drop();
    this.recording.show(this.recording.turn);
  }

  /** End the try because another turn is shown. */
  drop(): void {
    this.isActive = false;
    this.answer = null;
    this.refusal = null;
  }

  /** Forget all results. */
  restart(): void {
    this.results.clear();
  }

  private async judge(review: ReviewedTurn, given: GivenMove): Promise<TriedAnswer> {
    const { tried, lost } = await this.source.judge(review.turn - 1, given);
    return answerFor(review, tried, lost);
  }

  private accept(answer: TriedAnswer): void {
    if (answer.verdict === "best" || answer.verdict === "good") this.results.set(this.recording.turn, "found");
    this.recording.showBefore();
    this.answer = answer;
  }
}

/** Return the verdict on a move that loses some points where the played one lost others. */
export function verdictOf(lost: number, lostByPlayed: number): Verdict {
  if (lost < SLIGHT) return "best";
  if (lost <= GOOD) return "good";
  return lost < lostByPlayed - SLIGHT ? "better" : "worse";
}

/** Return the answer for a move that the review has examined; null for another one. */
export function knownAnswer(review: ReviewedTurn, given: GivenMove): TriedAnswer | null {
  const known = [review.played, ...review.best].find((move) => isSameMove(move, given));
  const best = review.best[0];
  return known && best ? answerFor(review, known, Math.max(0, best.margin - known.margin)) : null;
}

/** Return the answer for a move. Its lead is measured from the best move's, because each judgement has its own samples. */
function answerFor(review: ReviewedTurn, move: ReviewedMove, lost: number): TriedAnswer {
  if (isSameMove(review.played, move)) return { move: review.played, lost: review.lost, verdict: "same" };
  const margin = (review.best[0]?.margin ?? move.margin) - lost;
  return { move: { ...move, margin }, lost, verdict: verdictOf(lost, review.lost) };
}

function isSameMove(move: ReviewedMove, given: GivenMove): boolean {
  if (typeof given === "string") return move.move === given;
  return (["x", "y", "rotation", "place"] as const).every((part) => move[part] === given[part]);
}
