import { onTestFinished, vi } from "vitest";

interface FakeCamera {
  /** The codes that are read in each frame; the last frame repeats. */
  frames?: readonly (readonly { rawValue: string; format: string }[])[];
  /** The name of the error with which the browser denies access to the camera. */
  refusal?: string;
  hasTorch?: boolean;
  /** The camera reports a light, but switching it on fails. */
  isTorchBroken?: boolean;
  isSecure?: boolean;
}

/** Adds a camera and a barcode reader to the test browser, which has neither. */
export function fakeCamera({ frames = [[]], refusal, hasTorch = false, isTorchBroken = false, isSecure = true }: FakeCamera = {}) {
  const state = { stops: 0, opened: 0, reads: 0, torch: [] as unknown[], buzzes: 0 };
  const track = {
    stop: () => {
      state.stops += 1;
    },
    addEventListener: () => undefined,
    getCapabilities: () => ({ torch: hasTorch }),
    applyConstraints: async (constraints: unknown) => {
      state.torch.push(constraints);
      if (isTorchBroken) throw new DOMException("broken", "OverconstrainedError");
    },
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = async () => {
    if (refusal) throw new DOMException("refused", refusal);
    state.opened += 1;
    return stream;
  };
  class BarcodeDetector {
    static getSupportedFormats = async () => ["ean_13", "ean_8", "upc_a", "upc_e", "qr_code"];
    detect = async () => {
      state.reads += 1;
      return frames[Math.min(state.reads, frames.length) - 1] ?? [];
    };
  }
  vi.stubGlobal("BarcodeDetector", BarcodeDetector);
  vi.stubGlobal("isSecureContext", isSecure);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 600, close: () => undefined }));
  define(navigator, { mediaDevices: { getUserMedia }, vibrate: () => (state.buzzes += 1) });
  define(HTMLVideoElement.prototype, { videoWidth: 640, srcObject: null, play: async () => undefined });
  define(HTMLVideoElement.prototype, { videoHeight: 480 });
  const canvas = HTMLCanvasElement.prototype;
  // Safe to cast: the page uses no other members of the context.
  const context = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }) } as never;
  vi.spyOn(canvas, "getContext").mockImplementation(() => context);
  vi.spyOn(canvas, "toDataURL").mockImplementation(() => "data:image/jpeg;base64,AA==");
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return state;
}

function define(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
}
