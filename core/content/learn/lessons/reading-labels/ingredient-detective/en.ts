import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Ingredient detective",
  goal: "Read an ingredient list.",
  cards: {
    order: {
      title: "Heaviest first",
      text: "The first ingredient weighs the most, the last the least. If sugar comes first, there is more sugar in it than anything else.",
    },
    brackets: {
      title: "Lists inside lists",
      text: "Chocolate chips in a cookie have their own list, in brackets. Things of 2% or less may stand at the end in any order.",
    },
    "sugar-names": {
      title: "Sugar has many names",
      text: "Words that end in -ose, syrups, honey, nectar and juice concentrate are all sugar. Three small ones can add up to a big one.",
    },
    whole: {
      title: "Look for 'whole'",
      text: "'Whole wheat flour' first means whole grain. 'Wheat flour' or 'enriched flour' is white flour. Brown color proves nothing.",
    },
    "long-words": {
      title: "Long words aren't scary",
      text: "Ascorbic acid is vitamin C. Tocopherol is vitamin E. A hard name is just a name. Look it up before you worry.",
    },
    colors: {
      title: "Colors are named",
      text: "Added colors must be on the list. Rules change: the color Red No. 3 has to be out of food by January 2027.",
    },
  },
  misconception: {
    says: "If you can't pronounce it, it can't be safe.",
    truth: "A long name can be a vitamin, like ascorbic acid.",
    why: "Another one is tocopherol, which is vitamin E.",
  },
  interactive: { title: "Is it sugar?", text: "Sort the words of an ingredient list." },
  questions: [
    { why: "Weight sets the order." },
    { why: "The word 'whole', oats and brown rice show a whole grain." },
    { why: "-ose, syrup, honey, nectar and concentrate are sugar." },
  ],
};
