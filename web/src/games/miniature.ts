import type { Attachment } from "svelte/attachments";
import { api } from "../net/api";
import { paintPicture } from "../ui/canvasPicture";

const NEAR = "200px"; // around the window, where pictures are loaded before they are seen

/** The last picture that was queued: they load one after the other, so that a long list does not flood the server. */
let queue: Promise<void> = Promise.resolve();

/** Paint the board of a game on a canvas, once, when the canvas comes near the window. `key` changes with the board. */
export function paintMiniature(game: string, token: string, key: string): Attachment<HTMLCanvasElement> {
  return (canvas) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        queue = queue.then(() => (canvas.isConnected ? paint(canvas, game, token, key) : undefined)).catch(() => {});
      },
      { rootMargin: NEAR },
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  };
}

async function paint(canvas: HTMLCanvasElement, game: string, token: string, key: string): Promise<void> {
  const board = new Blob([await api.board(game, token, key)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(board);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    paintPicture(image, canvas, (across, along) => Math.min(across, along, globalThis.devicePixelRatio || 1));
    canvas.dataset["painted"] = key;
  } finally {
    URL.revokeObjectURL(address);
  }
}
