import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Serving or portion",
  goal: "Scale a label to what you eat.",
  cards: {
    "two-words": {
      title: "Two words, two things",
      text: "A serving is the amount the label counts with. A portion is what you put on your plate. They are often not the same, and that's fine.",
    },
    "set-by-law": {
      title: "Set by law",
      text: "The FDA looks at how much people usually eat and sets the serving from that. It is no advice on how much you should have.",
    },
    "scale-it": {
      title: "Multiply",
      text: "Two servings? Double every figure. Half a serving? Halve it. Vitamins, sodium and sugar all move together.",
    },
    bottle: {
      title: "One bottle, one label",
      text: "A serving of soda is 12 fl oz. A 20 oz bottle still counts as one, because most people finish it. So its label covers the whole bottle.",
    },
    "two-columns": {
      title: "Two columns",
      text: "A bag with two or three servings has two columns: one for a serving, one for the bag. Read the one that matches what you eat.",
    },
  },
  misconception: {
    says: "The serving on the label is how much I should eat.",
    truth: "A serving is a measuring unit, and your portion is up to you.",
    why: "The FDA sets the serving by how much people usually eat.",
  },
  interactive: { title: "Stretch a portion", text: "Slide, and every figure follows." },
  questions: [
    { why: "Servings times the figure of one." },
    { why: "Household portions help you picture an amount." },
    { why: "All figures move together." },
  ],
};
