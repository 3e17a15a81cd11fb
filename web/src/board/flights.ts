import type { Attachment } from "svelte/attachments";
import { RISE_DURATION, TRAVEL_DURATION } from "../state/movePlayback.svelte";

const UPWARDS = { x: 0, y: -70 }; // direction of a flight whose target is not visible
const RISE = 30; // pixels

/** The start of a flight in milliseconds, and its speed. */
export interface FlightTiming {
  delay: number;
  speed: number;
}

/** Animate points: they rise where they were scored, then fly to a visible target. */
export function flyTo(target: string, { delay, speed }: FlightTiming): Attachment<HTMLElement> {
  return (points) => {
    const vector = vectorTo(points, target);
    const rising = RISE_DURATION / (RISE_DURATION + TRAVEL_DURATION);
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = points.animate(
      [
        { transform: at(0, 0, 0.5), opacity: 0 },
        { transform: at(0, -RISE, 1.15), opacity: 1, offset: rising / 3 },
        { transform: at(0, -RISE, 1), opacity: 1, offset: rising, easing: "cubic-bezier(0.5, 0, 0.5, 1)" },
        { transform: at(vector.x, vector.y, 0.7), opacity: 0.9, offset: 0.99 },
        { transform: at(vector.x, vector.y, 0.7), opacity: 0 },
      ],
      { delay, duration: (RISE_DURATION + TRAVEL_DURATION) / speed, fill: "both" },
    );
    return () => flight.cancel();
  };
}

/** Animate a piece that returns to a visible target. */
export function walkTo(target: string, { delay, speed }: FlightTiming): Attachment<HTMLElement> {
  return (piece) => {
    const vector = vectorTo(piece, target);
    const end = `translate(${vector.x}px, ${vector.y}px) scale(0.6)`;
    const walk = piece.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 0.9, offset: 0.95 },
        { transform: end, opacity: 0 },
      ],
      {
        delay: delay + RISE_DURATION / speed,
        duration: TRAVEL_DURATION / speed,
        easing: "cubic-bezier(0.5, 0, 0.5, 1)",
        fill: "both",
      },
    );
    return () => walk.cancel();
  };
}

/** Return the vector from the centre of an element to the centre of the first visible match of a selector. */
function vectorTo(element: HTMLElement, target: string): { x: number; y: number } {
  const targetCentre = [...document.querySelectorAll(target)].map(centreOf).find((one) => one !== null);
  const from = centreOf(element);
  return targetCentre && from ? { x: targetCentre.x - from.x, y: targetCentre.y - from.y } : UPWARDS;
}

function centreOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}
