import type { Attachment } from "svelte/attachments";
import type { Seat, Turns } from "../protocol";
import { seatLook } from "../parts/seats";
import { Retrying } from "./retrying";

const part = encodeURIComponent;

/** Where pictures are. `stamp` is Setup.pictures: the same address always shows the same picture. */
export const pictures = {
  edition: (stamp: string, edition: string) => `/pictures/${stamp}/editions/${part(edition)}.svg`,
  tile: (stamp: string, edition: string, tile: string, rotation: Turns, isSmall = false) =>
    `/pictures/${stamp}/${part(edition)}/${part(tile)}-${rotation}${isSmall ? "-small" : ""}.svg`,
  piece: (stamp: string, role: string, seat: Seat) => `/pictures/${stamp}/pieces/${role}-${seatLook(seat).name}.svg`,
};

/** Lets a picture that did not come be no broken one: what is behind it is seen, and it is asked for again. */
export const insist: Attachment<HTMLImageElement | SVGImageElement> = (image) => {
  const name = image instanceof SVGImageElement ? "href" : "src";
  const retrying = new Retrying(() => image.setAttribute(name, image.getAttribute(name)!));
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

/** Pictures that are soon to be seen, fetched before: they are there then, even if the net is not. */
export class Ahead {
  private readonly fetched = new Map<string, HTMLImageElement>();

  /** Fetch some pictures, the first of them at once, and let go of all others. */
  fetch(addresses: readonly string[]): void {
    const wanted = new Set(addresses);
    for (const address of this.fetched.keys()) if (!wanted.has(address)) this.fetched.delete(address);
    for (const address of wanted) if (!this.fetched.has(address)) this.fetched.set(address, load(address, addresses[0]));
  }
}

function load(address: string, first: string | undefined): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = address === first ? "high" : "auto";
  image.src = address;
  return image;
}
