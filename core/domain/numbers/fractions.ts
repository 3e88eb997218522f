/** Every fraction that is written as one character: its numerator and denominator. */
const FRACTION_SIGNS = {
  "¼": [1, 4],
  "½": [1, 2],
  "¾": [3, 4],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅕": [1, 5],
} as const satisfies Record<string, readonly [above: number, below: number]>;
export type FractionSign = keyof typeof FRACTION_SIGNS;

const SIGNS = new RegExp(`[${Object.keys(FRACTION_SIGNS).join("")}]`, "g");
const isSign = (character: string): character is FractionSign => Object.hasOwn(FRACTION_SIGNS, character);

export function fractionValue(sign: FractionSign): number {
  const [above, below] = FRACTION_SIGNS[sign];
  return above / below;
}

/** The value of a character; undefined if it is no fraction. */
export const readFraction = (character: string): number | undefined => (isSign(character) ? fractionValue(character) : undefined);

/** Fraction characters become plain fractions, so that '1½' is '1 1/2'. */
export const plainFractions = (text: string): string =>
  text.replace(SIGNS, (sign) => (isSign(sign) ? ` ${FRACTION_SIGNS[sign].join("/")}` : sign)).trim();

const QUARTERS: readonly FractionSign[] = ["¼", "½", "¾"];

/** The sign of a quarter, a half or three quarters; undefined for other parts of one. */
export const quarterSign = (part: number): FractionSign | undefined => QUARTERS.find((sign) => fractionValue(sign) === part);

/** The entry whose value is nearest; the first of two that are equally near. */
export function findNearest<T>(entries: readonly T[], value: number, getValue: (entry: T) => number): T | undefined {
  return entries.toSorted((a, b) => Math.abs(getValue(a) - value) - Math.abs(getValue(b) - value))[0];
}
