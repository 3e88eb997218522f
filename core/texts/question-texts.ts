import { type ByLanguage, chooseTexts } from "./by-language.ts";
import type { DomainTexts } from "./domain-texts.ts";
import { questionTexts } from "./en/question-texts.ts";
import type { Language } from "./languages.ts";

const IMPLEMENTATIONS: ByLanguage<DomainTexts["questions"]> = { en: questionTexts };

export const questionTextsIn = (language: Language): DomainTexts["questions"] => chooseTexts(IMPLEMENTATIONS, language);
