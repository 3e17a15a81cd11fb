import type { Cell } from "../protocol";

type LabelSide = "above" | "below";

const MIN_DISTANCE = 104; // pixels between the middles of two labels side by side
const MIN_SCALE_FOR_WORDS = 64; // pixels of a tile that is large enough for text labels

/** Return the side of its cell for each of two labels, so that they cover neither each other nor their cells. */
export function labelSides(here: Cell, there: Cell, scale: number): { here: LabelSide; there: LabelSide } {
  if (here[1] < there[1]) return { here: "above", there: "below" };
  const isBeside = here[1] === there[1];
  const isFar = Math.abs(here[0] - there[0]) * scale >= MIN_DISTANCE;
  return { here: isBeside && isFar ? "above" : "below", there: "above" };
}

/** Return true if labels may be text; otherwise only figures and marks fit. */
export const hasRoomForWords = (scale: number): boolean => scale >= MIN_SCALE_FOR_WORDS;
