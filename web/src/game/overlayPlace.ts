import type { Tentative } from "../state/pendingMove.svelte";
import type { CellBox, Viewport } from "../state/viewport.svelte";

/** A corner of the board. */
export type Corner = `${"top" | "bottom"} ${"left" | "right"}`;

/** Width and height in pixels. */
export interface OverlaySize {
  width: number;
  height: number;
}

const MARGIN = 10; // pixels between an overlay and the edges

/** Return the box of an overlay in a corner of the view, in pixels. `left` replaces the covered pixels at the left. */
export function cornerBox(view: Viewport, corner: Corner, size: OverlaySize, left = view.insets.left): CellBox {
  const { insets, width, height } = view;
  const isLeft = corner.endsWith("left");
  const isTop = corner.startsWith("top");
  const x = isLeft ? left + MARGIN : width - insets.right - MARGIN - size.width;
  const y = isTop ? insets.top + MARGIN : height - insets.bottom - MARGIN - size.height;
  return { left: x, top: y, right: x + size.width, bottom: y + size.height };
}

/** Return the box of the 3 × 3 cells around a tried tile, in pixels of the view. */
export function surroundings(view: Viewport, { x, y }: Tentative): CellBox {
  const [left, top] = view.toScreen(x - 1, y - 1);
  const [right, bottom] = view.toScreen(x + 2, y + 2);
  return { left, top, right, bottom };
}

export function overlaps(one: CellBox, other: CellBox): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
