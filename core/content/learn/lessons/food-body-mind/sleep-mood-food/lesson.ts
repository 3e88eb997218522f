import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "sleep-mood-food",
    unit: "food-body-mind",
    offeredTo: "all",
    picture: "teacup-without-handle",
    cards: [
      { id: "hours", sources: ["aasm"] },
      { id: "most-less", sources: ["cdc-sleep"] },
      { id: "hungrier", sources: ["aasm"] },
      { id: "caffeine", sources: ["caffeine-sleep", "caffeine-nasem"] },
      { id: "sugar", sources: ["sugar-jama"] },
      { id: "low-mood", sources: ["nimh"] },
    ],
    misconception: { card: "sugar" },
    interactive: { kind: "caffeine-clock", foods: ["Cola (soft drink)", "Coffee", "Energy drink"] },
    questions: [
      { kind: "calculate", formula: "sleep-hours", card: "hours" },
      { kind: "step", table: "last-caffeine", card: "caffeine" },
      { kind: "case", card: "low-mood" },
    ],
  },
  texts: { en },
};
