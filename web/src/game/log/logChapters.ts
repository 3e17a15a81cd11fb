import type { Entry, Seat } from "../../protocol";

/** The log entries of one turn. `seat` is the player; null for the final scoring. */
export interface Chapter {
  turn: number;
  seat: Seat | null;
  entries: Entry[];
}

const POINT_KINDS: ReadonlySet<Entry["kind"]> = new Set(["scored", "gold", "discarded", "ended"]);
const SEATLESS_KINDS: ReadonlySet<Entry["kind"]> = new Set(["scored", "ended"]);

/** Group the log by turns, the latest first. A draw is omitted once its tile is placed: that entry names it too. */
export function chaptersOf(log: readonly Entry[], pointsOnly = false): Chapter[] {
  const listed = log.filter((entry, index) => (pointsOnly ? POINT_KINDS.has(entry.kind) : !isPlacedLater(log, index)));
  const chapters: Chapter[] = [];
  for (const entry of listed) {
    const last = chapters.at(-1);
    if (last && belongsTo(entry, last)) last.entries.push(entry);
    else chapters.push({ turn: entry.turn, seat: seatOf(entry), entries: [entry] });
  }
  return chapters.toReversed();
}

/** Return true for an entry to emphasise: points, or something that no player should miss. */
export function isImportant(entry: Entry): boolean {
  return entry.points > 0 || entry.kind === "discarded" || entry.kind === "ended" || entry.kind === "resigned";
}

/** Return the tiles that were discarded because they fitted nowhere, in order. */
export function discardedTiles(log: readonly Entry[]): string[] {
  return log.flatMap((entry) => (entry.kind === "discarded" && entry.tile ? [entry.tile] : []));
}

function isPlacedLater(log: readonly Entry[], index: number): boolean {
  const { kind, tile, seats } = log[index]!;
  const lays = (later: Entry) => later.kind === "placed" && later.tile === tile && later.seats[0] === seats[0];
  return kind === "drawn" && log.slice(index + 1).some(lays);
}

function belongsTo(entry: Entry, chapter: Chapter): boolean {
  const isFinal = chapter.entries[0]!.is_final;
  return entry.turn === chapter.turn && entry.is_final === isFinal && entry.kind !== "placed";
}

function seatOf(entry: Entry): Seat | null {
  return entry.is_final && SEATLESS_KINDS.has(entry.kind) ? null : (entry.seats[0] ?? null);
}
