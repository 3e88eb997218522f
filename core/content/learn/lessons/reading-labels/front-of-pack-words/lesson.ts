import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "front-of-pack-words",
    unit: "reading-labels",
    offeredTo: "older",
    picture: "beverage-box",
    cards: [
      { id: "good-high", sources: ["fda-label"] },
      { id: "low-reduced", sources: ["fda-label"] },
      { id: "free", sources: ["fda-label"] },
      { id: "natural-organic", sources: ["fda-consumer", "usda-organic"] },
      { id: "multigrain", sources: ["fda-consumer"] },
      { id: "healthy", sources: ["fda-consumer"] },
    ],
    misconception: { card: "multigrain" },
    interactive: { kind: "side-by-side", nutrients: ["calciumMg", "ironMg", "sodium"], foods: ["Milk", "Cereal", "Tomato soup"] },
    questions: [
      { kind: "claim", claim: "good-source", nutrient: "calciumMg", card: "good-high" },
      { kind: "claim", claim: "low-sodium", nutrient: "sodium", card: "low-reduced" },
      { kind: "calculate", formula: "quarter-less", nutrient: "sodium", card: "low-reduced" },
      { kind: "step", table: "label-words", card: "natural-organic" },
    ],
  },
  texts: { en },
};
