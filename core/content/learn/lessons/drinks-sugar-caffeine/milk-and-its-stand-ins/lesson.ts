import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "milk-and-its-stand-ins",
    unit: "drinks-sugar-caffeine",
    offeredTo: "all",
    picture: "glass-of-milk",
    recipe: "real-cocoa",
    cards: [
      { id: "jobs", sources: ["dga-2020"] },
      { id: "protein", sources: ["fdc"] },
      { id: "soy-nearest", sources: ["dga-2020", "her-2025"] },
      { id: "read-it", sources: ["her-2025"] },
      { id: "raw-milk", sources: ["fda-consumer", "cdc"] },
    ],
    misconception: { card: "protein" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["protein", "calciumMg", "vitaminDUg"],
      foods: ["Milk", "Soy milk, unsweetened", "Oat milk", "Almond milk"],
    },
    questions: [
      { kind: "compare", nutrient: "calciumMg", card: "read-it" },
      { kind: "claim", claim: "high", nutrient: "calciumMg", card: "read-it" },
      { kind: "compare", nutrient: "protein", card: "protein" },
    ],
  },
  texts: { en },
};
