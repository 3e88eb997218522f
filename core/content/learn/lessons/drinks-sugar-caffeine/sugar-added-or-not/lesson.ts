import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "sugar-added-or-not",
    unit: "drinks-sugar-caffeine",
    offeredTo: "all",
    picture: "honey-pot",
    recipe: "apple-raisin-oatmeal",
    cards: [
      { id: "added", sources: ["fda-label"] },
      { id: "cola", sources: ["fdc"] },
      { id: "limits", sources: ["dga-2020", "who-sugars", "aha-2017", "dga-2025"] },
      { id: "drinks-first", sources: ["cdc"] },
      { id: "honey", sources: ["fda-label"] },
      { id: "teeth", sources: ["who-sugars"] },
    ],
    misconception: { card: "honey" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["sugar", "addedSugarsG"],
      foods: ["Cola (soft drink)", "Orange juice", "Milk", "Sports drink"],
    },
    questions: [
      { kind: "calculate", formula: "sugar-teaspoons", card: "cola" },
      { kind: "band", nutrient: "addedSugarsG", card: "added" },
      { kind: "rank", nutrient: "addedSugarsG", card: "drinks-first" },
    ],
  },
  texts: { en },
};
