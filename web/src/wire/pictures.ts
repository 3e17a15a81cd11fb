import type { Seat, Turns } from "../protocol";
import { seatLook } from "../parts/seats";

const part = encodeURIComponent;

/** Where pictures are. `stamp` is Setup.pictures: the same address always shows the same picture. */
export const pictures = {
  edition: (stamp: string, edition: string) => `/pictures/${stamp}/editions/${part(edition)}.svg`,
  tile: (stamp: string, edition: string, tile: string, rotation: Turns, isSmall = false) =>
    `/pictures/${stamp}/${part(edition)}/${part(tile)}-${rotation}${isSmall ? "-small" : ""}.svg`,
  piece: (stamp: string, role: string, seat: Seat) => `/pictures/${stamp}/pieces/${role}-${seatLook(seat).name}.svg`,
};
