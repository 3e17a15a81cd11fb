import { clamp, contains, growBox, type CellBox } from "../../state/viewport.svelte";
import type { OverlaySize } from "../overlayPlace";

const RING = 1; // cells around the tiles, where tiles can be laid
const NEARLY = 0.05; // tiles that may be hidden when the whole board counts as visible

/** A map of the board: the cells on it, and the width of a cell in pixels. */
export interface OverviewMap {
  box: CellBox;
  scale: number;
  width: number;
  height: number;
}

/** Return the largest map of the board and the cells around it that has at most a size. */
export function mapOf(board: CellBox, most: OverlaySize): OverviewMap {
  const box = growBox(board, RING);
  const [across, along] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(most.width / across, most.height / along);
  return { box, scale, width: across * scale, height: along * scale };
}

/** Return the frame of the visible part on the map, in pixels. */
export function frameOn({ box, scale, width, height }: OverviewMap, visible: CellBox): CellBox {
  return {
    left: clamp((visible.left - box.left) * scale, 0, width),
    top: clamp((visible.top - box.top) * scale, 0, height),
    right: clamp((visible.right - box.left) * scale, 0, width),
    bottom: clamp((visible.bottom - box.top) * scale, 0, height),
  };
}

/** Return the point of the table at a point of the map. */
export function pointOn({ box, scale }: OverviewMap, left: number, top: number): [x: number, y: number] {
  return [box.left + left / scale, box.top + top / scale];
}

/** Return true if the whole board is in view. */
export function isWhole(visible: CellBox, board: CellBox): boolean {
  return contains(growBox(visible, NEARLY), board);
}
