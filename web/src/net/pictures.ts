import type { Attachment } from "svelte/attachments";
import type { Seat, Rotation } from "../protocol";
import { seatLook } from "../seatLook";
import { Backoff } from "./backoff";

const part = encodeURIComponent;

/** Addresses of pictures. `stamp` is Setup.pictures; a picture at an address never changes. */
export const pictures = {
  edition: (stamp: string, edition: string) => `/pictures/${stamp}/editions/${part(edition)}.svg`,
  tile: (stamp: string, edition: string, tile: string, rotation: Rotation, isSmall = false) =>
    `/pictures/${stamp}/${part(edition)}/${part(tile)}-${rotation}${isSmall ? "-small" : ""}.svg`,
  piece: (stamp: string, role: string, seat: Seat) => `/pictures/${stamp}/pieces/${role}-${seatLook(seat).name}.svg`,
};

/** Hide a picture that failed to load, so that its background shows, and retry. */
export const retryImage: Attachment<HTMLImageElement | SVGImageElement> = (image) => {
  const name = image instanceof SVGImageElement ? "href" : "src";
  const retrying = new Backoff(() => image.setAttribute(name, image.getAttribute(name)!));
  const fail = (): void => {
    image.style.opacity = "0";
    retrying.fail();
  };
  const succeed = (): void => {
    image.style.opacity = "";
    retrying.succeed();
  };
  image.addEventListener("error", fail);
  image.addEventListener("load", succeed);
  return () => {
    image.removeEventListener("error", fail);
    image.removeEventListener("load", succeed);
    retrying.stop();
  };
};

/** Prefetches pictures that will be needed soon, so that they show even without a connection. */
export class ImagePrefetcher {
  private readonly fetched = new Map<string, HTMLImageElement>();

  /** Prefetch these pictures, the first with high priority, and drop all others. */
  fetch(addresses: readonly string[]): void {
    const wanted = new Set(addresses);
    for (const address of this.fetched.keys()) if (!wanted.has(address)) this.fetched.delete(address);
    for (const address of wanted)
      if (!this.fetched.has(address)) this.fetched.set(address, load(address, addresses[0]));
  }
}

function load(address: string, first: string | undefined): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = address === first ? "high" : "auto";
  image.src = address;
  return image;
}
