import type { Attachment } from "svelte/attachments";
import { paintPicture } from "../ui/canvasPicture";

const ZOOM = 1.55; // so near that the pieces are visible, and no edge of the board

/** Paint a picture on a canvas once, so that it covers it. Calls `done` with true if the picture loaded. */
export function paintCover(address: string, done: (isLoaded: boolean) => void): Attachment<HTMLCanvasElement> {
  return (canvas) => {
    const image = new Image();
    image.onload = () => {
      paintPicture(image, canvas, (across, along) => ZOOM * Math.max(across, along));
      done(true);
    };
    image.onerror = () => done(false);
    image.src = address;
    return () => (image.onload = image.onerror = null);
  };
}
