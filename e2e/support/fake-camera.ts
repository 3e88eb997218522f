import { writeFileSync } from "node:fs";
import bwipjs from "bwip-js/node";
import sharp from "sharp";

const FRAME = { width: 1280, height: 720, channels: 3, background: "#9fb8a4" } as const;
/** Chromium plays the file in a loop. */
const FRAMES = 10;

/** A package with this code on it, as a camera would show it. */
export async function pictureOfCode(digits: string): Promise<Buffer> {
  const code = await bwipjs.toBuffer({
    bcid: "ean13",
    text: digits,
    scale: 4,
    height: 25,
    includetext: true,
    padding: 12,
    backgroundcolor: "FFFFFF",
  });
  const label = await sharp(code).rotate(4, { background: FRAME.background }).toBuffer();
  return sharp({ create: FRAME })
    .composite([{ input: label }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Writes the file that the browser's fake camera plays, and returns the switches for it. */
export async function writeFakeCamera(path: string, digits: string): Promise<string[]> {
  const frame = await pictureOfCode(digits);
  writeFileSync(path, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${path}`];
}
