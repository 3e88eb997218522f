/**
 * An ingredient line as people write it; USDA's codes of every food that would be right, empty if the catalogue has none; and the range of
 * grams that a cook would use, null if the line is not counted ('to taste') or unknown.
 */
export type JudgedLine = readonly [line: string, codes: string, grams: readonly [low: number, high: number] | null];
