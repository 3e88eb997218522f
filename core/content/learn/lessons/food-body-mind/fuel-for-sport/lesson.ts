import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "fuel-for-sport",
    unit: "food-body-mind",
    offeredTo: "older",
    picture: "banana",
    recipe: "peanut-banana-toast",
    cards: [
      { id: "too-little", sources: ["ioc-reds"] },
      { id: "see-a-doctor", sources: ["ioc-reds"] },
      { id: "before", sources: ["acsm"] },
      { id: "after", sources: ["acsm"] },
      { id: "long-days", sources: ["acsm"] },
      { id: "supplements", sources: ["aap-performance"] },
    ],
    misconception: { card: "too-little" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["carbs", "protein"],
      foods: ["Banana", "Yogurt", "Cereal", "Peanut butter and jelly sandwich"],
    },
    questions: [
      { kind: "compare", nutrient: "carbs", card: "before" },
      { kind: "fill", nutrient: "protein", card: "after" },
      { kind: "case", card: "too-little" },
    ],
  },
  texts: { en },
};
