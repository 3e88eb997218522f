import { parseNumber as parse } from "#core/domain/numbers/parse-number.ts";

/** Null if the field is empty, NaN if its text is no number. */
export const parseNumber = (text: string): number | null => (text.trim() === "" ? null : parse(text));
