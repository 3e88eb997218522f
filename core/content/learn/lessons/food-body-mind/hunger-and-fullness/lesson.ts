import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "hunger-and-fullness",
    unit: "food-body-mind",
    offeredTo: "all",
    picture: "bowl-with-spoon",
    cards: [
      { id: "messengers", sources: ["niddk"] },
      { id: "growth", sources: ["aap-growth"] },
      { id: "no-diet", sources: ["aap-eating"] },
      { id: "too-full", sources: ["satter"] },
      { id: "other-signals", sources: ["satter"] },
    ],
    misconception: { card: "growth" },
    interactive: { kind: "hunger-note" },
    questions: [
      { kind: "step", table: "hunger-messengers", card: "messengers" },
      { kind: "sort-table", table: "body-signals", card: "other-signals" },
      { kind: "case", card: "growth" },
    ],
  },
  texts: { en },
};
