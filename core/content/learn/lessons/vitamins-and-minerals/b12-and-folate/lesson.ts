import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "b12-and-folate",
    unit: "vitamins-and-minerals",
    offeredTo: "older",
    picture: "egg",
    recipe: "tuna-bean-pita",
    cards: [
      { id: "jobs", sources: ["ods"] },
      { id: "b12-need", sources: ["dri"] },
      { id: "b12-sources", sources: ["ods"] },
      { id: "seaweed", sources: ["and-vegetarian"] },
      { id: "folate", sources: ["dri", "fda-consumer"] },
      { id: "folic-acid", sources: ["cdc"] },
    ],
    misconception: { card: "seaweed" },
    interactive: {
      kind: "reach",
      nutrient: "vitaminB12Ug",
      diet: "vegetarian",
      foods: ["Milk", "Egg", "Yogurt", "Cheddar cheese", "Soy milk, unsweetened", "Cereal"],
    },
    questions: [
      { kind: "odd", rule: "has-b12", card: "b12-sources" },
      { kind: "compare", nutrient: "vitaminB12Ug", card: "b12-sources" },
      { kind: "fill", nutrient: "folateUg", card: "folate" },
    ],
  },
  texts: { en },
};
