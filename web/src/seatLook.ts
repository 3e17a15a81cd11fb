import { SEAT_STYLES, type Seat } from "./protocol";

export { SHIELD } from "./protocol";

/** Appearance of a seat: its colour, and a heraldic device for users who cannot tell the colours apart. */
export interface SeatLook {
  name: string;
  colour: string;
  ink: string;
  device: string;
}

/** The seats in the order of their numbers. Devices are paths around the origin, about 13 units wide. */
export const SEATS: readonly SeatLook[] = SEAT_STYLES.map(({ name, device, hasLightInk }) => ({
  name,
  colour: `var(--seat-${name})`,
  ink: `var(--on-${hasLightInk ? "dark" : "light"}-seat)`,
  device,
}));

export function seatLook(seat: Seat): SeatLook {
  return SEATS[seat]!;
}
