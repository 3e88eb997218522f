import { type ByLanguage, chooseTexts } from "./by-language.ts";
import type { DomainTexts } from "./domain-texts.ts";
import { foodTexts } from "./en/food-texts.ts";
import type { Language } from "./languages.ts";

const IMPLEMENTATIONS: ByLanguage<DomainTexts["food"]> = { en: foodTexts };

export const foodTextsIn = (language: Language): DomainTexts["food"] => chooseTexts(IMPLEMENTATIONS, language);
