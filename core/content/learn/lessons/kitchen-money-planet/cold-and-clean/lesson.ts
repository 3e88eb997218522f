import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "cold-and-clean",
    unit: "kitchen-money-planet",
    offeredTo: "younger",
    picture: "ice",
    cards: [
      { id: "zone", sources: ["fsis"] },
      { id: "two-hours", sources: ["fsis"] },
      { id: "fridge", sources: ["fsis"] },
      { id: "hands", sources: ["fsis"] },
      { id: "no-rinsing", sources: ["usda-washing"] },
      { id: "smell", sources: ["fsis"] },
    ],
    misconception: { card: "smell" },
    interactive: { kind: "sort-table", table: "keep-or-toss" },
    questions: [
      { kind: "step", table: "fridge-days", card: "fridge" },
      { kind: "step", table: "out-of-the-fridge", card: "two-hours" },
      { kind: "sort-table", table: "keep-or-toss", card: "smell" },
    ],
  },
  texts: { en },
};
