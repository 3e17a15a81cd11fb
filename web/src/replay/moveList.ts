import type { Entry, PlayedMove, Seat, Turn, Rotation } from "../protocol";
import { cellText } from "../i18n/cellText";

/** A turn in the list: the move in notation, and the parts that the list shows. */
export interface ListedMove {
  turn: number;
  seat: Seat;
  move: string;
  /** The tile, its rotation and its cell. */
  short: string;
  /** The role of its piece; null if none was placed. */
  role: string | null;
  /** The immediate points of the player. */
  gain: number;
}

/** A round: the turns of each seat in the order of play; a bonus tile makes two turns. */
export type MoveRound = readonly (readonly ListedMove[])[];

const ARROWS = ["↑", "→", "↓", "←"];

/** The direction of the top of a tile, by rotation. */
export const topArrow = (rotation: Rotation): string => ARROWS[rotation]!;

/** Abbreviate a move: the direction of the tile's top, and its cell. */
export function shortMove(tile: string, rotation: Rotation, x: number, y: number): string {
  return `${tile}${topArrow(rotation)} ${cellText([x, y])}`;
}

/** Return the turns of a game for the list. */
export function listMoves(turns: readonly Turn[], moves: readonly PlayedMove[]): ListedMove[] {
  return turns.flatMap(({ laid, log }, index) => {
    const [tile, move] = [laid[0], moves[index]];
    if (!tile || !move) return [];
    const short = shortMove(tile.tile, tile.rotation, tile.x, tile.y);
    return [
      { turn: index + 1, seat: move.seat, move: move.move, short, role: roleIn(log), gain: move.gains[move.seat] ?? 0 },
    ];
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

function roleIn(log: readonly Entry[]): string | null {
  return log.find(({ kind }) => kind === "placed")?.pieces[0]?.role ?? null;
}
