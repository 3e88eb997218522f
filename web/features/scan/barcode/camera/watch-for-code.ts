import { agreeingReads, type FoundCode } from "./agreeing-reads.ts";
import type { BarcodeReader } from "./barcode-reader.ts";
import { readPixels } from "./pictures.ts";

/** Reads several frames per second without overheating the phone. */
const PAUSE_MS = 120;
const SNAPSHOT_QUALITY = 0.7;

export interface DetectedCode {
  code: FoundCode;
  /** The frame that contained the code, as a data URL. It never leaves the device. */
  snapshot: string;
}

/** Reads camera frames until a code is found or the signal is aborted. */
export async function watchForCode(video: HTMLVideoElement, reader: BarcodeReader, signal: AbortSignal): Promise<DetectedCode | undefined> {
  const canvas = document.createElement("canvas");
  const agreed = agreeingReads();
  while (!signal.aborted) {
    if (video.videoWidth > 0) {
      // A frame that cannot be read is skipped.
      const codes = await reader.read(readPixels(video, video.videoWidth, video.videoHeight, { canvas })).catch(() => []);
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
