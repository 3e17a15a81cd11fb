import { SvelteMap } from "svelte/reactivity";
import {
  TILE,
  type Laid,
  type RotatedTile,
  type PieceInfo,
  type PlaceInfo,
  type TileInfo,
  type Rotation,
} from "../protocol";
import { api } from "../net/api";
import { Backoff } from "../net/backoff";

/** Cache of the tile designs of an edition: outlines, places and descriptions. Failed requests are retried. */
export class Tiles {
  private readonly known = new SvelteMap<string, TileInfo>();
  private readonly asked = new Map<string, Backoff>();

  constructor(
    readonly edition: string,
    private readonly fetch: (edition: string, tile: string) => Promise<TileInfo> = api.tile,
    private readonly net: EventTarget = globalThis,
  ) {}

  /** Request a design unless it is known. */
  want(tile: string): void {
    if (this.asked.has(tile)) return;
    this.asked.set(tile, new Backoff(() => void this.load(tile), this.net));
    void this.load(tile);
  }

  /** Stop retrying until a design is wanted again. Call it when the board is removed. */
  stop(): void {
    for (const [tile, retrying] of this.asked) {
      if (this.known.has(tile)) continue;
      retrying.stop();
      this.asked.delete(tile);
    }
  }

  /** Return a design in a rotation; undefined until it is loaded. */
  rotatedTile(tile: string, rotation: Rotation): RotatedTile | undefined {
    return this.known.get(tile)?.turns[rotation];
  }

  place(laid: Pick<Laid, "tile" | "rotation">, place: number): PlaceInfo | undefined {
    return this.rotatedTile(laid.tile, laid.rotation)?.places.find((one) => one.place === place);
  }

  /** Return the position of a piece on its tile: the centre until the design is loaded. */
  spot(laid: Pick<Laid, "tile" | "rotation"> | undefined, piece: Pick<PieceInfo, "place">): [number, number] {
    return (laid && this.place(laid, piece.place)?.spot) ?? [TILE / 2, TILE / 2];
  }

  private async load(tile: string): Promise<void> {
    try {
      this.known.set(tile, await this.fetch(this.edition, tile));
    } catch {
      this.asked.get(tile)?.fail();
    }
  }
}
