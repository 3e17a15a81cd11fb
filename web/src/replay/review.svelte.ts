import type { ReviewedMove, ReviewedTurn, GameReview, Message } from "../protocol";
import { Refusal } from "../net/refusal";
import { message } from "../i18n/message";

const POLL_INTERVAL = 1000; // milliseconds between two polls
const MAX_FAILURES = 5; // failed polls in a row before an error is shown

/** The review of a game by a strong player, polled until it is ready. */
export class ReviewLoader {
  value = $state.raw<GameReview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Increases whenever polling starts or stops: earlier responses are ignored. */
  private pollId = 0;

  readonly isReady = $derived(this.value?.status === "ready");
  private readonly byTurn = $derived(new Map(this.value?.turns.map((turn) => [turn.turn, turn])));

  constructor(private readonly fetch: () => Promise<GameReview>) {}

  /** Poll until the review is ready. Returns a function that stops it; call it in an effect. */
  start(): () => void {
    this.stop();
    this.value = null;
    this.refusal = null;
    this.failures = 0;
    void this.poll();
    return () => this.stop();
  }

  private stop(): void {
    this.pollId += 1;
    clearTimeout(this.timer);
  }

  of(turn: number): ReviewedTurn | null {
    return this.byTurn.get(turn) ?? null;
  }

  private async poll(): Promise<void> {
    const { pollId } = this;
    const isOld = () => pollId !== this.pollId;
    try {
      const value = await this.fetch();
      if (isOld()) return;
      this.value = value;
      this.refusal = null;
      this.failures = 0;
      if (value.status === "ready" || value.status === "failed") return;
    } catch (error) {
      if (isOld()) return;
      this.failures += 1;
      this.refusal = Refusal.from(error);
      if (this.failures >= MAX_FAILURES || this.refusal.code !== "page/no-connection") return;
    }
    this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL);
  }
}

export type MoveMark = "??" | "?" | "?!";

const MARKS: readonly (readonly [least: number, mark: MoveMark])[] = [
  [6, "??"],
  [3, "?"],
  [1.5, "?!"],
];

/** Return the mark of a move that lost points, as in chess; small differences are noise. */
export function markOf(lost: number): MoveMark | null {
  return MARKS.find(([least]) => lost >= least)?.[1] ?? null;
}

/** Return the better move of a turn, if the played one gets a mark. */
export function betterThan({ lost, best, played }: ReviewedTurn): ReviewedMove | null {
  const first = best[0];
  return first && markOf(lost) !== null && first.move !== played.move ? first : null;
}

/**
 * Return the reasons of both moves, as far as a static evaluation shows them. "Changes little" is not a reason if many
 * points were lost.
 */
export function reasonsFor({ best, played }: ReviewedTurn): Message[] {
  const better = best[0]!;
  const keepsPiece = better.place === 0 && played.place !== 0;
  const reasons = [
    ...reasonIn(better).map((reason) => message("page-replay-reason", { reason })),
    ...(keepsPiece ? [message("page-replay-keeps-piece")] : []),
    ...reasonIn(played).map((reason) => message("page-replay-reason-played", { reason })),
  ];
  return reasons.length > 0 ? reasons : [message("page-replay-no-reason")];
}

function reasonIn({ reason }: ReviewedMove): Message[] {
  return reason && reason.id !== "why-changes-little" ? [reason] : [];
}

/** Return the moves to compare: the best ones, and the played one at its rank. */
export function comparedMoves({ best, played }: ReviewedTurn): ReviewedMove[] {
  const isAmong = best.some(({ move }) => move === played.move);
  return isAmong ? best : [...best, played];
}

/** Format a number with its sign and one decimal, without −0.0. */
export function signedText(value: number, language: string): string {
  const rounded = Math.round(value * 10) / 10;
  const figure = Math.abs(rounded).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (rounded === 0) return figure;
  return `${rounded < 0 ? "\u2212" : "+"}${figure}`;
}
