import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "the-5-20-rule",
    unit: "reading-labels",
    offeredTo: "all",
    picture: "canned-food",
    cards: [
      { id: "rule", sources: ["fda-label"] },
      { id: "daily-values", sources: ["fda-label"] },
      { id: "own-scale", sources: ["fda-label"] },
      { id: "get-more-less", sources: ["fda-label"] },
      { id: "not-yours", sources: ["fda-label", "dri"] },
      { id: "no-percent", sources: ["fda-label"] },
    ],
    misconception: { card: "own-scale" },
    interactive: { kind: "portion", nutrient: "sodium", foods: ["Whole wheat bread", "Cheddar cheese", "Tomato soup"] },
    questions: [
      { kind: "band", nutrient: "sodium", card: "rule" },
      { kind: "calculate", formula: "percent-daily-value", nutrient: "calciumMg", card: "daily-values" },
      { kind: "claim", claim: "high", nutrient: "ironMg", card: "rule" },
    ],
  },
  texts: { en },
};
