import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "energy-and-sports-drinks",
    unit: "drinks-sugar-caffeine",
    offeredTo: "all",
    picture: "cup-with-straw",
    cards: [
      { id: "two-drinks", sources: ["her-2025"] },
      { id: "not-for-teens", sources: ["her-2025"] },
      { id: "guarana", sources: ["her-2025"] },
      { id: "when-sports", sources: ["her-2025"] },
      { id: "sugar", sources: ["fdc"] },
      { id: "signs", sources: ["cdc"] },
    ],
    misconception: { card: "not-for-teens" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["caffeineMg", "sugar", "sodium"],
      foods: ["Energy drink", "Energy drink, sugar free", "Sports drink"],
    },
    questions: [
      { kind: "compare", nutrient: "caffeineMg", card: "two-drinks" },
      { kind: "step", table: "drink-for-activity", card: "when-sports" },
      { kind: "calculate", formula: "cans-to-limit", card: "not-for-teens" },
    ],
  },
  texts: { en },
};
