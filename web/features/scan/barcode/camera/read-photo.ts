import { codeIn, type FoundCode } from "./agreeing-reads.ts";
import { openBarcodeReader } from "./barcode-reader.ts";
import { readPixels } from "./pictures.ts";

/** The small size is faster to read; the large size also resolves a code that fills only a small part of the photo. */
const SIDES_PX = [1280, 2560];

export type PhotoReading = { kind: "found"; code: FoundCode } | { kind: "no code" } | { kind: "no picture" } | { kind: "no reader" };

/** Reads the barcode in a photo on this device, without sending the photo anywhere. */
export async function readPhoto(file: Blob): Promise<PhotoReading> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { kind: "no picture" };
  const reader = await openBarcodeReader().catch(() => undefined);
  try {
    if (!reader) return { kind: "no reader" };
    for (const maxSidePx of SIDES_PX) {
      const code = codeIn(await reader.read(readPixels(picture, picture.width, picture.height, { maxSidePx })));
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
