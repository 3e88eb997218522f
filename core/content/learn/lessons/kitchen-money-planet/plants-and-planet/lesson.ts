import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "plants-and-planet",
    unit: "kitchen-money-planet",
    offeredTo: "older",
    picture: "pea-pod",
    recipe: "peanut-sweet-potato-stew",
    cards: [
      { id: "share", sources: ["poore"] },
      { id: "by-protein", sources: ["poore"] },
      { id: "transport", sources: ["poore"] },
      { id: "half-and-half", sources: ["poore", "fdc"] },
      { id: "body-first", sources: ["ods"] },
    ],
    misconception: { card: "transport" },
    interactive: { kind: "side-by-side", nutrients: ["protein", "ironMg", "fiber"], foods: ["Beef steak", "Kidney beans", "Tofu", "Egg"] },
    questions: [
      { kind: "step", table: "footprints", card: "by-protein" },
      { kind: "calculate", formula: "footprint-swap", card: "half-and-half" },
      { kind: "compare", nutrient: "ironMg", card: "body-first" },
    ],
  },
  texts: { en },
};
