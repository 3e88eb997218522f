/** Run by a test in a separate process: reads one photo and reports the result and how much the memory use rose. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { readPhoto } from "#server/features/scan/read-photo.ts";

const [file = "", maxSeconds = ""] = process.argv.slice(2);
const peakBytes = () => process.resourceUsage().maxRSS * 1024;

await readPhoto(
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "orange" } })
    .jpeg()
    .toBuffer(),
);
const photo = brotliDecompressSync(readFileSync(file));
const before = peakBytes();
const outcome = await readPhoto(photo, Number(maxSeconds)).then(
  () => "read",
  (error: Error) => error.message,
);
process.stdout.write(JSON.stringify({ outcome, grownBytes: peakBytes() - before }));
