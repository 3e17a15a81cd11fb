import type { PlaceInfo, PlacePreview, Seat } from "../protocol";

/** The eight winds, and the middle. */
export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw" | "middle";

/** A place where a piece may go, as the list beside the board shows it. `place` 0 keeps the piece. */
export interface PlaceChoice {
  place: number;
  info: PlaceInfo | null;
  direction: Direction | null;
  /** What a piece there brings the player at once, beside what the tile brings; null if that is not known. */
  gain: number | null;
  later: number;
  tiles: number;
}

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
const KEEP = 0;
const MIDDLE = 120; // of a tile 240 wide
const NEAR_THE_MIDDLE = 22;

/** Where on its tile a piece stands, as a wind. */
export function directionOf([x, y]: readonly [number, number]): Direction {
  const [east, south] = [x - MIDDLE, y - MIDDLE];
  if (Math.hypot(east, south) < NEAR_THE_MIDDLE) return "middle";
  const eighth = Math.round((Math.atan2(south, east) / Math.PI) * 4);
  return WINDS[(eighth + WINDS.length) % WINDS.length]!;
}

/** The places to choose from, those with a piece first; `previews` are there if the table allows them. */
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
    direction: info && directionOf(info.spot),
    gain: preview ? preview.gains[seat]! - (previewOf(KEEP)?.gains[seat] ?? 0) : null,
    later: preview?.later ?? 0,
    tiles: preview?.tiles ?? 0,
  };
}
