import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "how-processed",
    unit: "reading-labels",
    offeredTo: "older",
    picture: "canned-food",
    cards: [
      { id: "all-processing", sources: ["cdc-upf"] },
      { id: "nova", sources: ["nova"] },
      { id: "how-much", sources: ["cdc-upf"] },
      { id: "as-a-group", sources: ["cdc-upf"] },
      { id: "exceptions", sources: ["nova"] },
    ],
    misconception: { card: "exceptions" },
    interactive: { kind: "sort-table", table: "degrees-of-processing" },
    questions: [
      { kind: "compare", nutrient: "fiber", card: "as-a-group" },
      { kind: "rank", nutrient: "sodium", card: "as-a-group" },
      { kind: "sort-table", table: "degrees-of-processing", card: "all-processing" },
    ],
  },
  texts: { en },
};
