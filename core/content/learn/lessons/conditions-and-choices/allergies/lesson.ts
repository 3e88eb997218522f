import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "allergies",
    unit: "conditions-and-choices",
    offeredTo: "all",
    picture: "peanuts",
    cards: [
      { id: "nine", sources: ["fda-allergens"] },
      { id: "may-contain", sources: ["fda-allergens"] },
      { id: "how-many", sources: ["cdc-allergy"] },
      { id: "traces", sources: ["aaaai"] },
      { id: "emergency", sources: ["aaaai"] },
      { id: "after-the-pen", sources: ["aaaai", "fare"] },
      { id: "hidden", sources: ["fda-allergens"] },
    ],
    misconception: { card: "traces" },
    interactive: { kind: "sort-table", table: "hidden-allergens" },
    questions: [
      { kind: "sort-table", table: "hidden-allergens", card: "hidden" },
      { kind: "odd", rule: "contains-milk", card: "hidden" },
      { kind: "case", card: "emergency" },
    ],
  },
  texts: { en },
};
