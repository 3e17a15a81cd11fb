import type { DrawableTile, Entry } from "../../protocol";

/** The wanted number of sides of each terrain; terrains that are not listed may have any number. */
export type SidesWanted = Readonly<Record<string, number>>;

/** A search among the tiles that may have been drawn. */
export interface TileQuery {
  text: string;
  sides: SidesWanted;
}

/** Return the matching tiles; those that fit nowhere come last. */
export function matchingTiles(tiles: readonly DrawableTile[], { text, sides }: TileQuery): DrawableTile[] {
  const matches = tiles.filter((tile) => matchesName(tile, text) && hasSides(tile, sides));
  return matches.toSorted((one, other) => Number(other.fits) - Number(one.fits));
}

/** Return the tile that a text names unambiguously: an exact match, or the only match. */
export function onlyMatch(tiles: readonly DrawableTile[], query: TileQuery): DrawableTile | null {
  const matches = matchingTiles(tiles, query);
  const name = normalize(query.text);
  return matches.find(({ tile }) => normalize(tile) === name) ?? (matches.length === 1 ? matches[0]! : null);
}

/** Return the terrains on the sides of some tiles, in order of appearance. */
export function kindsOf(tiles: readonly DrawableTile[]): string[] {
  return [...new Set(tiles.flatMap(({ sides }) => sides))];
}

/** Cycle the wanted sides of a terrain: one more as long as tiles match, then none, then any number. */
export function cycleSides(tiles: readonly DrawableTile[], sides: SidesWanted, kind: string): SidesWanted {
  const { [kind]: wanted, ...others } = sides;
  const counts = new Set(tiles.filter((tile) => hasSides(tile, others)).map((tile) => countOf(tile, kind)));
  const steps = [1, 2, 3, 4, 0].filter((count) => counts.has(count));
  const next = steps[wanted === undefined ? 0 : steps.indexOf(wanted) + 1];
  return next === undefined ? others : { ...others, [kind]: next };
}

/** Count the tiles drawn since the last move, discarded ones included: they can be undone separately. */
export function countDrawn(log: readonly Entry[]): number {
  const laid = log.findLastIndex(({ kind }) => kind === "placed");
  return log.slice(laid + 1).filter(({ kind }) => kind === "drawn").length;
}

/** Return the last discarded tile while its replacement is to be drawn. */
export function discardedTile(log: readonly Entry[]): string | null {
  const last = log.at(-1);
  return last?.kind === "discarded" ? last.tile : null;
}

const ARROWS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Return the index that a key moves to in a grid; null for other keys. */
export function nextIndex(key: string, from: number, count: number, columns: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = ARROWS[key]?.(columns);
  if (step === undefined) return null;
  return from + step >= 0 && from + step < count ? from + step : from;
}

function matchesName({ tile }: DrawableTile, text: string): boolean {
  const name = normalize(text);
  return [tile, ...tile.split("-")].some((part) => normalize(part).startsWith(name));
}

function hasSides(tile: DrawableTile, wanted: SidesWanted): boolean {
  return Object.entries(wanted).every(([kind, count]) => countOf(tile, kind) === count);
}

function countOf({ sides }: DrawableTile, kind: string): number {
  return sides.filter((side) => side === kind).length;
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
