/** The extent of a piece's picture round the spot where the piece stands, on a tile 240 wide. */
export interface PieceBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const BOXES: Readonly<Record<string, PieceBox>> = {
  robber: { left: -22.1, top: -45.5, width: 44.3, height: 61.3 },
  knight: { left: -20.6, top: -47, width: 47.3, height: 62.8 },
  monk: { left: -21.5, top: -46.4, width: 43, height: 62.1 },
  farmer: { left: -36, top: -27, width: 72.5, height: 40.7 },
  gatherer: { left: -19.1, top: -46.8, width: 44.9, height: 62.6 },
  fisher: { left: -23.1, top: -45.4, width: 51.6, height: 61.2 },
  hunter: { left: -36.5, top: -22, width: 72.2, height: 37 },
  hut: { left: -25, top: -44.8, width: 50, height: 59.7 },
};

export function pieceBox(role: string): PieceBox {
  return BOXES[role] ?? BOXES["robber"]!;
}

/** How much larger than drawn pieces are shown, so that they are seen on small tiles too. */
export function pieceScale(tileWidth: number): number {
  const readable = 26 / (60 * (tileWidth / 240)); // pixels that a piece is to be high, by those that it would be
  return Math.max(1.1, Math.min(1.75, readable));
}
