import type { Insets } from "../state/viewport.svelte";
import type { ScreenLayout } from "./screens";

const ZOOM_BUTTONS = 58; // pixels at the bottom
export const DISCS = 58; // pixels at the bottom of a portrait screen, or at the left of a turned one

/** Pixels that overlays take. */
export interface Overlays {
  /** The layers and the remaining tiles beside or above the board. */
  layers: Insets;
  /** Height of the sheet below the board. */
  sheet: number;
  /** Unsafe areas of a turned phone: rounded corners, the camera, the system's own bar. */
  unsafe: Pick<Insets, "left" | "bottom">;
}

const FREE: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** Return the edges of the board that are covered in a layout. */
export function boardInsets(layout: ScreenLayout, { layers, sheet, unsafe }: Overlays): Insets {
  if (layout === "portrait") return { ...FREE, bottom: sheet };
  if (layout === "landscape") return { ...FREE, left: DISCS + unsafe.left, bottom: unsafe.bottom };
  return layers;
}

/** Return the pixels at the bottom that buttons take. The discs of a phone make room for a tried tile themselves. */
export function bottomControls(layout: ScreenLayout, isTrying: boolean): number {
  if (layout === "landscape") return 0;
  if (layout === "portrait") return isTrying ? 0 : DISCS;
  return ZOOM_BUTTONS;
}
