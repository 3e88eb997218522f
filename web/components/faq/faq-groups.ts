import type { PublicFaq } from "#core/contracts/faqs.ts";

export interface FaqGroup {
  category: string;
  faqs: PublicFaq[];
}

/** Sorts categories alphabetically, and the questions in one by the administrator's order, then by text. */
export function groupFaqs(faqs: readonly PublicFaq[]): FaqGroup[] {
  return listCategories(faqs).map((category) => ({
    category,
    faqs: faqs
      .filter((faq) => faq.category === category)
      .toSorted((a, b) => a.sortOrder - b.sortOrder || a.question.localeCompare(b.question)),
  }));
}

export const listCategories = (faqs: readonly PublicFaq[]): string[] =>
  [...new Set(faqs.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b));
