import type { JudgedMove, JudgedTurn, Judgement, Message } from "../protocol";
import { Refusal } from "../wire/refusal";
import { message } from "../words/lists";

const AGAIN = 1000; // milliseconds between two looks at how far it is
const MOST_FAILURES = 5; // looks in a row that may fail before somebody is told

/** What a strong player thinks of a game: asked for until it is ready. */
export class Judging {
  value = $state.raw<Judgement | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Grows whenever somebody begins or ceases to follow: what was asked for before counts no more. */
  private followings = 0;

  readonly isReady = $derived(this.value?.status === "ready");
  private readonly byTurn = $derived(new Map(this.value?.turns.map((turn) => [turn.turn, turn])));

  constructor(private readonly fetch: () => Promise<Judgement>) {}

  /** Ask anew, and again until there is an end to it. Returns what stops it; to be called in an effect. */
  follow(): () => void {
    this.stop();
    this.value = null;
    this.refusal = null;
    this.failures = 0;
    void this.look();
    return () => this.stop();
  }

  private stop(): void {
    this.followings += 1;
    clearTimeout(this.timer);
  }

  of(turn: number): JudgedTurn | null {
    return this.byTurn.get(turn) ?? null;
  }

  private async look(): Promise<void> {
    const { followings } = this;
    const isOld = () => followings !== this.followings;
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
      if (this.failures >= MOST_FAILURES || this.refusal.code !== "page/no-connection") return;
    }
    this.timer = setTimeout(() => void this.look(), AGAIN);
  }
}

export type Mark = "??" | "?" | "?!";

const MARKS: readonly (readonly [least: number, mark: Mark])[] = [
  [6, "??"],
  [3, "?"],
  [1.5, "?!"],
];

/** How a move that lost so many points is marked, as chess players do; small differences are chance. */
export function markOf(lost: number): Mark | null {
  return MARKS.find(([least]) => lost >= least)?.[1] ?? null;
}

/** The better move of a turn, if the one that was played is worth a mark. */
export function betterThan({ lost, best, played }: JudgedTurn): JudgedMove | null {
  const first = best[0];
  return first && markOf(lost) !== null && first.move !== played.move ? first : null;
}

/**
 * Why the better move is better, as far as first sight tells: what each of the two does. That one changes little is no
 * reason where much was lost.
 */
export function reasonsFor({ best, played }: JudgedTurn): Message[] {
  const better = best[0]!;
  const keepsPiece = better.place === 0 && played.place !== 0;
  const told = [
    ...reasonIn(better).map((reason) => message("page-replay-reason", { reason })),
    ...(keepsPiece ? [message("page-replay-keeps-piece")] : []),
    ...reasonIn(played).map((reason) => message("page-replay-reason-played", { reason })),
  ];
  return told.length > 0 ? told : [message("page-replay-no-reason")];
}

function reasonIn({ reason }: JudgedMove): Message[] {
  return reason && reason.id !== "why-changes-little" ? [reason] : [];
}

/** The moves to be compared: the best ones, and the one that was played wherever it stands. */
export function ranked({ best, played }: JudgedTurn): JudgedMove[] {
  const isAmong = best.some(({ move }) => move === played.move);
  return isAmong ? best : [...best, played];
}

/** A figure with its sign and one digit behind the point: −0.0 is no figure. */
export function signed(value: number, language: string): string {
  const rounded = Math.round(value * 10) / 10;
  const figure = Math.abs(rounded).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (rounded === 0) return figure;
  return `${rounded < 0 ? "\u2212" : "+"}${figure}`;
}
