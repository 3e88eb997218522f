import type { Region } from "#core/content/regions/regions.ts";
import type { LANGUAGES } from "#core/texts/languages.ts";
import type { CountryHelplines, Helpline } from "./helpline.ts";

/** What is said about a line in one language. Its name is its own in every language. */
export type HelplineTexts = Pick<Helpline, "about" | "area" | "hours">;

export interface TranslatedHelplines {
  country: Region;
  lines: readonly Omit<Helpline, keyof HelplineTexts>[];
  /** In the order of the lines. */
  texts: Record<(typeof LANGUAGES)[number], readonly HelplineTexts[]>;
}

export function joinHelplines(
  { country, lines, texts }: TranslatedHelplines,
  language: keyof TranslatedHelplines["texts"],
): CountryHelplines {
  // Safe to cast: a test checks that every line has its texts in every language.
  return { country, lines: lines.map((line, index) => ({ ...line, ...texts[language][index] })) } as CountryHelplines;
}
