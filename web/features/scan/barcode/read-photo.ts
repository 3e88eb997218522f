import { codeIn, type FoundCode } from "./agreeing-reads.ts";
import { openBarcodeReader } from "./barcode-reader.ts";
import { pixelsOf } from "./pictures.ts";

/** The small one is read faster; the large one also shows a code that is a small part of the photo. */
const SIDES_PX = [1280, 2560];

export type PhotoReading = { kind: "found"; code: FoundCode } | { kind: "no code" } | { kind: "no picture" } | { kind: "no reader" };

/** Reads a photo of a barcode on this device: it is sent to nobody. */
export async function readPhoto(file: Blob): Promise<PhotoReading> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { kind: "no picture" };
  const reader = await openBarcodeReader().catch(() => undefined);
  try {
    if (!reader) return { kind: "no reader" };
    for (const longestSidePx of SIDES_PX) {
      const code = codeIn(await reader.read(pixelsOf(picture, picture.width, picture.height, { longestSidePx })));
      if (code) return { kind: "found", code };
    }
    return { kind: "no code" };
  } catch {
    return { kind: "no picture" };
  } finally {
    picture.close();
    reader?.close();
  }
}
