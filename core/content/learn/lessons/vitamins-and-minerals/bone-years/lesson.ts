import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "bone-years",
    unit: "vitamins-and-minerals",
    offeredTo: "all",
    picture: "glass-of-milk",
    recipe: "strawberry-kefir-shake",
    cards: [
      { id: "bank", sources: ["niams"] },
      { id: "need", sources: ["dri"] },
      { id: "sources", sources: ["fdc"] },
      { id: "taken-up", sources: ["ods"] },
      { id: "vitamin-d", sources: ["dri", "ods"] },
      { id: "no-milk", sources: ["ods"] },
    ],
    misconception: { card: "no-milk" },
    interactive: { kind: "reach", nutrient: "calciumMg", foods: ["Milk", "Yogurt", "Cheddar cheese", "Tofu", "Kale, cooked", "Almonds"] },
    questions: [
      { kind: "rank", nutrient: "calciumMg", card: "sources" },
      { kind: "band", nutrient: "vitaminDUg", card: "vitamin-d" },
      { kind: "fill", nutrient: "calciumMg", card: "need" },
    ],
  },
  texts: { en },
};
