import type { BarcodeFormat } from "#core/domain/products/gtin.ts";
import { BARCODE_FORMATS, toGtin } from "#core/domain/products/gtin.ts";
import type { ReadCode } from "./barcode-reader.ts";

/** A code with a fitting check digit. */
export interface FoundCode {
  gtin: string;
  /** As they are printed. */
  digits: string;
  format: BarcodeFormat | undefined;
}

const isFormat = (format: string): format is BarcodeFormat => BARCODE_FORMATS.some((one) => one === format);

/** The first real code among what was read. */
export function codeIn(codes: readonly ReadCode[]): FoundCode | undefined {
  for (const { digits, format: named } of codes) {
    const format = isFormat(named) ? named : undefined;
    const gtin = toGtin(digits, format);
    if (gtin) return { gtin, digits, format };
  }
  return undefined;
}

/** Of a moving picture a code counts once two frames in a row agree: a blurred one can be read wrong. */
export function agreeingReads(): (codes: readonly ReadCode[]) => FoundCode | undefined {
  let last: string | undefined;
  return (codes) => {
    const code = codeIn(codes);
    const isAgreed = code !== undefined && code.gtin === last;
    last = code?.gtin;
    return isAgreed ? code : undefined;
  };
}
