import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "serving-or-portion",
    unit: "reading-labels",
    offeredTo: "all",
    picture: "bowl-with-spoon",
    cards: [
      { id: "two-words", sources: ["fda-label"] },
      { id: "set-by-law", sources: ["fda-label"] },
      { id: "scale-it", sources: ["fda-label"] },
      { id: "bottle", sources: ["fda-label"] },
      { id: "two-columns", sources: ["fda-label"] },
    ],
    misconception: { card: "set-by-law" },
    interactive: { kind: "portion", nutrient: "sodium", foods: ["Tomato soup", "Popcorn", "Cereal"] },
    questions: [
      { kind: "calculate", formula: "servings", nutrient: "sodium", card: "scale-it" },
      { kind: "estimate", nutrient: "weight", card: "two-words" },
      { kind: "calculate", formula: "servings", nutrient: "calciumMg", card: "two-columns" },
    ],
  },
  texts: { en },
};
