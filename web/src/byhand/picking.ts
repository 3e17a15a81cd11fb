import type { DrawableTile, Entry } from "../protocol";

/** How many sides of each kind of terrain a tile is to have; a kind that is not there may have any number. */
export type SidesWanted = Readonly<Record<string, number>>;

/** What is looked for among the tiles that may have been drawn. */
export interface Sought {
  text: string;
  sides: SidesWanted;
}

/** The tiles that are meant, those that fit nowhere last. */
export function found(tiles: readonly DrawableTile[], { text, sides }: Sought): DrawableTile[] {
  const meant = tiles.filter((tile) => isCalled(tile, text) && hasSides(tile, sides));
  return meant.toSorted((one, other) => Number(other.fits) - Number(one.fits));
}

/** The tile that a text names for certain: it is called just so, or no other one is meant. */
export function named(tiles: readonly DrawableTile[], sought: Sought): DrawableTile | null {
  const meant = found(tiles, sought);
  const name = plain(sought.text);
  return meant.find(({ tile }) => plain(tile) === name) ?? (meant.length === 1 ? meant[0]! : null);
}

/** The kinds of terrain that the sides of some tiles show, in the order in which they do. */
export function kindsOf(tiles: readonly DrawableTile[]): string[] {
  return [...new Set(tiles.flatMap(({ sides }) => sides))];
}

/** One more side of a kind, as far as there are such tiles; then none of it, then any number. */
export function withNext(tiles: readonly DrawableTile[], sides: SidesWanted, kind: string): SidesWanted {
  const { [kind]: wanted, ...others } = sides;
  const counts = new Set(tiles.filter((tile) => hasSides(tile, others)).map((tile) => countOf(tile, kind)));
  const steps = [1, 2, 3, 4, 0].filter((count) => counts.has(count));
  const next = steps[wanted === undefined ? 0 : steps.indexOf(wanted) + 1];
  return next === undefined ? others : { ...others, [kind]: next };
}

/** How many tiles were drawn since the last one was laid, those put aside too: they can be undone by themselves. */
export function countDrawn(log: readonly Entry[]): number {
  const laid = log.findLastIndex(({ kind }) => kind === "placed");
  return log.slice(laid + 1).filter(({ kind }) => kind === "drawn").length;
}

/** The tile that was put aside last, while another one is to be drawn for it. */
export function putAside(log: readonly Entry[]): string | null {
  const last = log.at(-1);
  return last?.kind === "discarded" ? last.tile : null;
}

const ARROWS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Where a key leads among so many things in rows; null if it is none that leads anywhere. */
export function stepTo(key: string, from: number, count: number, columns: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = ARROWS[key]?.(columns);
  if (step === undefined) return null;
  return from + step >= 0 && from + step < count ? from + step : from;
}

function isCalled({ tile }: DrawableTile, text: string): boolean {
  const name = plain(text);
  return [tile, ...tile.split("-")].some((part) => plain(part).startsWith(name));
}

function hasSides(tile: DrawableTile, wanted: SidesWanted): boolean {
  return Object.entries(wanted).every(([kind, count]) => countOf(tile, kind) === count);
}

function countOf({ sides }: DrawableTile, kind: string): number {
  return sides.filter((side) => side === kind).length;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
