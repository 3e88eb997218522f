import { DEFAULT_LANGUAGE, isPseudoLanguage, type LANGUAGES, type Language } from "./languages.ts";

/** Implementations of one interface. A language that lacks one fails the type check. */
export type ByLanguage<T> = Readonly<Record<(typeof LANGUAGES)[number], T>>;

/** The pseudo-languages only disguise messages, so they have the sentences in English. */
export const chooseTexts = <T>(implementations: ByLanguage<T>, language: Language): T =>
  implementations[isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language];
