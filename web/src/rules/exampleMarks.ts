import type { Cell, Entry, Example, Replay, Turn } from "../protocol";
import { playbackParts } from "../state/finalScoring";

/** Points shown on the board, in the middle of their tiles. */
export interface ExampleMark {
  points: number;
  x: number;
  y: number;
}

/** Return the points of some log lines at the middle of their tiles. */
export function marksOf(entries: readonly Entry[]): ExampleMark[] {
  return entries
    .filter(({ kind, points }) => kind === "scored" && points > 0)
    .map(({ cells, points }) => ({ points, x: middle(cells.map(([x]) => x)), y: middle(cells.map(([, y]) => y)) }));
}

/** Return the tiles of some log lines: the scored ones, otherwise the placed ones. */
export function highlightedCells(entries: readonly Entry[]): Cell[] {
  const scored = entries.filter(({ kind }) => kind === "scored");
  return (scored.length > 0 ? scored : entries).flatMap(({ cells }) => cells);
}

/** Return the cell of the first tile that an example places; null if there is none. */
export function firstCell({ turns }: Example): Cell | null {
  const laid = turns[0]?.laid[0];
  return laid ? [laid.x, laid.y] : null;
}

/** Return an example as a replay whose turns are its steps: a tile, its effects, and each line of the final scoring. */
export function replayOf(example: Example): Replay {
  const turns = example.turns.flatMap(playbackParts).map(withNumber);
  return { ...example, turns, moves: [], is_over: false, is_counted: false };
}

/** Return a turn with the number of its step. */
function withNumber({ facts, laid, log, type }: Turn, index: number): Turn {
  const turn = index + 1;
  return {
    type,
    facts: { ...facts, turn, version: turn },
    laid: laid.map((tile) => ({ ...tile, turn })),
    log: log.map((entry) => ({ ...entry, turn })),
  };
}

function middle(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
}
