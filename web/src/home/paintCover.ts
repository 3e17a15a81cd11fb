import type { Attachment } from "svelte/attachments";

const ZOOM = 1.4; // the zoom, so near that the pieces are visible

/**
 * Paint a picture on a canvas once, scaled to cover it. Browsers repaint an SVG of thousands of lines whenever anything
 * moves above or around it; a canvas is as cheap as a photograph. Calls `done` with true if the picture loaded.
 */
export function paintCover(address: string, done: (isLoaded: boolean) => void): Attachment<HTMLCanvasElement> {
  return (canvas) => {
    const image = new Image();
    image.onload = () => {
      paint(image, canvas);
      done(true);
    };
    image.onerror = () => done(false);
    image.src = address;
    return () => (image.onload = image.onerror = null);
  };
}

function paint(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const density = globalThis.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth * density, canvas.clientHeight * density];
  [canvas.width, canvas.height] = [width, height];
  const scale = ZOOM * Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [across, along] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext("2d")!.drawImage(image, (width - across) / 2, (height - along) / 2, across, along);
}
