import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { BARCODE_FORMATS } from "#core/domain/products/gtin.ts";
import type { FrameToRead, ReaderMessage } from "./barcode-reader.ts";

/** The part of a worker's global scope that the DOM types for pages do not declare. */
interface WorkerScope {
  postMessage: (message: ReaderMessage) => void;
  addEventListener: (name: "message", react: (event: MessageEvent<FrameToRead>) => void) => void;
}

const worker = globalThis as unknown as WorkerScope;

// By default the reader would download its WebAssembly file from a third party.
const loading = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
const detector = new BarcodeDetector({ formats: [...BARCODE_FORMATS] });

worker.addEventListener("message", ({ data: { id, pixels, width, height } }) => {
  detector.detect(new ImageData(pixels, width, height)).then(
    (found) => worker.postMessage({ kind: "read", id, codes: found.map(({ rawValue, format }) => ({ digits: rawValue, format })) }),
    () => worker.postMessage({ kind: "read", id, codes: [] }),
  );
});

loading.then(
  () => worker.postMessage({ kind: "ready" }),
  () => worker.postMessage({ kind: "failed" }),
);
