import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MAX_UNPACKED_BYTES } from "#server/features/scan/read-photo.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

const FOLDER = path.join(import.meta.dirname, "worst-photos");
/** Longer than any machine takes, because this test is about memory. */
const NO_HURRY_S = 600;

/** Measured in a separate process, whose memory nothing else has used. */
async function measure(photo: string, maxSeconds = NO_HURRY_S): Promise<{ outcome: string; grownBytes: number }> {
  const args = ["--import", "tsx", path.join(FOLDER, "measure-photo.ts"), path.join(FOLDER, `${photo}.br`), String(maxSeconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: PROJECT_ROOT });
  return JSON.parse(stdout);
}

test.each(["avif-12-bit", "progressive-jpeg-cmyk", "interlaced-png-16-bit", "animated-webp"])(
  "the largest %s that is accepted is read within the memory limit of a photo",
  { timeout: 180_000 },
  async (photo) => {
    const { outcome, grownBytes } = await measure(photo);
    expect(outcome).toBe("read");
    expect(grownBytes).toBeLessThan(MAX_UNPACKED_BYTES * 1.5);
  },
);

test("an AVIF of 2 kB that claims 110 megapixels is rejected without being decoded", { timeout: 180_000 }, async () => {
  const { outcome, grownBytes } = await measure("avif-110-megapixels");
  expect(outcome).toMatch(/more pixels than we can open/);
  expect(grownBytes).toBeLessThan(100_000_000);
});

test("a photo that takes longer than its time is given up on", { timeout: 180_000 }, async () => {
  expect((await measure("png-110-megapixels-16-bit", 1)).outcome).toMatch(/takes too long to open/);
});
