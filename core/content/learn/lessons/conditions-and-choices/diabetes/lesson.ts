import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "diabetes",
    unit: "conditions-and-choices",
    offeredTo: "older",
    picture: "doughnut",
    cards: [
      { id: "insulin", sources: ["niddk"] },
      { id: "type-1", sources: ["niddk"] },
      { id: "type-2", sources: ["niddk"] },
      { id: "plan", sources: ["cdc-diabetes"] },
      { id: "low", sources: ["cdc-diabetes"] },
    ],
    misconception: { card: "plan" },
    interactive: { kind: "side-by-side", nutrients: ["carbs", "fiber"], foods: ["Rice", "Apple", "Milk", "Egg"] },
    questions: [
      { kind: "rank", nutrient: "carbs", card: "plan" },
      { kind: "calculate", formula: "sum-of-carbs", card: "plan" },
      { kind: "case", card: "low" },
    ],
  },
  texts: { en },
};
