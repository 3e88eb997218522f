import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "money-and-waste",
    unit: "kitchen-money-planet",
    offeredTo: "older",
    picture: "canned-food",
    recipe: "red-lentil-dal-and-rice",
    cards: [
      { id: "waste", sources: ["epa-waste"] },
      { id: "dates", sources: ["fda-consumer"] },
      { id: "unit-price", sources: ["fda-consumer"] },
      { id: "frozen", sources: ["dga-2020"] },
      { id: "school-meals", sources: ["usda-school-meals"] },
    ],
    misconception: { card: "dates" },
    interactive: { kind: "sort-table", table: "date-words" },
    questions: [
      { kind: "calculate", formula: "unit-price", card: "unit-price" },
      { kind: "sort-table", table: "date-words", card: "dates" },
    ],
  },
  texts: { en },
};
