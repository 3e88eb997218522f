import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "vegetarian-and-vegan",
    unit: "conditions-and-choices",
    offeredTo: "all",
    picture: "tofu",
    recipe: "tofu-scramble-tacos",
    cards: [
      { id: "can-work", sources: ["and-vegetarian"] },
      { id: "b12", sources: ["ods"] },
      { id: "iron", sources: ["dri"] },
      { id: "others", sources: ["ods", "and-vegetarian"] },
      { id: "protein", sources: ["fdc"] },
      { id: "talk", sources: ["aap-eating-2021"] },
    ],
    misconception: { card: "protein" },
    interactive: {
      kind: "reach",
      nutrient: "ironMg",
      diet: "vegan",
      foods: ["Lentils", "Tofu", "Cereal", "Kidney beans", "Spinach, cooked", "Quinoa"],
    },
    questions: [
      { kind: "odd", rule: "vegan", card: "can-work" },
      { kind: "fill", nutrient: "ironMg", card: "iron" },
      { kind: "claim", claim: "high", nutrient: "vitaminB12Ug", card: "b12" },
    ],
  },
  texts: { en },
};
