import type { Message, ReviewedMove, ReviewedTurn } from "../protocol";
import { message } from "../i18n/message";
import { MISTAKE } from "../state/review.svelte";

export type MoveMark = "??" | "?" | "?!";

const MARKS: readonly (readonly [least: number, mark: MoveMark])[] = [
  [6, "??"],
  [3, "?"],
  [MISTAKE, "?!"],
];

/** Return the mark of a move that lost points, as in chess; small differences are noise. */
export function markOf(lost: number): MoveMark | null {
  return MARKS.find(([least]) => lost >= least)?.[1] ?? null;
}

/** Return what the move of a turn was worth. */
export function worthMessage(review: ReviewedTurn, language: string): Message {
  const { lost, best, played } = review;
  if (!betterThan(review)) return message(best[0]?.move === played.move ? "page-replay-best" : "page-replay-good");
  const size = markOf(lost) === "??" ? "large" : "small";
  return message("page-replay-gave-away", { points: lostText(lost, language), size });
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

/** Return the moves to compare: the best ones, the played one and a tried one, by their expected leads. */
export function comparedMoves({ best, played }: ReviewedTurn, tried?: ReviewedMove): ReviewedMove[] {
  const moves = [...best, played, ...(tried ? [tried] : [])];
  const distinct = moves.filter(({ move }, index) => moves.findIndex((one) => one.move === move) === index);
  return distinct.toSorted((one, other) => other.margin - one.margin);
}

/** Format a number with its sign and one decimal, without −0.0. */
export function signedText(value: number, language: string): string {
  const rounded = Math.round(value * 10) / 10;
  const figure = Math.abs(rounded).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (rounded === 0) return figure;
  return `${rounded < 0 ? "\u2212" : "+"}${figure}`;
}

/** Format lost points with one decimal. */
export function lostText(lost: number, language: string): string {
  return signedText(lost, language).replace("+", "");
}
