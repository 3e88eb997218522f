import { expect, test } from "vitest";
import { groupFaqs } from "./faq-groups.ts";

const faq = (question: string, category: string, sortOrder = 0) => ({ id: question, question, answer: "", category, sortOrder });

// Spec: S2.136, S2.138
test("categories are in alphabetical order, questions by their order and then alphabetically", () => {
  const groups = groupFaqs([
    faq("Zebra?", "General", 1),
    faq("Why?", "Technical"),
    faq("Apple?", "General", 1),
    faq("Middle?", "General"),
    faq("Me?", "Account", -1),
  ]);
  expect(groups.map(({ category, faqs }) => [category, ...faqs.map(({ question }) => question)])).toEqual([
    ["Account", "Me?"],
    ["General", "Middle?", "Apple?", "Zebra?"],
    ["Technical", "Why?"],
  ]);
});
