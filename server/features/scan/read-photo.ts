import { AppError } from "#server/platform/errors.ts";

/** Enough for a model to see what is on a plate. */
const LONGEST_SIDE_PX = 1024;
const JPEG_QUALITY = 80;
/** A telephone's largest photo; a bomb of 30,000 × 30,000 says so in its first bytes and is not unpacked. */
const MOST_PIXELS = 110_000_000;

const invalid = (message: string) => new AppError("invalid", message, "invalid_image");

const PHOTO_KINDS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  (bytes) => /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6)),
  (bytes) => /^ftypavi[fs]/.test(bytes.toString("latin1", 4, 12)),
];
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** One photo is unpacked at a time, so that many at once do not fill the memory. */
let turn: Promise<unknown> = Promise.resolve();

/** The photo as providers get it: upright, scaled down, and without what a camera writes about place and time. */
export function readPhoto(bytes: Buffer): Promise<Buffer> {
  if (HEIC.test(bytes.toString("latin1", 4, 12))) {
    throw invalid(
      "This photo is in Apple's HEIC format, which we can't read. Take a screenshot of it, or set the camera to 'Most Compatible'.",
    );
  }
  if (!PHOTO_KINDS.some((isThat) => isThat(bytes))) throw invalid("Please select an image file.");
  const photo = turn.then(() => shrink(bytes));
  turn = photo.catch(() => {});
  return photo;
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  // Loaded by the first photo, not by every start.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    throw invalid("We can't read this photo. Please try another one.");
  }
}
