import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "fats-that-matter",
    unit: "what-food-is-made-of",
    offeredTo: "older",
    picture: "avocado",
    recipe: "salmon-peas-couscous",
    cards: [
      { id: "jobs", sources: ["dri"] },
      { id: "share", sources: ["dri"] },
      { id: "carries-vitamins", sources: ["ods"] },
      { id: "saturated", sources: ["dga-2020", "dga-2025"] },
      { id: "omega-3", sources: ["dri", "ods"] },
      { id: "trans-fat", sources: ["fda-fats"] },
    ],
    misconception: { card: "jobs" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["saturatedFat", "monounsaturatedFatG", "polyunsaturatedFatG"],
      foods: ["Butter", "Olive oil", "Salmon", "Cheddar cheese"],
    },
    questions: [
      { kind: "compare", nutrient: "saturatedFat", card: "saturated" },
      { kind: "sort", rules: ["mostly-unsaturated", "mostly-saturated"], card: "saturated" },
      { kind: "calculate", formula: "fat-share", card: "share" },
    ],
  },
  texts: { en },
};
