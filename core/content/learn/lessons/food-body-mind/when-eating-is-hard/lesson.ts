import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "when-eating-is-hard",
    unit: "food-body-mind",
    showsHelplines: true,
    offeredTo: "all",
    picture: "teapot",
    cards: [
      { id: "illness", sources: ["nimh"] },
      { id: "common", sources: ["deloitte", "aap-eating-2021"] },
      { id: "fear", sources: ["neda"] },
      { id: "first-sentence", sources: ["neda"] },
      { id: "early", sources: ["aap-eating-2021"] },
    ],
    misconception: { card: "illness" },
    interactive: { kind: "first-sentence" },
    questions: [
      { kind: "step", table: "who-to-tell", card: "early" },
      { kind: "case", card: "first-sentence" },
    ],
  },
  texts: { en },
};
