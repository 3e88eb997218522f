import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "carbs-and-fiber",
    unit: "what-food-is-made-of",
    offeredTo: "all",
    picture: "ear-of-corn",
    recipe: "overnight-oats",
    cards: [
      { id: "three-kinds", sources: ["dri"] },
      { id: "brain-fuel", sources: ["dri"] },
      { id: "fiber-need", sources: ["dri", "dga-2020"] },
      { id: "plants-only", sources: ["who-carbs", "ods"] },
      { id: "whole-grain", sources: ["fda-consumer"] },
      { id: "find-it", sources: ["fdc"] },
    ],
    misconception: { card: "brain-fuel" },
    interactive: {
      kind: "reach",
      nutrient: "fiber",
      foods: ["Lentils", "Oatmeal", "Apple", "Whole wheat bread", "Broccoli, cooked", "Almonds"],
    },
    questions: [
      { kind: "rank", nutrient: "fiber", card: "find-it" },
      { kind: "odd", rule: "whole-grain", card: "whole-grain" },
      { kind: "fill", nutrient: "fiber", card: "fiber-need" },
    ],
  },
  texts: { en },
};
