import { SMALL_TILE, type Laid, type Rotation } from "../protocol";
import { Backoff } from "../net/backoff";

/** Widths of the tile bitmaps in device pixels; each is about √2 times the one before. */
const LEVELS = [34, 48, 68, 96, 136, 192, 272, 384, 544];
const MAX_PIXELS = 16_000_000; // of all bitmaps together: about 64 megabytes
const MAX_REQUESTS = 4; // concurrent image requests: browsers allow six, and the tile in hand needs some
const SLICE = 8; // milliseconds per frame for drawing

type Design = Pick<Laid, "tile" | "rotation">;
type Address = (tile: string, rotation: Rotation, isSmall: boolean) => string;

interface BitmapRequest {
  key: string;
  address: string;
  level: number;
}

/**
 * LRU cache of tile bitmaps. Each tile is drawn once per size, in the background.
 *
 * The least recently used bitmaps are evicted when the cache is full.
 */
export class Bitmaps {
  private readonly ready = new Map<string, ImageBitmap>();
  private readonly loading = new Set<string>();
  private queue: BitmapRequest[] = [];
  private drawQueue: (() => void)[] = [];
  private isDrawing = false;
  private pixels = 0;
  private readonly retrying: Backoff;

  constructor(
    private readonly address: Address,
    private readonly onReady: () => void,
  ) {
    this.retrying = new Backoff(onReady); // the redraw requests missing bitmaps again
  }

  /** Return a tile's bitmap for a width in CSS pixels, or the nearest size until the right one is drawn. */
  find(design: Design, width: number, density: number): ImageBitmap | null {
    const level = levelFor(width * density);
    const isSmall = width < SMALL_TILE; // smaller tiles use a simpler drawing
    const key = keyOf(design, level, isSmall);
    const found = this.ready.get(key);
    if (found) {
      this.ready.delete(key); // a map keeps insertion order: the most recently used are last
      this.ready.set(key, found);
      return found;
    }
    this.request({ key, address: this.address(design.tile, design.rotation, isSmall), level });
    return this.nearestSize(design);
  }

  /** Cancel requests that have not started, because the view has changed. */
  clearQueue(): void {
    this.queue = [];
  }

  close(): void {
    this.queue = [];
    this.drawQueue = [];
    this.retrying.stop();
    for (const bitmap of this.ready.values()) bitmap.close();
    this.ready.clear();
  }

  private request(request: BitmapRequest): void {
    if (this.loading.has(request.key) || this.queue.some(({ key }) => key === request.key)) return;
    this.queue.push(request);
    this.loadNext();
  }

  private nearestSize(design: Design): ImageBitmap | null {
    for (const level of LEVELS.toReversed())
      for (const isSmall of [false, true]) {
        const found = this.ready.get(keyOf(design, level, isSmall));
        if (found) return found;
      }
    return null;
  }

  private loadNext(): void {
    while (this.loading.size < MAX_REQUESTS && this.queue.length > 0) this.load(this.queue.shift()!);
  }

  private load({ key, address, level }: BitmapRequest): void {
    this.loading.add(key);
    const image = new Image();
    image.fetchPriority = "low";
    image.onload = () => this.enqueue(() => this.draw(key, image, level));
    image.onerror = () => this.fail(key);
    image.src = address;
  }

  /** Draw in time slices, so that a large board does not block animations. */
  private enqueue(draw: () => void): void {
    this.drawQueue.push(draw);
    if (this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => this.drawSome());
  }

  private drawSome(): void {
    const end = performance.now() + SLICE;
    while (this.drawQueue.length > 0 && performance.now() < end) this.drawQueue.shift()!();
    this.isDrawing = this.drawQueue.length > 0;
    if (this.isDrawing) requestAnimationFrame(() => this.drawSome());
    this.onReady();
  }

  private draw(key: string, image: HTMLImageElement, level: number): void {
    const canvas = new OffscreenCanvas(level, level);
    const context = canvas.getContext("2d", { alpha: false })!;
    context.drawImage(image, 0, 0, level, level);
    this.ready.set(key, canvas.transferToImageBitmap());
    this.pixels += level * level;
    this.evictOldest();
    this.retrying.succeed();
    this.finish(key);
  }

  private evictOldest(): void {
    for (const [key, bitmap] of this.ready) {
      if (this.pixels <= MAX_PIXELS) return;
      this.pixels -= bitmap.width * bitmap.height;
      this.ready.delete(key);
      bitmap.close();
    }
  }

  private fail(key: string): void {
    this.retrying.fail();
    this.finish(key);
  }

  private finish(key: string): void {
    this.loading.delete(key);
    this.loadNext();
  }
}

/** Return the smallest level that is large enough, or nearly so. */
export function levelFor(pixels: number): number {
  return LEVELS.find((level) => level >= pixels * 0.97) ?? LEVELS.at(-1)!;
}

function keyOf({ tile, rotation }: Design, level: number, isSmall: boolean): string {
  return `${tile}/${rotation}/${level}${isSmall ? "/small" : ""}`;
}
