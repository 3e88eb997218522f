import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "bodies-and-feeds",
    unit: "food-body-mind",
    offeredTo: "all",
    picture: "lollipop",
    cards: [
      { id: "feeds", sources: ["surgeon-general"] },
      { id: "one-hour", sources: ["thai-2023"] },
      { id: "puberty", sources: ["aap-growth"] },
      { id: "inherited", sources: ["elks-2012"] },
      { id: "weight-talk", sources: ["aap-eating"] },
    ],
    misconception: { card: "inherited" },
    interactive: { kind: "sort-table", table: "ad-opinion-evidence" },
    questions: [
      { kind: "sort-table", table: "ad-opinion-evidence", card: "feeds" },
      { kind: "step", table: "kind-steps", card: "one-hour" },
      { kind: "case", card: "weight-talk" },
    ],
  },
  texts: { en },
};
