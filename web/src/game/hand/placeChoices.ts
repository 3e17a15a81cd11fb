import type { PlaceInfo, PlacePreview, Seat } from "../../protocol";

/** A place for a piece, as listed beside the board. `place` 0 keeps the piece. */
export interface PlaceChoice {
  place: number;
  info: PlaceInfo | null;
  /** The player's immediate points with a piece there, beyond those of the tile; null if unknown. */
  gain: number | null;
  later: number;
  tiles: number;
}

const KEEP = 0;

/** Return the places to choose from, those with a piece first; `previews` are given if the aids allow them. */
export function placeChoices(
  places: readonly PlaceInfo[],
  previews: readonly PlacePreview[] | null,
  seat: Seat,
): PlaceChoice[] {
  return [...places.map((info) => choice(info, previews, seat)), choice(null, previews, seat)];
}

function choice(info: PlaceInfo | null, previews: readonly PlacePreview[] | null, seat: Seat): PlaceChoice {
  const place = info?.place ?? KEEP;
  const previewOf = (wanted: number) => previews?.find((one) => one.place === wanted);
  const preview = previewOf(place);
  return {
    place,
    info,
    gain: preview ? preview.gains[seat]! - (previewOf(KEEP)?.gains[seat] ?? 0) : null,
    later: preview?.later ?? 0,
    tiles: preview?.tiles ?? 0,
  };
}
