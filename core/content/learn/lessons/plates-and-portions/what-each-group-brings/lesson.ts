import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "what-each-group-brings",
    unit: "plates-and-portions",
    offeredTo: "younger",
    picture: "green-salad",
    recipe: "stuffed-sweet-potato",
    cards: [
      { id: "plants", sources: ["dga-2020", "who-carbs"] },
      { id: "grains", sources: ["dga-2020"] },
      { id: "protein-foods", sources: ["dga-2020"] },
      { id: "dairy", sources: ["dga-2020"] },
      { id: "oils", sources: ["dga-2020"] },
      { id: "potatoes", sources: ["fdc", "dga-2020"] },
    ],
    misconception: { card: "potatoes" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["vitaminCMg", "calciumMg", "ironMg", "fiber"],
      foods: ["Orange", "Broccoli, cooked", "Milk", "Lentils"],
    },
    questions: [
      { kind: "sort", rules: ["group-fruit", "group-vegetable", "group-grain", "group-protein"], card: "plants" },
      { kind: "odd", rule: "group-dairy", card: "dairy" },
      { kind: "compare", nutrient: "potassiumMg", card: "potatoes" },
    ],
  },
  texts: { en },
};
