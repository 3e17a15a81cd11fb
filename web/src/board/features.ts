import { TILE, type AreaInfo, type Cell, type FeatureInfo, type Laid, type Seat, type Spot } from "../protocol";
import type { Tiles } from "../state/tiles.svelte";
import { cellKey, type TableState } from "../state/table.svelte";

/** A feature to highlight: its segments, and the seats in whose colours it is drawn. */
export interface HighlightedFeature {
  spots: readonly Spot[];
  owners: readonly Seat[];
  /** Another colour than those of the owners. */
  colour?: string;
  /** True if its open sides are marked. */
  isOpen?: boolean;
}

/** A tile that is tried on the board but not laid. */
export type TriedTile = Pick<Laid, "x" | "y" | "tile" | "rotation">;

/** A side of a cell, as the line from (x, y) to the right or downwards. */
export interface SideLine {
  x: number;
  y: number;
  isHorizontal: boolean;
}

// For each side: the neighbour behind it, and the beginning of its line.
const SIDES: readonly { neighbour: Cell; begin: Cell; isHorizontal: boolean }[] = [
  { neighbour: [0, -1], begin: [0, 0], isHorizontal: true },
  { neighbour: [1, 0], begin: [1, 0], isHorizontal: false },
  { neighbour: [0, 1], begin: [0, 1], isHorizontal: true },
  { neighbour: [-1, 0], begin: [0, 0], isHorizontal: false },
];

/** Return the tile on a cell, laid or tried. */
function tileOn(table: TableState, tried: TriedTile | null, [x, y]: Cell): TriedTile | undefined {
  return tried?.x === x && tried.y === y ? tried : table.tileAt(x, y);
}

/** Return the outline of a segment, if the tile's design is loaded. */
export function areaOn(table: TableState, tiles: Tiles, tried: TriedTile | null, spot: Spot): AreaInfo | undefined {
  const laid = tileOn(table, tried, [spot[0], spot[1]]);
  return laid && tiles.rotatedTile(laid.tile, laid.rotation)?.areas[spot[2]];
}

/** Return the sides of a feature's tiles beyond which there is no tile. */
export function openSidesOf(table: TableState, tried: TriedTile | null, spots: readonly Spot[]): SideLine[] {
  const cells = new Map(spots.map(([x, y]) => [cellKey(x, y), [x, y] as Cell]));
  return [...cells.values()].flatMap(([x, y]) =>
    SIDES.filter(({ neighbour: [right, down] }) => !tileOn(table, tried, [x + right, y + down])).map(
      ({ begin: [right, down], isHorizontal }) => ({ x: x + right, y: y + down, isHorizontal }),
    ),
  );
}

/** Return the features that have a leader. */
export function withLeaders(features: readonly FeatureInfo[] | null): FeatureInfo[] {
  return (features ?? []).filter(({ leaders }) => leaders.length > 0);
}

/** Return the outline of a segment on the board, if the tile's design is loaded. */
export function pathOf(table: TableState, tiles: Tiles, spot: Spot): AreaInfo | undefined {
  return areaOn(table, tiles, null, spot);
}

/** Return the position of a feature's figures: beside a piece on it, or on its first tile. */
export function spotOf(table: TableState, tiles: Tiles, feature: FeatureInfo): [number, number] {
  const places = feature.spots.map((spot) => ({ spot, place: placeAt(table, tiles, spot) }));
  const best =
    places.find(({ spot: [x, y], place }) => place && table.pieceAt(x, y)?.place === place.place) ??
    places.find(({ place }) => place) ??
    places[0]!;
  const [x, y] = best.spot;
  const [right, down] = best.place?.spot ?? [TILE / 2, TILE / 2];
  return [x * TILE + right, y * TILE + down];
}

function placeAt(table: TableState, tiles: Tiles, [x, y, segment]: Spot) {
  const laid = table.tileAt(x, y);
  return laid && tiles.rotatedTile(laid.tile, laid.rotation)?.places.find((place) => place.segment === segment);
}

/** Return the points of a feature now and, if they differ, once it is complete. */
export function figuresOf(feature: FeatureInfo): { now: string; completed: string | null } {
  const { pays_now: now, pays_completed: completed } = feature;
  return { now: String(now), completed: completed === now ? null : String(completed) };
}
