/** The languages with texts. The first one is what a missing text falls back to. */
export const LANGUAGES = ["en"] as const;

/** English in disguise, for tests: accented and longer, and written from right to left. */
export const PSEUDO_LANGUAGES = ["en-XA", "en-XB"] as const;

export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];
export type Language = (typeof LANGUAGES)[number] | PseudoLanguage;

export const DEFAULT_LANGUAGE = "en" satisfies Language;

const RIGHT_TO_LEFT: readonly Language[] = ["en-XB"];

export const isPseudoLanguage = (language: Language): language is PseudoLanguage =>
  (PSEUDO_LANGUAGES as readonly Language[]).includes(language);

/** The language whose texts and formats are used: a pseudo-language has none of its own. */
export const baseLanguage = (language: Language): Language => (isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language);

export const isLanguage = (tag: string): tag is Language => ([...LANGUAGES, ...PSEUDO_LANGUAGES] as readonly string[]).includes(tag);

export const textDirection = (language: Language): "ltr" | "rtl" => (RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr");

/** The first of the preferred languages, such as 'es-MX', that is available, also by its language alone. */
export function chooseLanguage(preferred: readonly string[], available: readonly Language[]): Language {
  for (const tag of preferred) {
    const found = available.find((language) => language === tag) ?? available.find((language) => language === tag.split("-", 1).join());
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}
