/** The part of a canvas that a picture takes: in the middle, `scale` times its natural size. */
type Scale = (across: number, along: number) => number;

/**
 * Paint a picture in the middle of a canvas. `scale` gets the factors that fit its width and its height. Browsers repaint
 * an SVG of thousands of lines whenever anything moves above or around it; a canvas is as cheap as a photograph.
 */
export function paintPicture(image: HTMLImageElement, canvas: HTMLCanvasElement, scale: Scale): void {
  const density = globalThis.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth * density, canvas.clientHeight * density];
  [canvas.width, canvas.height] = [width, height];
  const factor = scale(width / image.naturalWidth, height / image.naturalHeight);
  const [across, along] = [image.naturalWidth * factor, image.naturalHeight * factor];
  canvas.getContext("2d")!.drawImage(image, (width - across) / 2, (height - along) / 2, across, along);
}
