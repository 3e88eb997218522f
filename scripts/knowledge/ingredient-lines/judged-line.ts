/**
 * An ingredient line as people write it; USDA's codes of every food that would be right, none where nothing in the catalogue is;
 * and the grams between which a cook would put it, null where the line is not counted ('to taste') or unknown.
 */
export type JudgedLine = readonly [line: string, codes: string, grams: readonly [low: number, high: number] | null];
