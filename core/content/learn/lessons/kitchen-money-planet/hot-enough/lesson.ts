import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "hot-enough",
    unit: "kitchen-money-planet",
    offeredTo: "all",
    picture: "cooking",
    recipe: "sheet-pan-chicken",
    cards: [
      { id: "poultry", sources: ["fsis"] },
      { id: "ground", sources: ["fsis"] },
      { id: "whole-cuts", sources: ["fsis"] },
      { id: "color", sources: ["fsis"] },
      { id: "raw", sources: ["fda-consumer"] },
      { id: "how-many", sources: ["cdc-foodborne"] },
    ],
    misconception: { card: "color" },
    interactive: { kind: "sort-table", table: "done-or-not" },
    questions: [
      { kind: "step", table: "safe-temperatures", card: "poultry" },
      { kind: "sort-table", table: "done-or-not", card: "color" },
      { kind: "calculate", formula: "fahrenheit-to-celsius", card: "whole-cuts" },
    ],
  },
  texts: { en },
};
