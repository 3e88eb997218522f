import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "One science, many drawings",
  goal: "Compare national food guides.",
  cards: {
    drawing: {
      title: "A guide is a drawing",
      text: "Governments turn research into a picture that everybody can read. Committees choose what to show, and what to leave out.",
    },
    "plate-2011": {
      title: "The US plate",
      text: "From 2011 to January 2026 the US drew a plate: vegetables and fruit on one half, grains and protein on the other, a cup of dairy beside it.",
    },
    "pyramid-2026": {
      title: "The US pyramid",
      text: "Since January 2026 it is a pyramid on its tip: protein, dairy, fats, vegetables and fruit on top, whole grains at the point.",
    },
    canada: {
      title: "Canada's plate",
      text: "Canada's plate of 2019 is half vegetables and fruit, a quarter protein foods, a quarter whole grains. Water is the drink.",
    },
    agree: {
      title: "Where they agree",
      text: "All want more plants, whole grains and little added sugar. Both US guides keep saturated fat under a tenth of the day's energy.",
    },
    disagree: {
      title: "Where experts argue",
      text: "Health groups welcome less added sugar in the new US guide. Many don't agree with its weight on meat, butter and protein.",
    },
  },
  misconception: {
    says: "The food guide is the science.",
    truth: "A food guide is a committee's drawing of the science.",
    why: "Committees choose what to show in it, and what to leave out.",
  },
  interactive: { title: "Three guides, one lunch", text: "Lay each guide over a plate." },
  questions: [{ why: "Each guide draws the same food in its own way." }, { why: "Half of the plate is vegetables and fruit." }],
};
