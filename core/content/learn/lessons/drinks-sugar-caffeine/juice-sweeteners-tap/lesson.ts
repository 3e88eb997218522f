import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "juice-sweeteners-tap",
    unit: "drinks-sugar-caffeine",
    offeredTo: "younger",
    picture: "tangerine",
    recipe: "berry-spritz",
    cards: [
      { id: "first", sources: ["her-2025"] },
      { id: "juice", sources: ["aap-juice"] },
      { id: "whole-fruit", sources: ["fdc"] },
      { id: "sweeteners", sources: ["her-2025", "who-sweeteners"] },
      { id: "tap", sources: ["cdc"] },
    ],
    misconception: { card: "whole-fruit" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["fiber", "sugar", "vitaminCMg"],
      foods: ["Orange", "Orange juice", "Apple", "Apple juice"],
    },
    questions: [
      { kind: "compare", nutrient: "fiber", card: "whole-fruit" },
      { kind: "calculate", formula: "juice-left", card: "juice" },
      { kind: "rank", nutrient: "sugar", card: "juice" },
    ],
  },
  texts: { en },
};
