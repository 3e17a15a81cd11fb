import type { Cell, Choice, Rotation } from "../protocol";
import { cellKey, type TableState } from "./table.svelte";

const ALL_TURNS: readonly Rotation[] = [0, 1, 2, 3];
const FAR = 1000; // cells, larger than any board
const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function choicesByCell(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = cellKey(choice.x, choice.y);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** Return true if a neighbour of the cell has a tile. */
export function isBesideTile(table: TableState, [x, y]: Cell): boolean {
  return NEIGHBOURS.some(([right, down]) => table.tileAt(x + right, y + down));
}

/** Return every empty cell next to a tile, in every rotation. */
export function adjacentChoices(table: TableState): Choice[] {
  const cells = new Map<string, Cell>();
  for (const { x, y } of table.board.values())
    for (const [right, down] of NEIGHBOURS) {
      const cell: Cell = [x + right, y + down];
      if (!table.tileAt(...cell)) cells.set(cellKey(...cell), cell);
    }
  return [...cells.values()].flatMap(([x, y]) => ALL_TURNS.map((rotation) => ({ x, y, rotation, places: [] })));
}

export function compareReadingOrder(one: Cell, other: Cell): number {
  return one[1] - other[1] || one[0] - other[0];
}

export function nearest(cells: readonly Cell[], [x, y]: Cell): Cell | null {
  return best(cells, (cell) => Math.hypot(cell[0] - x, cell[1] - y));
}

/**
 * Return the next cell in a direction. Up and down move between rows, left and right along a row, so every cell can be
 * reached from every other. At the end of a row, left and right lead to the nearest cell further in that direction.
 */
export function nextTowards(cells: readonly Cell[], [x, y]: Cell, [right, down]: Cell): Cell | null {
  const distanceAhead = (cell: Cell) => (cell[0] - x) * right + (cell[1] - y) * down;
  const distanceAside = (cell: Cell) => Math.abs((cell[0] - x) * down) + Math.abs((cell[1] - y) * right);
  const candidates = cells.filter((cell) => distanceAhead(cell) > 0);
  if (down !== 0) return best(candidates, (cell) => FAR * distanceAhead(cell) + distanceAside(cell));
  return best(
    candidates,
    (cell) => distanceAhead(cell) + (distanceAside(cell) > 0 ? FAR + 2 * distanceAside(cell) : 0),
  );
}

function best(cells: readonly Cell[], cost: (cell: Cell) => number): Cell | null {
  return cells.reduce<Cell | null>((found, cell) => (found && cost(found) <= cost(cell) ? found : cell), null);
}
