import type { Laid, Turns } from "../protocol";
import { Retrying } from "../wire/retrying";

/** The widths in which tiles are drawn, in pixels of the screen: between two lies half a doubling. */
const LEVELS = [34, 48, 68, 96, 136, 192, 272, 384, 544];
const SMALL_BELOW = 60; // pixels of the page below which a tile has a simpler drawing
const MOST_PIXELS = 16_000_000; // of all bitmaps together: some 64 megabytes
const AT_ONCE = 4; // pictures that are being loaded: browsers load six, and the tile in hand comes first
const SLICE = 8; // milliseconds of a frame for drawing

type Design = Pick<Laid, "tile" | "rotation">;
type Address = (tile: string, rotation: Turns, isSmall: boolean) => string;

interface Wanted {
  key: string;
  address: string;
  level: number;
}

/**
 * Pictures of tiles as bitmaps: each is drawn once for each size that is needed, in the background.
 *
 * Bitmaps that nobody has asked for since longest are given up when there are too many.
 */
export class Bitmaps {
  private readonly ready = new Map<string, ImageBitmap>();
  private readonly loading = new Set<string>();
  private wanted: Wanted[] = [];
  private drawable: (() => void)[] = [];
  private isDrawing = false;
  private pixels = 0;
  private readonly retrying: Retrying;

  constructor(
    private readonly address: Address,
    private readonly onReady: () => void,
  ) {
    this.retrying = new Retrying(onReady); // whoever draws anew asks for what is missing
  }

  /** The bitmap of a tile for a width in pixels of the page; the nearest there is until the right one is drawn. */
  find(design: Design, width: number, density: number): ImageBitmap | null {
    const level = levelFor(width * density);
    const isSmall = width < SMALL_BELOW;
    const key = keyOf(design, level, isSmall);
    const found = this.ready.get(key);
    if (found) {
      this.ready.delete(key); // the order of a map is that of insertion: the latest used are last
      this.ready.set(key, found);
      return found;
    }
    this.want({ key, address: this.address(design.tile, design.rotation, isSmall), level });
    return this.standIn(design);
  }

  /** Forget what was wanted and has not begun: the view has changed, and wants something else. */
  beginAnew(): void {
    this.wanted = [];
  }

  close(): void {
    this.wanted = [];
    this.drawable = [];
    this.retrying.stop();
    for (const bitmap of this.ready.values()) bitmap.close();
    this.ready.clear();
  }

  private want(wanted: Wanted): void {
    if (this.loading.has(wanted.key) || this.wanted.some(({ key }) => key === wanted.key)) return;
    this.wanted.push(wanted);
    this.loadNext();
  }

  private standIn(design: Design): ImageBitmap | null {
    for (const level of LEVELS.toReversed())
      for (const isSmall of [false, true]) {
        const found = this.ready.get(keyOf(design, level, isSmall));
        if (found) return found;
      }
    return null;
  }

  private loadNext(): void {
    while (this.loading.size < AT_ONCE && this.wanted.length > 0) this.load(this.wanted.shift()!);
  }

  private load({ key, address, level }: Wanted): void {
    this.loading.add(key);
    const image = new Image();
    image.fetchPriority = "low";
    image.onload = () => this.enqueue(() => this.draw(key, image, level));
    image.onerror = () => this.miss(key);
    image.src = address;
  }

  /** Draw in slices, so that a board of many tiles never stops what moves. */
  private enqueue(draw: () => void): void {
    this.drawable.push(draw);
    if (this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => this.drawSome());
  }

  private drawSome(): void {
    const end = performance.now() + SLICE;
    while (this.drawable.length > 0 && performance.now() < end) this.drawable.shift()!();
    this.isDrawing = this.drawable.length > 0;
    if (this.isDrawing) requestAnimationFrame(() => this.drawSome());
    this.onReady();
  }

  private draw(key: string, image: HTMLImageElement, level: number): void {
    const canvas = new OffscreenCanvas(level, level);
    const context = canvas.getContext("2d", { alpha: false })!;
    context.drawImage(image, 0, 0, level, level);
    this.ready.set(key, canvas.transferToImageBitmap());
    this.pixels += level * level;
    this.giveUpOldest();
    this.retrying.succeed();
    this.finish(key);
  }

  private giveUpOldest(): void {
    for (const [key, bitmap] of this.ready) {
      if (this.pixels <= MOST_PIXELS) return;
      this.pixels -= bitmap.width * bitmap.height;
      this.ready.delete(key);
      bitmap.close();
    }
  }

  private miss(key: string): void {
    this.retrying.fail();
    this.finish(key);
  }

  private finish(key: string): void {
    this.loading.delete(key);
    this.loadNext();
  }
}

/** The smallest level that is as large as needed, or nearly so. */
export function levelFor(pixels: number): number {
  return LEVELS.find((level) => level >= pixels * 0.97) ?? LEVELS.at(-1)!;
}

function keyOf({ tile, rotation }: Design, level: number, isSmall: boolean): string {
  return `${tile}/${rotation}/${level}${isSmall ? "/small" : ""}`;
}
