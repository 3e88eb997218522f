import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "small-but-mighty-minerals",
    unit: "vitamins-and-minerals",
    offeredTo: "older",
    picture: "potato",
    recipe: "seed-trail-mix",
    cards: [
      { id: "potassium", sources: ["dri-sodium"] },
      { id: "potato-first", sources: ["fdc"] },
      { id: "magnesium-zinc", sources: ["ods"] },
      { id: "iodine", sources: ["ods"] },
      { id: "sodium", sources: ["dri-sodium"] },
      { id: "hidden-salt", sources: ["fda-consumer"] },
    ],
    misconception: { card: "potato-first" },
    interactive: {
      kind: "side-by-side",
      nutrients: ["potassiumMg", "magnesiumMg", "zincMg"],
      foods: ["Banana", "Baked potato", "Black beans", "Yogurt"],
    },
    questions: [
      { kind: "compare", nutrient: "potassiumMg", card: "potato-first" },
      { kind: "band", nutrient: "sodium", card: "hidden-salt" },
      { kind: "rank", nutrient: "zincMg", card: "magnesium-zinc" },
    ],
  },
  texts: { en },
};
