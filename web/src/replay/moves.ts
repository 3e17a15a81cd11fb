import type { Entry, PlayedMove, Seat, Turn, Turns } from "../protocol";
import { cellText } from "../words/cells";

/** A turn in the list: the whole move in the notation, and the parts of it that the list shows. */
export interface Listed {
  turn: number;
  seat: Seat;
  move: string;
  /** The tile, how it is turned, and its cell. */
  short: string;
  /** What its piece is; null if none was placed. */
  role: string | null;
  /** What it brought whoever played it, at once. */
  gain: number;
}

/** A round: each seat in the order of play has what it played, which is more than one turn with a bonus tile. */
export type Round = readonly (readonly Listed[])[];

const ARROWS = ["↑", "→", "↓", "←"];

/** Where the top of a tile points that is turned so often. */
export const arrowUp = (rotation: Turns): string => ARROWS[rotation]!;

/** A move in a few letters: where the top of its tile points, and where it lies. */
export function shortMove(tile: string, rotation: Turns, x: number, y: number): string {
  return `${tile}${arrowUp(rotation)} ${cellText([x, y])}`;
}

/** The turns of a game as the list shows them. */
export function listed(turns: readonly Turn[], moves: readonly PlayedMove[]): Listed[] {
  return turns.flatMap(({ laid, log }, index) => {
    const [tile, move] = [laid[0], moves[index]];
    if (!tile || !move) return [];
    const short = shortMove(tile.tile, tile.rotation, tile.x, tile.y);
    return [{ turn: index + 1, seat: move.seat, move: move.move, short, role: roleIn(log), gain: move.gains[move.seat] ?? 0 }];
  });
}

/** The seats in the order in which they play, from whoever played first. */
export function playOrder(count: number, first: Seat): Seat[] {
  return Array.from({ length: count }, (_, index) => (first + index) % count);
}

/** The turns by rounds. A round ends when the order of play begins anew, whether or not everybody has played. */
export function roundsOf(turns: readonly Listed[], order: readonly Seat[]): Round[] {
  const rounds: Listed[][][] = [];
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
