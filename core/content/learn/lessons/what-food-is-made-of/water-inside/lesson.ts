import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "water-inside",
    unit: "what-food-is-made-of",
    offeredTo: "younger",
    picture: "watermelon",
    cards: [
      { id: "mostly-water", sources: ["dri-water"] },
      { id: "need", sources: ["dri-water"] },
      { id: "in-food", sources: ["dri-water", "fdc"] },
      { id: "more-when", sources: ["cdc"] },
      { id: "signs", sources: ["cdc"] },
    ],
    misconception: { card: "need" },
    interactive: { kind: "portion", nutrient: "waterG", foods: ["Cucumber", "Watermelon", "Whole wheat bread", "Cheddar cheese"] },
    questions: [
      { kind: "rank", nutrient: "waterG", card: "in-food" },
      { kind: "estimate", nutrient: "waterG", card: "in-food" },
      { kind: "calculate", formula: "glasses-left", card: "need" },
    ],
  },
  texts: { en },
};
