import type { Entry, PlayedMove, Seat, Turn } from "../protocol";

/** A turn in the list: the move in notation, and the parts that the list shows. */
export interface ListedMove {
  turn: number;
  seat: Seat;
  move: string;
  /** The log entry of the laid tile. */
  entry: Entry;
  /** The role of its piece; null if none was placed. */
  role: string | null;
  /** The immediate points of the player. */
  gain: number;
}

/** A round: the turns of each seat in the order of play; a bonus tile makes two turns. */
export type MoveRound = readonly (readonly ListedMove[])[];

/** Return the turns of a game for the list. */
export function listMoves(turns: readonly Turn[], moves: readonly PlayedMove[]): ListedMove[] {
  return turns.flatMap(({ log }, index) => {
    const [entry, played] = [log.find(({ kind }) => kind === "placed"), moves[index]];
    if (!entry || !played) return [];
    const { seat, move, gains } = played;
    return [{ turn: index + 1, seat, move, entry, role: entry.pieces[0]?.role ?? null, gain: gains[seat] ?? 0 }];
  });
}

/** Return the seats in the order of play, from the first player. */
export function playOrder(count: number, first: Seat): Seat[] {
  return Array.from({ length: count }, (_, index) => (first + index) % count);
}

/** Group the turns by rounds. A round ends when the order of play restarts, even if a seat was skipped. */
export function roundsOf(turns: readonly ListedMove[], order: readonly Seat[]): MoveRound[] {
  const rounds: ListedMove[][][] = [];
  let before = order.length;
  for (const turn of turns) {
    const column = order.indexOf(turn.seat);
    if (column < before) rounds.push(order.map(() => []));
    rounds.at(-1)![column]!.push(turn);
    before = column;
  }
  return rounds;
}
