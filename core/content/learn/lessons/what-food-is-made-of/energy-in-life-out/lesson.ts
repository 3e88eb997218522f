import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "energy-in-life-out",
    unit: "what-food-is-made-of",
    offeredTo: "all",
    picture: "bread",
    cards: [
      { id: "what-it-measures", sources: ["fda-label"] },
      { id: "three-fuels", sources: ["fda-label"] },
      { id: "resting-organs", sources: ["dri-energy"] },
      { id: "growing", sources: ["dri-energy"] },
      { id: "label-yardstick", sources: ["fda-label"] },
      { id: "other-columns", sources: ["dga-2020"] },
    ],
    misconception: { card: "other-columns" },
    interactive: { kind: "energy-split", foods: ["Oatmeal", "Egg", "Avocado", "Lentils"] },
    questions: [
      { kind: "calculate", formula: "energy-from-macros", card: "three-fuels" },
      { kind: "compare", nutrient: "calories", card: "other-columns" },
      { kind: "estimate", nutrient: "calories", card: "three-fuels" },
    ],
  },
  texts: { en },
};
