import { nameText } from "../players/presence";
import type { Points, Seat } from "../../protocol";
import type { TableState } from "../../state/table.svelte";
import { list } from "../../i18n/message";
import { say, tell } from "../../i18n/translator.svelte";
import { ranking } from "./pointSums";

/** Return the verdict in a few words: in the second person to the player of one seat, otherwise with names. */
export function victoryText(table: TableState): string {
  const { scores } = table.facts;
  const winners = table.facts.winners ?? [];
  const count = winners.length;
  const own = ownSeat(table);
  if (count === scores.length) return say("page-game-draw", { points: scores[0]! });
  if (own === null) {
    const names = list(winners.map((seat) => nameText(table, seat)));
    return say("page-game-wins", { names, count, by: marginOf(table, winners[0]!) });
  }
  if (winners.includes(own)) return say("page-game-you-win", { count, by: marginOf(table, own) });
  return say("page-game-you-lose", { by: -marginOf(table, own) });
}

/** Return the seat to address in the second person; null for spectators and for several players at one screen. */
export function ownSeat({ yours }: TableState): Seat | null {
  return yours.length === 1 ? yours[0]! : null;
}

/** Return true if all other players have resigned, which ends a game without a final scoring. */
export function isResigned(table: TableState): boolean {
  return remainingSeats(table).length === 1;
}

/** Return the score in short, the reader's first in a game of two, otherwise the winner's. */
export function scoreText(table: TableState): string {
  const { scores, winners } = table.facts;
  const seats = ranking(scores, winners ?? []);
  if (seats.length === 2 && seats[1] === ownSeat(table)) seats.reverse();
  return seats.map((seat) => scores[seat]).join(" : ");
}

/** Return the course of the end in words: the lead before the final scoring and its points, or the resignations. */
export function summaryText(table: TableState, finalGains: Points): string {
  if (isResigned(table)) return resignations(table);
  if (finalGains.every((points) => points === 0)) return say("page-game-last-count-none");
  return `${leadText(table, finalGains)} ${gainsText(table, finalGains)}`;
}

function leadText(table: TableState, finalGains: Points): string {
  const before = table.facts.scores.map((score, seat) => score - finalGains[seat]!);
  const [first, second] = remainingSeats(table).toSorted((one, other) => before[other]! - before[one]!);
  const by = before[first!]! - before[second!]!;
  if (by === 0) return say("page-game-level");
  return say("page-game-led", { own: String(first === ownSeat(table)), name: nameText(table, first!), by });
}

function gainsText(table: TableState, finalGains: Points): string {
  const own = ownSeat(table);
  const others = finalGains.map((_, seat) => seat).filter((seat) => seat !== own);
  const seats = own === null ? others : [own, ...others];
  const gains = seats.map((seat) => {
    const name = nameText(table, seat);
    return say("page-game-gain", { own: String(seat === own), name, points: finalGains[seat]! });
  });
  return say("page-game-gains", { gains: list(gains) });
}

/** Return the lead over the best other seat, or the distance to the winner; 0 if only resignations decide. */
function marginOf(table: TableState, seat: Seat): number {
  const { scores, winners } = table.facts;
  const remaining = remainingSeats(table);
  if (remaining.length === 1 || !remaining.includes(seat)) return 0;
  const rivals = winners?.includes(seat) ? remaining.filter((one) => one !== seat) : (winners ?? []);
  return scores[seat]! - Math.max(...rivals.map((rival) => scores[rival]!));
}

function remainingSeats({ seats }: TableState): Seat[] {
  return seats.flatMap(({ has_resigned }, seat) => (has_resigned ? [] : [seat]));
}

function resignations({ log }: TableState): string {
  const entries = log.filter(({ kind }) => kind === "resigned");
  return entries.map((entry) => tell(entry.message)).join(" ");
}
