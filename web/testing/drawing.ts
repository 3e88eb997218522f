import { onTestFinished, vi } from "vitest";

interface Drawing {
  width: number;
  height: number;
  /** How long a data URL becomes, by the canvas's longest side. */
  urlLength?: (longestSidePx: number) => number;
}

/** A browser that can draw pictures of this size: the tests' own has no canvas. Tells what was drawn how large. */
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
