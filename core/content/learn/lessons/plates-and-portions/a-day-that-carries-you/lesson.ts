import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "a-day-that-carries-you",
    unit: "plates-and-portions",
    offeredTo: "all",
    picture: "bento-box",
    recipe: "bean-breakfast-burrito",
    cards: [
      { id: "three-groups", sources: ["dga-2020"] },
      { id: "regular", sources: ["aap-eating"] },
      { id: "together", sources: ["aap-eating"] },
      { id: "school", sources: ["usda-school-meals"] },
      { id: "half-empty", sources: ["dga-2020"] },
    ],
    misconception: { card: "regular" },
    interactive: {
      kind: "reach",
      nutrient: "protein",
      foods: ["Rice", "Black beans", "Egg", "Yogurt", "Whole wheat bread", "Cheddar cheese"],
    },
    questions: [
      { kind: "odd", rule: "group-protein", card: "three-groups" },
      { kind: "fill", nutrient: "protein", card: "half-empty" },
      { kind: "sort", rules: ["group-grain", "group-protein", "group-vegetable"], card: "three-groups" },
    ],
  },
  texts: { en },
};
