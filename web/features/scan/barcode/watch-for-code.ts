import { agreeingReads, type FoundCode } from "./agreeing-reads.ts";
import type { BarcodeReader } from "./barcode-reader.ts";
import { pixelsOf } from "./pictures.ts";

/** Several times a second, and a phone stays cool. */
const PAUSE_MS = 120;
const SNAPSHOT_QUALITY = 0.7;

export interface SeenCode {
  code: FoundCode;
  /** The frame that it was read in, as a data URL. It stays on the device. */
  snapshot: string;
}

/** Reads the camera's picture until a code is found, or the signal ends it. */
export async function watchForCode(video: HTMLVideoElement, reader: BarcodeReader, signal: AbortSignal): Promise<SeenCode | undefined> {
  const canvas = document.createElement("canvas");
  const agreed = agreeingReads();
  while (!signal.aborted) {
    if (video.videoWidth > 0) {
      // One frame that cannot be read is no reason to stop.
      const codes = await reader.read(pixelsOf(video, video.videoWidth, video.videoHeight, { canvas })).catch(() => []);
      const code = agreed(codes);
      if (code && !signal.aborted) return { code, snapshot: canvas.toDataURL("image/jpeg", SNAPSHOT_QUALITY) };
    }
    await pause(signal);
  }
  return undefined;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
