export interface Photo {
  /** What is sent. */
  image: Blob;
  /** A smaller one to look at and to keep, as a data URL; null where the browser cannot draw the photo. */
  preview: string | null;
}

const LONGEST_SIDE_PX = 1600;
const SENT_QUALITY = 0.85;

/** From fine to coarse, until one is small enough to keep. */
const PREVIEWS = [
  { longestSidePx: 960, quality: 0.8 },
  { longestSidePx: 720, quality: 0.7 },
  { longestSidePx: 480, quality: 0.6 },
  { longestSidePx: 320, quality: 0.5 },
] as const;
export const PREVIEW_MAX_CHARACTERS = 300_000;

/** Redrawn at a smaller size, which also removes the camera's data about place and time. */
export async function preparePhoto(file: Blob): Promise<Photo> {
  const picture = await decode(file);
  if (!picture) return { image: file, preview: null };
  try {
    const image = await toJpeg(draw(picture, LONGEST_SIDE_PX));
    return { image: image ?? file, preview: previewOf(picture) };
  } catch {
    return { image: file, preview: null };
  } finally {
    picture.close();
  }
}

/** Undefined for what this browser cannot read: HEIC in most of them. The server has advice about it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

function previewOf(picture: ImageBitmap): string | null {
  for (const { longestSidePx, quality } of PREVIEWS) {
    const url = draw(picture, longestSidePx).toDataURL("image/jpeg", quality);
    if (url.length <= PREVIEW_MAX_CHARACTERS) return url;
  }
  return null;
}

function draw(picture: ImageBitmap, longestSidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser does not draw.");
  // A picture with holes would come out black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", SENT_QUALITY));

const JPEG_URL = /^data:image\/jpeg;base64,/;

/** A preview that was kept becomes a photo again; undefined for anything else. */
export function photoFromPreview(preview: string | null): Photo | undefined {
  if (!(preview && JPEG_URL.test(preview))) return undefined;
  try {
    const bytes = Uint8Array.from(atob(preview.replace(JPEG_URL, "")), (letter) => letter.charCodeAt(0));
    return { image: new Blob([bytes], { type: "image/jpeg" }), preview };
  } catch {
    return undefined;
  }
}
