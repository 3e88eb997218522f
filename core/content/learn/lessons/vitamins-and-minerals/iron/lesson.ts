import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "iron",
    unit: "vitamins-and-minerals",
    offeredTo: "all",
    picture: "beans",
    recipe: "two-bean-chili",
    cards: [
      { id: "job", sources: ["ods"] },
      { id: "need", sources: ["dri"] },
      { id: "common", sources: ["iron-jama"] },
      { id: "two-kinds", sources: ["ods"] },
      { id: "sources", sources: ["fdc"] },
      { id: "no-pills", sources: ["dri", "ods"] },
    ],
    misconception: { card: "sources" },
    interactive: { kind: "portion", nutrient: "ironMg", foods: ["Lentils", "Beef steak", "Spinach", "Cereal"] },
    questions: [
      { kind: "rank", nutrient: "ironMg", card: "sources" },
      { kind: "calculate", formula: "share-of-need", nutrient: "ironMg", card: "need" },
      { kind: "sort", rules: ["animal-iron", "plant-iron"], card: "two-kinds" },
    ],
  },
  texts: { en },
};
