import type { BarcodeFormat } from "#core/domain/products/gtin.ts";
import { BARCODE_FORMATS, toGtin } from "#core/domain/products/gtin.ts";
import type { ReadCode } from "./barcode-reader.ts";

/** A barcode whose check digit is valid. */
export interface FoundCode {
  gtin: string;
  /** The digits as they are printed on the package. */
  digits: string;
  format: BarcodeFormat | undefined;
}

const isFormat = (format: string): format is BarcodeFormat => BARCODE_FORMATS.some((one) => one === format);

/** Returns the first valid barcode among the codes that were read. */
export function codeIn(codes: readonly ReadCode[]): FoundCode | undefined {
  for (const { digits, format: named } of codes) {
    const format = isFormat(named) ? named : undefined;
    const gtin = toGtin(digits, format);
    if (gtin) return { gtin, digits, format };
  }
  return undefined;
}

/** Accepts a code from the camera only when two frames in a row agree, because a blurred frame can be misread. */
export function agreeingReads(): (codes: readonly ReadCode[]) => FoundCode | undefined {
  let last: string | undefined;
  return (codes) => {
    const code = codeIn(codes);
    const isAgreed = code !== undefined && code.gtin === last;
    last = code?.gtin;
    return isAgreed ? code : undefined;
  };
}
