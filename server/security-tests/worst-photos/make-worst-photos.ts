/**
 * Writes the photos next to this file, each as large as `read-photo.ts` accepts, or larger if its name says so: `node --import tsx
 * server/security-tests/worst-photos/make-worst-photos.ts`. Compressed, because each has only one color.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sharp, { type Sharp } from "sharp";

const HALF_CLEAR = { r: 200, g: 120, b: 30, alpha: 0.5 };

const plain = (width: number, height: number, channels: 3 | 4 = 4): Sharp =>
  sharp({ create: { width, height, channels, background: channels === 4 ? HALF_CLEAR : "orange" }, limitInputPixels: false });

function twoFrames(side: number): Sharp {
  const pixels = Buffer.alloc(side * side * 2 * 4);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index >> 12) % 251;
  return sharp(pixels, { raw: { width: side, height: side * 2, channels: 4, pageHeight: side }, limitInputPixels: false });
}

const PHOTOS: Record<string, () => Sharp> = {
  "avif-110-megapixels": () => plain(10_488, 10_488, 3).avif({ effort: 0, quality: 20 }),
  "avif-12-bit": () => plain(4_080, 3_060).avif({ effort: 0, quality: 20, bitdepth: 12, chromaSubsampling: "4:4:4" }),
  "progressive-jpeg-cmyk": () => plain(6_120, 6_120, 3).toColourspace("cmyk").jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  "interlaced-png-16-bit": () => plain(5_770, 5_770).toColourspace("rgb16").png({ progressive: true }),
  "animated-webp": () => twoFrames(6_120).webp({ effort: 0, lossless: true, loop: 0, delay: [100, 100] }),
  "png-110-megapixels-16-bit": () => plain(10_488, 10_488).toColourspace("rgb16").png(),
};

for (const [name, make] of Object.entries(PHOTOS)) {
  const bytes = await make().toBuffer();
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(path.join(import.meta.dirname, `${name}.br`), brotliCompressSync(bytes, { params }));
}
