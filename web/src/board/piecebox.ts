/** The extent of a piece's picture round the spot where the piece stands, on a tile 240 wide. */
export interface PieceBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const BOXES: Readonly<Record<string, PieceBox>> = {
  robber: { left: -22.8, top: -46.2, width: 45.7, height: 62.7 },
  knight: { left: -21.3, top: -47.7, width: 48.7, height: 64.2 },
  monk: { left: -22.2, top: -47.1, width: 44.4, height: 63.5 },
  farmer: { left: -36.7, top: -27.7, width: 73.9, height: 42.1 },
  gatherer: { left: -19.8, top: -47.5, width: 46.3, height: 64 },
  fisher: { left: -23.8, top: -46.1, width: 53, height: 62.6 },
  hunter: { left: -37.2, top: -22.7, width: 73.6, height: 38.4 },
  hut: { left: -25.7, top: -45.5, width: 51.4, height: 61.1 },
};

export function pieceBox(role: string): PieceBox {
  return BOXES[role] ?? BOXES["robber"]!;
}

const READABLE = 26; // pixels that a piece is to be high, unless it would be too large for its tile
const LEAST = 18; // pixels that it is high on the smallest tiles too: fewer, and what it is cannot be told

/** How much larger than drawn pieces are shown, so that they are seen on small tiles too. */
export function pieceScale(tileWidth: number): number {
  const drawn = 60 * (tileWidth / 240); // pixels that a piece is high as it is drawn
  return Math.max(1.1, Math.min(1.75, READABLE / drawn), LEAST / drawn);
}
