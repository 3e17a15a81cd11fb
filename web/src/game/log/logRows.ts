import type { Entry, Seat } from "../../protocol";

/** A row of the log: one entry, and the scores and returned pieces of a laid tile. */
export interface LogItem {
  entry: Entry;
  /** The player; null for the end of the game. */
  seat: Seat | null;
  scores: Entry[];
  isTakenBack: boolean;
}

const POINT_KINDS: ReadonlySet<Entry["kind"]> = new Set(["gold", "discarded", "ended", "tallied"]);
/** Events of the table, which stay when turns are taken back. */
const TABLE_KINDS: ReadonlySet<Entry["kind"]> = new Set(["resigned", "handed-over", "tallied"]);
/** Events without a row: a draw shows in the hand, a returned piece by its points, a takeback at the turn itself. */
const OMITTED_KINDS: ReadonlySet<Entry["kind"]> = new Set(["drawn", "returned", "taken-back"]);

/** Return the rows of a log, the latest first. */
export function rowsOf(log: readonly Entry[]): LogItem[] {
  const rows: LogItem[] = [];
  for (const entry of log) {
    const turn = rows.findLast((row) => row.entry.kind === "placed" && !row.isTakenBack);
    if (entry.kind === "taken-back" && turn) takeBack(rows, turn);
    else if (entry.kind === "scored" && !entry.is_final) turn?.scores.push(entry);
    else if (!OMITTED_KINDS.has(entry.kind)) rows.push(newRow(entry));
  }
  return rows.filter((_, index) => !isRepeated(rows, index)).toReversed();
}

/** Return true for a row with points, or with something that no player should miss. */
export function hasPoints({ entry, scores }: LogItem): boolean {
  return scores.length > 0 || entry.points > 0 || POINT_KINDS.has(entry.kind);
}

/** Return the points of a row by seat, in the order of their scores. */
export function pointsOf({ entry, scores }: LogItem): [Seat, number][] {
  const sums = new Map<Seat, number>();
  for (const { seats, points } of [...scores, entry]) {
    for (const seat of seats) if (points > 0) sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  return [...sums];
}

/** Return the tiles that were discarded because they fitted nowhere, in order. */
export function discardedTiles(log: readonly Entry[]): string[] {
  return rowsOf(log)
    .toReversed()
    .flatMap(({ entry, isTakenBack }) =>
      entry.kind === "discarded" && entry.tile && !isTakenBack ? [entry.tile] : [],
    );
}

function newRow(entry: Entry): LogItem {
  const isEnd = entry.is_final || entry.kind === "ended";
  return { entry, seat: isEnd ? null : (entry.seats[0] ?? null), scores: [], isTakenBack: false };
}

/** Mark a turn and everything that followed from it. */
function takeBack(rows: readonly LogItem[], turn: LogItem): void {
  for (const row of rows.slice(rows.indexOf(turn))) row.isTakenBack ||= !TABLE_KINDS.has(row.entry.kind);
}

/** Return true for a turn that was taken back and then played in the same way. */
function isRepeated(rows: readonly LogItem[], index: number): boolean {
  const { entry, isTakenBack } = rows[index]!;
  const isSame = ({ entry: later, isTakenBack }: LogItem) =>
    !isTakenBack && later.kind === "placed" && later.turn === entry.turn && later.move === entry.move;
  return isTakenBack && entry.kind === "placed" && rows.slice(index + 1).some(isSame);
}
