import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "one-science-many-drawings",
  unit: "plates-and-portions",
  title: "One science, many drawings",
  goal: "Compare national food guides.",
  offeredTo: "older",
  picture: "fork-and-knife-with-plate",
  cards: [
    {
      id: "drawing",
      title: "A guide is a drawing",
      text: "Governments turn research into a picture that everybody can read. Committees choose what to show, and what to leave out.",
      sources: ["dga-2020"],
    },
    {
      id: "plate-2011",
      title: "The US plate",
      text: "From 2011 to January 2026 the US drew a plate: vegetables and fruit on one half, grains and protein on the other, a cup of dairy beside it.",
      sources: ["dga-2020"],
    },
    {
      id: "pyramid-2026",
      title: "The US pyramid",
      text: "Since January 2026 it is a pyramid on its tip: protein, dairy, fats, vegetables and fruit on top, whole grains at the point.",
      sources: ["dga-2025"],
    },
    {
      id: "canada",
      title: "Canada's plate",
      text: "Canada's plate of 2019 is half vegetables and fruit, a quarter protein foods, a quarter whole grains. Water is the drink.",
      sources: ["canada-guide"],
    },
    {
      id: "agree",
      title: "Where they agree",
      text: "All want more plants, whole grains and little added sugar. Both US guides keep saturated fat under a tenth of the day's energy.",
      sources: ["dga-2020", "dga-2025"],
    },
    {
      id: "disagree",
      title: "Where experts argue",
      text: "Health groups welcome less added sugar in the new US guide. Many don't agree with its weight on meat, butter and protein.",
      sources: ["dga-2025"],
    },
  ],
  misconception: {
    says: "The food guide is the science.",
    truth: "A food guide is a committee's drawing of the science.",
    why: "Committees choose what to show in it, and what to leave out.",
    card: "drawing",
  },
  interactive: {
    title: "Three guides, one lunch",
    text: "Lay each guide over a plate.",
    shows: { kind: "guides" },
  },
  questions: [
    { kind: "sort-table", table: "guide-parts", card: "drawing", why: "Each guide draws the same food in its own way." },
    { kind: "calculate", formula: "plate-share", card: "canada", why: "Half of the plate is vegetables and fruit." },
  ],
};
