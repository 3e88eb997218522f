import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "caffeine-math",
    unit: "drinks-sugar-caffeine",
    offeredTo: "all",
    picture: "hot-beverage",
    cards: [
      { id: "limit", sources: ["aacap", "her-2025"] },
      { id: "amounts", sources: ["fdc"] },
      { id: "half-life", sources: ["caffeine-nasem"] },
      { id: "sleep", sources: ["caffeine-sleep"] },
      { id: "hides", sources: ["caffeine-nasem"] },
      { id: "powder", sources: ["fda-caffeine"] },
    ],
    misconception: { card: "hides" },
    interactive: { kind: "caffeine-clock", foods: ["Cola (soft drink)", "Coffee", "Energy drink"] },
    questions: [
      { kind: "calculate", formula: "caffeine-sum", card: "amounts" },
      { kind: "rank", nutrient: "caffeineMg", card: "amounts" },
      { kind: "step", table: "last-caffeine", card: "half-life" },
    ],
  },
  texts: { en },
};
