import type { Seat } from "../protocol";

/** How a seat is told apart: its colour, and a heraldic device for those who do not see colours apart. */
export interface SeatLook {
  name: string;
  colour: string;
  ink: string;
  device: string;
}

/** The outline of a shield, on which a device stands. */
export const SHIELD = "M-12.5-14Q0-12 12.5-14V-1.5C12.5 7.5 7 13 0 16-7 13-12.5 7.5-12.5-1.5z";

/** The five seats as pictures show them too. Devices are paths round the origin, about 13 units wide. */
export const SEATS: readonly SeatLook[] = [
  look("red", "on-dark-seat", "M-2.1-6.7h4.2v4.6h4.6v4.2H2.1v4.6h-4.2V2.1h-4.6v-4.2h4.6z"),
  look("blue", "on-dark-seat", "M0-6 7.2 1.6v5.2L0-.6-7.2 6.8V1.6z"),
  look("yellow", "on-light-seat", "M0-6.1A6.1 6.1 0 1 1 0 6.1 6.1 6.1 0 1 1 0-6.1z"),
  look("black", "on-dark-seat", "M-6.8-6.8h4.9L6.8 1.9v4.9H1.9L-6.8-1.9z"),
  look("pink", "on-light-seat", "M0-9.2 5.6 0 0 9.2-5.6 0z"),
];

function look(name: string, ink: string, device: string): SeatLook {
  return { name, colour: `var(--seat-${name})`, ink: `var(--${ink})`, device };
}

export function seatLook(seat: Seat): SeatLook {
  return SEATS[seat]!;
}
