import type { PlaceInfo, PlacePreview, Seat, TouchedFeature } from "../protocol";

/** A place where a piece may be put. Huts on one river system are one option. */
export interface PlaceOption {
  place: number;
  info: PlaceInfo;
  /** The key that chooses it: a digit, or beyond nine a letter. */
  key: string;
  /** The feature under it; null until it is known, or if the table does not show it. */
  feature: TouchedFeature | null;
  /** Immediate points of a piece there, beyond those of the tile alone; null if unknown. */
  gain: number | null;
}

/** A feature of the tile that already has pieces, with one of its places on the tile. */
export interface TakenPlace {
  info: PlaceInfo;
  feature: TouchedFeature;
}

/** Options that share a disc on the tile: a fisher and a hut on the same river. */
export type OptionGroup = [PlaceOption, ...PlaceOption[]];

const KEYS = "123456789abcd";
const LAKE = "lake";
export const NO_PIECE = 0;

/** Return the options among the legal places of a tile. */
export function placeOptions(
  legal: readonly PlaceInfo[],
  features: readonly TouchedFeature[],
  previews: readonly PlacePreview[],
  seat: Seat,
): PlaceOption[] {
  const featureOf = (place: number) => features.find(({ places }) => places.includes(place)) ?? null;
  const gainOf = (place: number) => previews.find((one) => one.place === place)?.gains[seat] ?? null;
  const withoutPiece = gainOf(NO_PIECE) ?? 0;
  return mergeHuts(legal, featureOf).map((info, index) => {
    const gain = gainOf(info.place);
    return {
      place: info.place,
      info,
      key: KEYS[index]!,
      feature: featureOf(info.place),
      gain: gain === null ? null : gain - withoutPiece,
    };
  });
}

/** Keep one hut of each river system: on a lake if it has one on this tile, else on its first river. */
function mergeHuts(
  legal: readonly PlaceInfo[],
  featureOf: (place: number) => TouchedFeature | null,
): readonly PlaceInfo[] {
  const kept = new Map<TouchedFeature, PlaceInfo>();
  for (const info of legal) {
    const system = info.role === "hut" ? featureOf(info.place) : null;
    if (system && (!kept.has(system) || info.kind === LAKE)) kept.set(system, info);
  }
  const isKept = (info: PlaceInfo) => {
    const system = info.role === "hut" ? featureOf(info.place) : null;
    return !system || kept.get(system) === info;
  };
  return legal.filter(isKept);
}

/** Return the features of the tile on which others or the player already have pieces. */
export function takenPlaces(
  all: readonly PlaceInfo[],
  options: readonly PlaceOption[],
  features: readonly TouchedFeature[],
): TakenPlace[] {
  const offered = new Set(options.map(({ info }) => info.segment));
  return features.flatMap((feature) => {
    if (!feature.holders?.length) return [];
    const info = all.find(({ place, segment }) => feature.places.includes(place) && !offered.has(segment));
    return info ? [{ info, feature }] : [];
  });
}

/** Group options by their spot on the tile. */
export function groupBySpot(options: readonly PlaceOption[]): OptionGroup[] {
  const groups = new Map<number, OptionGroup>();
  for (const option of options) {
    const group = groups.get(option.info.segment);
    if (group) group.push(option);
    else groups.set(option.info.segment, [option]);
  }
  return [...groups.values()];
}

/** Return the seats with the most pieces on a feature. */
export function leadersOf(pieces: readonly number[]): Seat[] {
  const most = Math.max(...pieces);
  return most > 0 ? pieces.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
}

/**
 * Return the features that laying the tile completes or joins, the most important first: those completed for others,
 * those joined, those completed for the player.
 */
export function changedFeatures(features: readonly TouchedFeature[], seat: Seat): TouchedFeature[] {
  const rank = (feature: TouchedFeature): number => {
    const leaders = leadersOf(feature.pieces ?? []);
    if (feature.is_complete && leaders.length > 0 && !leaders.includes(seat)) return 0;
    if (feature.joined && feature.joined.length > 0) return 1;
    return feature.is_complete ? 2 : 3;
  };
  return features.filter((feature) => rank(feature) < 3).toSorted((one, other) => rank(one) - rank(other));
}
