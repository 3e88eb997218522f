import type { LANGUAGES } from "#core/texts/languages.ts";
import { en } from "./en.ts";
import type { FirstFaq } from "./first-faq.ts";

/** Published on the first start, in this order; an administrator can change them. */
export const FIRST_FAQS: Record<(typeof LANGUAGES)[number], readonly FirstFaq[]> = { en };
