import type { EffectInfo, Entry, Message, Seat } from "../../protocol";
import { list, message } from "../../i18n/message";
import { preferences } from "../../state/preferences.svelte";
import type { TableState } from "../../state/table.svelte";

/** Messages about scores in the log, by those of whole sentences. */
const SCORE_MESSAGES: Record<string, string> = {
  "event-scored": "log-scored",
  "event-scored-whole": "log-scored-whole",
  "event-scored-nothing": "log-scored-nothing",
};

/** Return true if a seat is the only one that is played here, so that its player is addressed. */
export function isReader(table: TableState, seat: Seat | null): boolean {
  return table.yours.length === 1 && table.yours[0] === seat;
}

/** Return the name of a seat in the log: "You", or the name or colour of its player. */
export function logName(table: TableState, seat: Seat): string | Message {
  return isReader(table, seat) ? message("log-you") : table.nameOf(seat);
}

/** Return the names of several seats in the log. */
export function logNames(table: TableState, seats: readonly Seat[]): string | Message {
  return list(seats.map((seat) => logName(table, seat)));
}

/** Return the effects of a laid tile in words. */
export function effectWords(table: TableState, { effects, seats }: Pick<Entry, "effects" | "seats">): string | Message {
  const seat = seats[0]!;
  const words = effects.map((effect) => effectMessage(table, seat, effect));
  if (words.length === 0) return message("effect-lays", { mine: String(isReader(table, seat)) });
  return words.reduce<string | Message>((before, next) => (before ? message("list-next", { before, next }) : next), "");
}

/** Return an entry in words, as screen readers announce it. Only players who want it get the notation. */
export function entryWords(table: TableState, entry: Entry): Message {
  if (entry.kind !== "placed") return entry.message;
  const row = { name: logName(table, entry.seats[0]!), what: effectWords(table, entry) };
  if (preferences.notation && entry.move) return message("log-row-notation", { ...row, move: entry.move });
  return message("log-row", row);
}

/** Return a score in words, without its receivers. */
export function scoreWords({ message: { id, arguments: args } }: Entry): Message {
  return message(SCORE_MESSAGES[id] ?? id, args);
}

function effectMessage(table: TableState, seat: Seat, { what, kind, tiles, owners, role }: EffectInfo): Message {
  const mine = String(isReader(table, seat));
  switch (what) {
    case "completes":
      return message("effect-completes", { kind, tiles, mine });
    case "claims":
      return message("effect-claims", { role });
    case "joins":
      return message("effect-joins", { kind, mine, ...joinedOwner(table, seat, owners) });
    case "extends":
      return message("effect-extends", { kind, tiles, ...extendedOwner(table, seat, owners) });
  }
}

function joinedOwner(
  table: TableState,
  seat: Seat,
  owners: readonly Seat[],
): { whose: string; owner: string | Message } {
  const [other, ...more] = owners.filter((owner) => owner !== seat);
  if (other === undefined || more.length > 0) return { whose: "several", owner: "" };
  return { whose: isReader(table, other) ? "yours" : "other", owner: table.nameOf(other) };
}

function extendedOwner(
  table: TableState,
  seat: Seat,
  owners: readonly Seat[],
): { whose: string; owner: string | Message } {
  const [owner, ...more] = owners;
  if (owner === undefined || more.length > 0) return { whose: "shared", owner: "" };
  const whose = isReader(table, owner) ? "yours" : owner === seat ? "own" : "other";
  return { whose, owner: table.nameOf(owner) };
}
