export interface Photo {
  /** The image that is uploaded. */
  image: Blob;
  /** A smaller version for display and storage, as a data URL; null if the browser cannot draw the photo. */
  preview: string | null;
}

const MAX_SIDE_PX = 1600;
const SENT_QUALITY = 0.85;

/** From fine to coarse; the first one that is small enough to store is used. */
const PREVIEWS = [
  { maxSidePx: 960, quality: 0.8 },
  { maxSidePx: 720, quality: 0.7 },
  { maxSidePx: 480, quality: 0.6 },
  { maxSidePx: 320, quality: 0.5 },
] as const;
/** @internal Only tests use it from outside. */
export const PREVIEW_MAX_CHARACTERS = 300_000;

/** Redraws the photo at a smaller size, which also removes metadata such as location and time. */
export async function preparePhoto(file: Blob): Promise<Photo> {
  const picture = await decode(file);
  if (!picture) return { image: file, preview: null };
  try {
    const image = await toJpeg(draw(picture, MAX_SIDE_PX));
    return { image: image ?? file, preview: makePreview(picture) };
  } catch {
    return { image: file, preview: null };
  } finally {
    picture.close();
  }
}

/** Returns undefined if the browser cannot decode the file, as most cannot decode HEIC. The server answers such a file with advice. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

function makePreview(picture: ImageBitmap): string | null {
  for (const { maxSidePx, quality } of PREVIEWS) {
    const url = draw(picture, maxSidePx).toDataURL("image/jpeg", quality);
    if (url.length <= PREVIEW_MAX_CHARACTERS) return url;
  }
  return null;
}

function draw(picture: ImageBitmap, maxSidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser does not draw.");
  // JPEG has no transparency, so transparent areas would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", SENT_QUALITY));

const JPEG_URL = /^data:image\/jpeg;base64,/;

/** Turns a stored preview back into a photo; returns undefined if it is not a valid JPEG data URL. */
export function photoFromPreview(preview: string | null): Photo | undefined {
  if (!(preview && JPEG_URL.test(preview))) return undefined;
  try {
    const bytes = Uint8Array.from(atob(preview.replace(JPEG_URL, "")), (letter) => letter.charCodeAt(0));
    return { image: new Blob([bytes], { type: "image/jpeg" }), preview };
  } catch {
    return undefined;
  }
}
