import { type ByLanguage, chooseTexts } from "./by-language.ts";
import type { DomainTexts } from "./domain-texts.ts";
import { reasonTexts } from "./en/reason-texts.ts";
import type { Language } from "./languages.ts";

const IMPLEMENTATIONS: ByLanguage<DomainTexts["reasons"]> = { en: reasonTexts };

export const reasonTextsIn = (language: Language): DomainTexts["reasons"] => chooseTexts(IMPLEMENTATIONS, language);
