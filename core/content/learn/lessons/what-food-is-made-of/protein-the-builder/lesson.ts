import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "protein-the-builder",
    unit: "what-food-is-made-of",
    offeredTo: "all",
    picture: "egg",
    recipe: "egg-fried-rice",
    cards: [
      { id: "twenty-blocks", sources: ["dri"] },
      { id: "need", sources: ["dri"] },
      { id: "debate", sources: ["dga-2025", "dri"] },
      { id: "all-nine", sources: ["and-vegetarian"] },
      { id: "muscle", sources: ["aap-performance"] },
    ],
    misconception: { card: "muscle" },
    interactive: { kind: "portion", nutrient: "protein", foods: ["Chicken breast, roasted, without skin", "Lentils", "Yogurt"] },
    questions: [
      { kind: "rank", nutrient: "protein", card: "all-nine" },
      { kind: "calculate", formula: "protein-need", card: "need" },
      { kind: "fill", nutrient: "protein", card: "need" },
    ],
  },
  texts: { en },
};
