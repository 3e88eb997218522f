import { type ByLanguage, chooseTexts } from "./by-language.ts";
import type { DomainTexts } from "./domain-texts.ts";
import { careTexts } from "./en/care-texts.ts";
import type { Language } from "./languages.ts";

const IMPLEMENTATIONS: ByLanguage<DomainTexts["care"]> = { en: careTexts };

export const careTextsIn = (language: Language): DomainTexts["care"] => chooseTexts(IMPLEMENTATIONS, language);
