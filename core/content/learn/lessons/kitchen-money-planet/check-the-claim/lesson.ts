import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "check-the-claim",
    unit: "kitchen-money-planet",
    offeredTo: "all",
    picture: "fortune-cookie",
    cards: [
      { id: "five", sources: ["nccih"] },
      { id: "ads", sources: ["ftc"] },
      { id: "detox", sources: ["nccih"] },
      { id: "doubles", sources: ["nccih"] },
      { id: "titles", sources: ["and-titles"] },
      { id: "before-after", sources: ["ftc"] },
    ],
    misconception: { card: "before-after" },
    interactive: { kind: "sort-table", table: "ad-opinion-evidence" },
    questions: [
      { kind: "sort-table", table: "ad-opinion-evidence", card: "five" },
      { kind: "calculate", formula: "relative-risk", card: "doubles" },
      { kind: "claim", claim: "good-source", nutrient: "fiber", card: "five" },
    ],
  },
  texts: { en },
};
