import { contains, type Box, type Look } from "../state/view.svelte";

const MOST_PIXELS = 8_000_000; // of the canvas: some 32 megabytes
const MARGIN = 0.5; // of the view, that is drawn beyond each side of it

/** What a canvas shows: a part of the table, and how many pixels of the screen a tile is wide on it. */
export interface Sheet {
  box: Box;
  density: number;
  scale: number;
}

/** The part of the table that a canvas is to show for a look: the view and some more, so far as there is a board. */
export function sheetFor(look: Look, width: number, height: number, board: Box, density: number): Sheet {
  const margin = [MARGIN, MARGIN / 2, MARGIN / 5].find((part) => {
    const box = partOf(look, width, height, board, part);
    return area(box) * (look.scale * density) ** 2 <= MOST_PIXELS;
  });
  const box = partOf(look, width, height, board, margin ?? 0);
  const most = Math.sqrt(MOST_PIXELS / Math.max(area(box), 1e-6)) / look.scale;
  return { box, scale: look.scale, density: Math.min(density, most) };
}

/** Whether a canvas has all that is to be seen of the board. */
export function covers(sheet: Sheet, look: Look, width: number, height: number, board: Box): boolean {
  return contains(sheet.box, partOf(look, width, height, board, 0));
}

function partOf(look: Look, width: number, height: number, board: Box, margin: number): Box {
  const across = (width / look.scale) * (0.5 + margin);
  const along = (height / look.scale) * (0.5 + margin);
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return {
    left: within(look.x - across, board.left, board.right),
    top: within(look.y - along, board.top, board.bottom),
    right: within(look.x + across, board.left, board.right),
    bottom: within(look.y + along, board.top, board.bottom),
  };
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
