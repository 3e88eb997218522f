import { onTestFinished, vi } from "vitest";

interface Drawing {
  width: number;
  height: number;
  /** The length of a data URL, depending on the canvas's longest side. */
  urlLength?: (maxSidePx: number) => number;
}

/** Lets the test browser, which has no canvas, draw pictures of this size. Returns the sizes that were drawn. */
export function drawPictures({ width, height, urlLength = () => 0 }: Drawing) {
  const drawn: string[] = [];
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => undefined }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    return { fillRect: () => undefined, drawImage: () => void drawn.push(`${this.width} × ${this.height}`) } as never;
  });
  vi.spyOn(canvas, "toDataURL").mockImplementation(function (this: HTMLCanvasElement) {
    const start = `data:image/jpeg;base64,${btoa("small")}`;
    return start.padEnd(urlLength(Math.max(this.width, this.height)), "A");
  });
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(new Blob(["drawn"], { type: "image/jpeg" })));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return drawn;
}
