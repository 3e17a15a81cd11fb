import { SvelteMap } from "svelte/reactivity";
import type { Laid, Lying, PieceInfo, PlaceInfo, TileInfo, Turns } from "../protocol";
import { api } from "../wire/api";
import { Retrying } from "../wire/retrying";

export const TILE = 240; // units that a tile is wide in what the server says about it

/** What is known of the designs of an edition beside their pictures: fetched when first asked for, and kept. What does not come is asked for again. */
export class Tiles {
  private readonly known = new SvelteMap<string, TileInfo>();
  private readonly asked = new Map<string, Retrying>();

  constructor(
    readonly edition: string,
    private readonly fetch: (edition: string, tile: string) => Promise<TileInfo> = api.tile,
    private readonly net: EventTarget = globalThis,
  ) {}

  /** See that a design is there soon. */
  want(tile: string): void {
    if (this.asked.has(tile)) return;
    this.asked.set(tile, new Retrying(() => void this.load(tile), this.net));
    void this.load(tile);
  }

  /** Ask no more for what has not come, until somebody wants it again. To be called when nobody looks any more. */
  stop(): void {
    for (const [tile, retrying] of this.asked) {
      if (this.known.has(tile)) continue;
      retrying.stop();
      this.asked.delete(tile);
    }
  }

  /** A design as it lies in one of its turns; undefined until it has come. */
  lying(tile: string, rotation: Turns): Lying | undefined {
    return this.known.get(tile)?.turns[rotation];
  }

  place(laid: Pick<Laid, "tile" | "rotation">, place: number): PlaceInfo | undefined {
    return this.lying(laid.tile, laid.rotation)?.places.find((one) => one.place === place);
  }

  /** Where a piece stands on its tile: in the middle until it is known better. */
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
