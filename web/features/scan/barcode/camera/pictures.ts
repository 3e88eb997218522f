/** Large enough to resolve the thinnest bars of a code that fills the frame, and small enough to read several frames per second. */
const FRAME_SIDE_PX = 1280;

interface Drawing {
  canvas?: HTMLCanvasElement;
  maxSidePx?: number;
}

/** Returns the pixels of a video frame or a photo, scaled down if it is large. */
export function readPixels(
  picture: CanvasImageSource,
  width: number,
  height: number,
  { canvas = document.createElement("canvas"), maxSidePx = FRAME_SIDE_PX }: Drawing = {},
): ImageData {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser does not draw.");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
