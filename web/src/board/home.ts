import type { Attachment } from "svelte/attachments";
import type { Seat } from "../protocol";

const TRAVEL = 360; // milliseconds
const PAUSE = 200; // until one has seen what was scored
const UPWARD = { x: 0, y: -70 }; // where a piece goes whose home is not seen

/** Lets a piece walk to where its player is shown: the element with `data-home` and the number of the seat. */
export function homeward(seat: Seat): Attachment<HTMLElement> {
  return (piece) => {
    const way = wayHome(piece.getBoundingClientRect(), document.querySelector(`[data-home="${seat}"]`));
    const walk = piece.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${way.x}px, ${way.y}px) scale(0.7)`, opacity: 0.2 },
      ],
      { duration: TRAVEL, delay: PAUSE, easing: "cubic-bezier(0.5, 0, 0.6, 1)", fill: "forwards" },
    );
    return () => walk.cancel();
  };
}

function wayHome(from: DOMRect, home: Element | null): { x: number; y: number } {
  const to = home?.getBoundingClientRect();
  if (!to || to.width === 0) return UPWARD;
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}
