import { contains, type CellBox, type Camera } from "../state/viewport.svelte";

const MAX_PIXELS = 8_000_000; // of the canvas: about 32 megabytes
const MARGIN = 0.5; // fraction of the view that is drawn beyond each side

/** The part of the table on a canvas, and the width of a tile in device pixels. */
export interface CanvasArea {
  box: CellBox;
  density: number;
  scale: number;
}

/** Return the area to draw for a camera: the view and a margin, limited to the board. */
export function canvasAreaFor(
  camera: Camera,
  width: number,
  height: number,
  board: CellBox,
  density: number,
): CanvasArea {
  const margin = [MARGIN, MARGIN / 2, MARGIN / 5].find((part) => {
    const box = visiblePart(camera, width, height, board, part);
    return area(box) * (camera.scale * density) ** 2 <= MAX_PIXELS;
  });
  const box = visiblePart(camera, width, height, board, margin ?? 0);
  const maxDensity = Math.sqrt(MAX_PIXELS / Math.max(area(box), 1e-6)) / camera.scale;
  return { box, scale: camera.scale, density: Math.min(density, maxDensity) };
}

/** Return true if a canvas contains the visible part of the board. */
export function coversView(canvas: CanvasArea, camera: Camera, width: number, height: number, board: CellBox): boolean {
  return contains(canvas.box, visiblePart(camera, width, height, board, 0));
}

function visiblePart(camera: Camera, width: number, height: number, board: CellBox, margin: number): CellBox {
  const across = (width / camera.scale) * (0.5 + margin);
  const along = (height / camera.scale) * (0.5 + margin);
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return {
    left: within(camera.x - across, board.left, board.right),
    top: within(camera.y - along, board.top, board.bottom),
    right: within(camera.x + across, board.left, board.right),
    bottom: within(camera.y + along, board.top, board.bottom),
  };
}

function area({ left, top, right, bottom }: CellBox): number {
  return (right - left) * (bottom - top);
}
