import { type ByLanguage, chooseTexts } from "./by-language.ts";
import type { DomainTexts } from "./domain-texts.ts";
import { mealTexts } from "./en/meal-texts.ts";
import type { Language } from "./languages.ts";

const IMPLEMENTATIONS: ByLanguage<DomainTexts["meals"]> = { en: mealTexts };

export const mealTextsIn = (language: Language): DomainTexts["meals"] => chooseTexts(IMPLEMENTATIONS, language);
