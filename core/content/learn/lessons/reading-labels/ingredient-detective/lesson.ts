import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "ingredient-detective",
    unit: "reading-labels",
    offeredTo: "younger",
    picture: "jar",
    cards: [
      { id: "order", sources: ["fda-label"] },
      { id: "brackets", sources: ["fda-label"] },
      { id: "sugar-names", sources: ["fda-label", "fda-consumer"] },
      { id: "whole", sources: ["fda-label"] },
      { id: "long-words", sources: ["fda-consumer"] },
      { id: "colors", sources: ["fda-colors"] },
    ],
    misconception: { card: "long-words" },
    interactive: { kind: "sort-table", table: "sugar-words" },
    questions: [
      { kind: "step", table: "ingredient-order", card: "order" },
      { kind: "sort-table", table: "grain-words", card: "whole" },
      { kind: "sort-table", table: "sugar-words", card: "sugar-names" },
    ],
  },
  texts: { en },
};
