import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "one-science-many-drawings",
    unit: "plates-and-portions",
    offeredTo: "older",
    picture: "fork-and-knife-with-plate",
    cards: [
      { id: "drawing", sources: ["dga-2020"] },
      { id: "plate-2011", sources: ["dga-2020"] },
      { id: "pyramid-2026", sources: ["dga-2025"] },
      { id: "canada", sources: ["canada-guide"] },
      { id: "agree", sources: ["dga-2020", "dga-2025"] },
      { id: "disagree", sources: ["dga-2025"] },
    ],
    misconception: { card: "drawing" },
    interactive: { kind: "guides" },
    questions: [
      { kind: "sort-table", table: "guide-parts", card: "drawing" },
      { kind: "calculate", formula: "plate-share", card: "canada" },
    ],
  },
  texts: { en },
};
