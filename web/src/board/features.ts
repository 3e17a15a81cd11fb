import { TILE, type AreaInfo, type FeatureInfo, type Spot } from "../protocol";
import type { Tiles } from "../state/tiles.svelte";
import type { TableState } from "../state/table.svelte";

/** Return the features that have a leader. */
export function withLeaders(features: readonly FeatureInfo[] | null): FeatureInfo[] {
  return (features ?? []).filter(({ leaders }) => leaders.length > 0);
}

/** Return the outline of a segment on the board, if the tile's design is loaded. */
export function pathOf(table: TableState, tiles: Tiles, [x, y, segment]: Spot): AreaInfo | undefined {
  const laid = table.tileAt(x, y);
  return laid && tiles.rotatedTile(laid.tile, laid.rotation)?.areas[segment];
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
