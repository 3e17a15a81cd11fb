import type { Cell } from "../protocol";

type Side = "above" | "below";

const WIDE = 104; // pixels that two labels side by side need from middle to middle
const ROOMY = 64; // pixels that a tile is wide where a label in words covers little of the board

/** At which side of its cell the label of each of two moves stands, so that neither covers the other, nor its cell. */
export function labelSides(here: Cell, there: Cell, scale: number): { here: Side; there: Side } {
  if (here[1] < there[1]) return { here: "above", there: "below" };
  const isBeside = here[1] === there[1];
  const isFar = Math.abs(here[0] - there[0]) * scale >= WIDE;
  return { here: isBeside && isFar ? "above" : "below", there: "above" };
}

/** Whether labels may be in words; else figures and marks must do, for the frames say the rest. */
export const hasRoomForWords = (scale: number): boolean => scale >= ROOMY;
