import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "portions-by-eye",
    unit: "plates-and-portions",
    offeredTo: "younger",
    picture: "cooked-rice",
    cards: [
      { id: "hand", sources: ["fish-advice"] },
      { id: "leaves", sources: ["dga-2020"] },
      { id: "grain-ounce", sources: ["dga-2020"] },
      { id: "protein-ounce", sources: ["dga-2020"] },
      { id: "good-enough", sources: ["dga-2020"] },
    ],
    misconception: { card: "good-enough" },
    interactive: { kind: "portion", nutrient: "fiber", foods: ["Rice", "Spinach", "Pasta", "Oatmeal"] },
    questions: [
      { kind: "estimate", nutrient: "weight", card: "hand" },
      { kind: "calculate", formula: "cups-of-vegetables", card: "leaves" },
      { kind: "estimate", nutrient: "weight", card: "good-enough" },
    ],
  },
  texts: { en },
};
