import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "color-code",
    unit: "vitamins-and-minerals",
    offeredTo: "younger",
    picture: "carrot",
    recipe: "mango-spinach-soy-shake",
    cards: [
      { id: "orange", sources: ["dri", "ods"] },
      { id: "vitamin-c", sources: ["dri", "ods"] },
      { id: "vitamin-k", sources: ["ods"] },
      { id: "stored", sources: ["ods"] },
      { id: "colds", sources: ["ods"] },
      { id: "too-much", sources: ["dri", "ods"] },
    ],
    misconception: { card: "colds" },
    interactive: { kind: "portion", nutrient: "vitaminCMg", foods: ["Orange", "Strawberries", "Broccoli, cooked", "Apple"] },
    questions: [
      { kind: "rank", nutrient: "vitaminCMg", card: "vitamin-c" },
      { kind: "sort", rules: ["rich-in-vitamin-a", "rich-in-vitamin-c"], card: "orange" },
      { kind: "estimate", nutrient: "vitaminCMg", card: "vitamin-c" },
    ],
  },
  texts: { en },
};
