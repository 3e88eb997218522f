import type { Metadata, Sharp } from "sharp";
import { AppError } from "#server/platform/http/errors.ts";

/** Large enough for a model to recognize what is on a plate. */
const MAX_SIDE_PX = 1024;
const JPEG_QUALITY = 80;
/** The size of the largest phone photos. */
const MAX_PIXELS = 110_000_000;
/**
 * The memory that one photo may take while it is decoded.
 * @internal
 */
export const MAX_UNPACKED_BYTES = 300_000_000;
const MAX_UNPACKING_S = 10;

type PhotoProblem = "scan.heic" | "scan.notImage" | "scan.tooManyPixels" | "scan.tooSlow" | "scan.unreadable";
const invalid = (key: PhotoProblem) => new AppError("invalid", key, { code: "invalid_image" });
const tooManyPixels = () => invalid("scan.tooManyPixels");
const unreadable = () => invalid("scan.unreadable");

const PHOTO_KINDS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  (bytes) => /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6)),
  (bytes) => /^ftypavi[fs]/.test(bytes.toString("latin1", 4, 12)),
];
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Prepares the photo for providers: upright, scaled down, and without the camera's location and time. */
export async function readPhoto(bytes: Buffer, maxSeconds = MAX_UNPACKING_S): Promise<Buffer> {
  if (HEIC.test(bytes.toString("latin1", 4, 12))) {
    throw invalid("scan.heic");
  }
  if (!PHOTO_KINDS.some((isThat) => isThat(bytes))) throw invalid("scan.notImage");

  const open = await loadSharp();
  const maxPixels = limitPixels(await open(bytes, false).metadata().catch(rethrow));
  return open(bytes, maxPixels)
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(rethrow);
}

/** Loaded with the first photo, not at every start. One thread and no cache, because photos are decoded one at a time and never twice. */
async function loadSharp(): Promise<(bytes: Buffer, limitInputPixels: number | false) => Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return (bytes, limitInputPixels) => sharp(bytes, { limitInputPixels, sequentialRead: true, pages: 1 });
}

/** Uses only the metadata in the file's first bytes, without decoding the photo. */
function limitPixels(photo: Metadata): number {
  const maxPixels = Math.min(MAX_PIXELS, Math.floor(MAX_UNPACKED_BYTES / bytesPerPixel(photo)));
  if (photo.width * photo.height > maxPixels) throw tooManyPixels();
  return maxPixels;
}

/** Measured with the worst case of each format: some are decoded row by row, others only as a whole. */
function bytesPerPixel({ format, isProgressive }: Metadata): number {
  if (format === "jpeg") return isProgressive ? 8 : 1;
  if (format === "png") return isProgressive ? 9 : 2;
  return format === "heif" ? 24 : 8;
}

function rethrow(error: Error): never {
  if (error.message.startsWith("timeout")) throw invalid("scan.tooSlow");
  throw unreadable();
}
