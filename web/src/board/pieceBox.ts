import { PIECE_BOXES, TILE } from "../protocol";

/** Extent of a piece's picture around its spot, in the units of a TILE. */
export interface PieceBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const BOXES: Readonly<Record<string, PieceBox>> = PIECE_BOXES;

export function pieceBox(role: string): PieceBox {
  return BOXES[role] ?? PIECE_BOXES.robber;
}

export const STANDING = 60; // approximate height of a standing piece in the units of a TILE
const READABLE = 26; // wanted height of a piece in pixels, unless it would be too large for its tile
const LEAST = 18; // minimum height in pixels; a smaller piece cannot be recognised

/** Return the magnification of pieces that keeps them visible on small tiles. */
export function pieceScale(tileWidth: number): number {
  const drawn = STANDING * (tileWidth / TILE); // height of an unmagnified piece in pixels
  return Math.max(1.1, Math.min(1.75, READABLE / drawn), LEAST / drawn);
}
