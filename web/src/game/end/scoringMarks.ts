import { TILE, type Cell, type Entry, type PieceInfo, type Seat, type Spot } from "../../protocol";
import { cellKey, type TableState } from "../../state/table.svelte";
import type { Tiles } from "../../state/tiles.svelte";

/** Points of a seat, at its piece on the scored feature, in tile units. */
export interface PointsMark {
  seat: Seat;
  x: number;
  y: number;
}

/** A coin on a city or animal that pays, in tile units. Coins on one spot have successive numbers. */
export interface Coin {
  points: number;
  x: number;
  y: number;
  number: number;
}

const AROUND = [-1, 0, 1];

/** Return a piece of a seat on the feature of an entry; undefined if it has none there. */
export function pieceIn(table: TableState, tiles: Tiles, entry: Entry, seat: Seat): PieceInfo | undefined {
  const isOwn = (piece: PieceInfo) => piece.seat === seat;
  return (
    piecesIn(table, tiles, entry).find(isOwn) ??
    table.facts.pieces.find((piece) => isOwn(piece) && isOnTiles(entry, piece))
  );
}

/** Return all pieces on the feature of an entry. */
export function piecesIn(table: TableState, tiles: Tiles, entry: Entry): PieceInfo[] {
  return table.facts.pieces.filter((piece) => isOn(table, tiles, entry, piece));
}

/** Return the position of each receiver's points: at its piece, or else on the feature's first tile. */
export function pointsMarks(table: TableState, tiles: Tiles, entry: Entry): PointsMark[] {
  return entry.seats.map((seat) => {
    const piece = pieceIn(table, tiles, entry, seat);
    const [x, y] = piece ? positionOf(table, tiles, piece) : centreOf(table, tiles, entry.spots);
    return { seat, x, y };
  });
}

/** Return a coin for each city or animal that pays, all with the same points. */
export function coinsOf(table: TableState, tiles: Tiles, { points, paying }: Entry): Coin[] {
  const counts = new Map<string, number>();
  return paying.map((spots) => {
    const [x, y] = centreOf(table, tiles, spots);
    const number = counts.get(`${x},${y}`) ?? 0;
    counts.set(`${x},${y}`, number + 1);
    return { points: points / paying.length, x, y, number };
  });
}

/** Return the tiles that stay bright beside the feature: those around a monastery. */
export function tilesAround(table: TableState, { caption, cells }: Entry): Cell[] {
  if (caption?.arguments.kind !== "monastery") return [];
  const [x, y] = cells[0]!;
  const around = AROUND.flatMap((right) => AROUND.map((down): Cell => [x + right, y + down]));
  return around.filter((cell) => table.tileAt(...cell) !== undefined);
}

function isOn(table: TableState, tiles: Tiles, { spots }: Entry, piece: PieceInfo): boolean {
  const laid = table.tileAt(piece.x, piece.y);
  const segment = laid && tiles.place(laid, piece.place)?.segment;
  return spots.some(([x, y, index]) => x === piece.x && y === piece.y && index === segment);
}

/** Return true for a piece on the feature's tiles, while the designs of the tiles are not loaded. */
function isOnTiles({ spots }: Entry, piece: PieceInfo): boolean {
  return spots.some(([x, y]) => x === piece.x && y === piece.y);
}

function positionOf(table: TableState, tiles: Tiles, piece: PieceInfo): [number, number] {
  const [right, down] = tiles.spot(table.tileAt(piece.x, piece.y), piece);
  return [piece.x * TILE + right, piece.y * TILE + down];
}

/** Return the place for a piece that is nearest to the middle of some segments, or the middle of its tile. */
function centreOf(table: TableState, tiles: Tiles, spots: readonly Spot[]): [number, number] {
  const cells = [...new Map(spots.map(([x, y]) => [cellKey(x, y), [x, y] as Cell])).values()];
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const distance = ([x, y]: Spot) => Math.hypot(x - middleX, y - middleY);
  const [x, y, segment] = spots.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best));
  const laid = table.tileAt(x, y);
  const design = laid && tiles.rotatedTile(laid.tile, laid.rotation);
  const [right, down] = design?.places.find((place) => place.segment === segment)?.spot ?? [TILE / 2, TILE / 2];
  return [x * TILE + right, y * TILE + down];
}
