import type { PublicFaq } from "#core/contracts/faqs.ts";

export interface FaqGroup {
  category: string;
  faqs: PublicFaq[];
}

/** Sorts categories alphabetically, and the questions in one by the administrator's order, then by text. */
export function groupFaqs(faqs: readonly PublicFaq[]): FaqGroup[] {
  return categoriesOf(faqs).map((category) => ({
    category,
    faqs: faqs
      .filter((faq) => faq.category === category)
      .toSorted((one, other) => one.sortOrder - other.sortOrder || one.question.localeCompare(other.question)),
  }));
}

export const categoriesOf = (faqs: readonly PublicFaq[]): string[] =>
  [...new Set(faqs.map(({ category }) => category))].toSorted((one, other) => one.localeCompare(other));
