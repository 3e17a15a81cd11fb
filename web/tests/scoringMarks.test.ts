import { expect, test } from "vitest";
import { coinsOf, pieceIn, piecesIn, pointsMarks, tilesAround } from "../src/game/end/scoringMarks";
import { TILE, type Entry, type Laid, type PieceInfo, type PlaceInfo, type TileInfo } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";
import { Tiles } from "../src/state/tiles.svelte";
import { entry, facts, state } from "./helpers/games";

const laid = (x: number, y: number): Laid => ({ x, y, tile: "V", rotation: 0, seat: 0, turn: 1 });
const piece = (x: number, place: number, seat: number): PieceInfo => ({ x, y: 0, place, seat, role: "farmer" });
const place = (number: number, segment: number, spot: [number, number]) =>
  ({ place: number, segment, spot }) as unknown as PlaceInfo;

// Place 1 is on segment 0, place 2 on segment 1.
const DESIGN = { description: {}, places: [place(1, 0, [20, 30]), place(2, 1, [200, 210])], areas: {} };
const INFO = { tile: "V", is_bonus: false, turns: [DESIGN, DESIGN, DESIGN, DESIGN] } as unknown as TileInfo;

/** Return a row of three tiles with the pieces, and the designs of the tiles. */
async function setUp(pieces: PieceInfo[]): Promise<[TableState, Tiles]> {
  const board = [laid(0, 0), laid(1, 0), laid(2, 0)];
  const tiles = new Tiles("modern", () => Promise.resolve(INFO), new EventTarget());
  tiles.want("V");
  await Promise.resolve();
  return [new TableState(state({ board, facts: facts({ pieces }) })), tiles];
}

const scored = (changes: Partial<Entry>) => entry("scored", { points: 9, is_final: true, ...changes });

test("points are at the piece on the feature, not at another", async () => {
  const robber = piece(0, 2, 0);
  const farmer = piece(1, 1, 0);
  const [table, tiles] = await setUp([robber, farmer]);
  const field = scored({
    seats: [0],
    spots: [
      [0, 0, 0],
      [1, 0, 0],
    ],
  });
  expect(pieceIn(table, tiles, field, 0)).toEqual(farmer);
  expect(piecesIn(table, tiles, field)).toEqual([farmer]);
  expect(pointsMarks(table, tiles, field)).toEqual([{ seat: 0, x: TILE + 20, y: 30 }]);
});

test("each city that pays has a coin with its share", async () => {
  const [table, tiles] = await setUp([]);
  const coins = coinsOf(table, tiles, scored({ points: 6, paying: [[[0, 0, 1]], [[2, 0, 1]]] }));
  expect(coins).toEqual([
    { points: 3, x: 200, y: 210, number: 0 },
    { points: 3, x: 2 * TILE + 200, y: 210, number: 0 },
  ]);
});

test("two animals on a spot have coins beside each other", async () => {
  const [table, tiles] = await setUp([]);
  const coins = coinsOf(table, tiles, scored({ points: 4, paying: [[[1, 0, 0]], [[1, 0, 0]]] }));
  expect(coins.map(({ number }) => number)).toEqual([0, 1]);
});

test("only a monastery keeps the tiles around it bright", async () => {
  const [table] = await setUp([]);
  const captionOf = (kind: string) => ({ id: "caption-feature", arguments: { kind } });
  const cells: [number, number][] = [[1, 0]];
  expect(tilesAround(table, scored({ cells, caption: captionOf("monastery") }))).toHaveLength(3);
  expect(tilesAround(table, scored({ cells, caption: captionOf("road") }))).toEqual([]);
});
