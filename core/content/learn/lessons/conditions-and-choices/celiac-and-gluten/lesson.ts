import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "celiac-and-gluten",
    unit: "conditions-and-choices",
    offeredTo: "older",
    picture: "baguette-bread",
    cards: [
      { id: "what", sources: ["niddk"] },
      { id: "where", sources: ["niddk"] },
      { id: "label", sources: ["fda-gluten"] },
      { id: "test-first", sources: ["niddk"] },
      { id: "crumbs", sources: ["niddk"] },
    ],
    misconception: { card: "what" },
    interactive: { kind: "side-by-side", nutrients: ["fiber", "ironMg"], foods: ["Whole wheat bread", "Rice", "Quinoa", "Corn tortilla"] },
    questions: [
      { kind: "odd", rule: "contains-gluten", card: "where" },
      { kind: "compare", nutrient: "fiber", card: "where" },
      { kind: "case", card: "crumbs" },
    ],
  },
  texts: { en },
};
