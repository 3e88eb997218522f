import { BARCODE_FORMATS } from "#core/domain/products/gtin.ts";

export interface ReadCode {
  digits: string;
  /** The reader's name for the format, such as 'ean_13'. */
  format: string;
}

/** Finds barcodes in a picture. */
export interface BarcodeReader {
  read: (picture: ImageData) => Promise<ReadCode[]>;
  close: () => void;
}

export interface FrameToRead {
  id: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export type ReaderMessage = { kind: "ready" } | { kind: "failed" } | { kind: "read"; id: number; codes: ReadCode[] };

/** Thrown when the reader's script or its WebAssembly file cannot be loaded. */
class ReaderMissingError extends Error {
  override name = "ReaderMissingError";
}

/** Uses the browser's built-in reader if it supports all formats, otherwise our own reader in a worker. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await openOwnReaderOfBrowser()) ?? openWorkerReader();
}

/** TypeScript's DOM types do not include BarcodeDetector yet. */
interface NativeDetector {
  detect: (picture: ImageData) => Promise<{ rawValue: string; format: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

async function openOwnReaderOfBrowser(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as unknown as { BarcodeDetector?: NativeDetectorClass };
  if (!Detector) return undefined;
  try {
    const formats = await Detector.getSupportedFormats();
    if (!BARCODE_FORMATS.every((format) => formats.includes(format))) return undefined;
    const detector = new Detector({ formats: BARCODE_FORMATS });
    return {
      read: async (picture) => (await detector.detect(picture)).map(({ rawValue, format }) => ({ digits: rawValue, format })),
      close: () => undefined,
    };
  } catch {
    return undefined;
  }
}

function openWorkerReader(): Promise<BarcodeReader> {
  const worker = new Worker(new URL("./barcode-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (codes: ReadCode[]) => void>();
  let lastId = 0;

  const close = () => {
    worker.terminate();
    for (const done of waiting.values()) done([]);
    waiting.clear();
  };

  const read = (picture: ImageData) =>
    new Promise<ReadCode[]>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      // Safe to cast: the pixels of a canvas are never in shared memory.
      const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
      const frame: FrameToRead = { id: lastId, pixels, width: picture.width, height: picture.height };
      worker.postMessage(frame, [pixels.buffer]);
    });

  return new Promise((resolve, reject) => {
    const fail = () => {
      close();
      reject(new ReaderMissingError("The barcode reader could not be loaded"));
    };
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === "ready") resolve({ read, close });
      else if (data.kind === "failed") fail();
      else {
        waiting.get(data.id)?.(data.codes);
        waiting.delete(data.id);
      }
    });
  });
}
