import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "powders-and-pills",
    unit: "kitchen-money-planet",
    offeredTo: "older",
    picture: "jar",
    cards: [
      { id: "no-approval", sources: ["fda-supplements"] },
      { id: "food-covers", sources: ["aap-performance"] },
      { id: "law", sources: ["ny-law"] },
      { id: "emergency", sources: ["nejm-supplements"] },
      { id: "exceptions", sources: ["ods"] },
    ],
    misconception: { card: "no-approval" },
    interactive: { kind: "portion", nutrient: "protein", foods: ["Yogurt", "Egg", "Chicken breast, roasted, without skin", "Black beans"] },
    questions: [
      { kind: "compare", nutrient: "protein", card: "food-covers" },
      { kind: "calculate", formula: "caffeine-sum", card: "emergency" },
      { kind: "case", card: "food-covers" },
    ],
  },
  texts: { en },
};
