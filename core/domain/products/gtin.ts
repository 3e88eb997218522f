/** The symbology of a printed barcode, by the name that barcode readers use. */
export const BARCODE_FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

/** Every barcode is stored as thirteen digits; shorter ones are padded with leading zeros. */
const DIGITS = 13;
const SHORT_CODE = "00000";

/** The check digit for these digits: counted from the right, every other digit is weighted by three. */
export function computeCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const hasCheckDigit = (code: string): boolean => computeCheckDigit(code.slice(0, -1)) === Number(code.at(-1));

/**
 * UPC-E leaves out zeros of a UPC-A; its second to last digit says which. Returns undefined if the digits are not a UPC-E.
 * @internal
 */
export function expandUpcE(code: string): string | undefined {
  if (!/^[01]\d{7}$/.test(code)) return undefined;
  const [system = "", middle = "", kind = "", check = ""] = [code.slice(0, 1), code.slice(1, 6), code.slice(6, 7), code.slice(7)];
  const expanded = (): string => {
    if (kind <= "2") return `${middle.slice(0, 2)}${kind}0000${middle.slice(2)}`;
    if (kind === "3") return `${middle.slice(0, 3)}00000${middle.slice(3)}`;
    if (kind === "4") return `${middle.slice(0, 4)}00000${middle.slice(4)}`;
    return `${middle}0000${kind}`;
  };
  return `${system}${expanded()}${check}`;
}

/**
 * The normalized form of a barcode, or undefined if its check digit is wrong. Eight digits can be an EAN-8 or a UPC-E: the reader knows
 * which; typed digits that begin with 0 are read as a UPC-E first.
 */
export function toGtin(typed: string, format?: BarcodeFormat): string | undefined {
  const code = typed.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(code) || /^0+$/.test(code)) return undefined;
  const whole = (digits: string | undefined) => (digits && hasCheckDigit(digits) ? digits.padStart(DIGITS, "0") : undefined);
  switch (code.length) {
    case 8: {
      const isUpcEFirst = format ? format === "upc_e" : code.startsWith("0");
      const readings = [whole(code), whole(expandUpcE(code))];
      return isUpcEFirst ? (readings[1] ?? readings[0]) : (readings[0] ?? readings[1]);
    }
    case 12:
    case 13:
      return whole(code);
    case 14:
      // A GTIN-14 that does not begin with 0 identifies a case of several items, not a product that a person eats.
      return code.startsWith("0") ? whole(code.slice(1)) : undefined;
    default:
      return undefined;
  }
}

/** The barcode as it is printed: eight digits if it is a short code. */
export const printedGtin = (gtin: string): string => (gtin.startsWith(SHORT_CODE) ? gtin.slice(SHORT_CODE.length) : gtin);

/** Codes that a shop assigns itself, often with the weight in it. Another shop uses the same digits for a different product. */
export const isShopCode = (gtin: string): boolean => /^(?:02|04|2)/.test(gtin) || /^0{5}[02]/.test(gtin);

export type BarcodeProblem = "no_digits" | "length" | "check_digit";

/** Returns what is wrong with the typed digits, or undefined if they are valid. */
export function barcodeProblem(typed: string): BarcodeProblem | undefined {
  const code = typed.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(code)) return "no_digits";
  if (![8, 12, 13, 14].includes(code.length)) return "length";
  return toGtin(code) === undefined ? "check_digit" : undefined;
}
