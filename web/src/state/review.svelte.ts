import type { GameReview, ReviewedTurn, Seat } from "../protocol";
import { Refusal } from "../net/refusal";

/** The fewest points that make a move a mistake; smaller differences are noise. */
export const MISTAKE = 1.4;

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

/** Return the turns in which some seats made mistakes, in the order of play. */
export function mistakesOf(turns: readonly ReviewedTurn[], seats: readonly Seat[]): ReviewedTurn[] {
  return turns.filter(({ seat, lost }) => seats.includes(seat) && lost >= MISTAKE);
}
