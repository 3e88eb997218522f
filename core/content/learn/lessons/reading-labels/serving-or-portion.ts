import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "serving-or-portion",
  unit: "reading-labels",
  title: "Serving or portion",
  goal: "Scale a label to what you eat.",
  offeredTo: "all",
  picture: "bowl-with-spoon",
  cards: [
    {
      id: "two-words",
      title: "Two words, two things",
      text: "A serving is the amount the label counts with. A portion is what you put on your plate. They are often not the same, and that's fine.",
      sources: ["fda-label"],
    },
    {
      id: "set-by-law",
      title: "Set by law",
      text: "The FDA looks at how much people usually eat and sets the serving from that. It is no advice on how much you should have.",
      sources: ["fda-label"],
    },
    {
      id: "scale-it",
      title: "Multiply",
      text: "Two servings? Double every figure. Half a serving? Halve it. Vitamins, sodium and sugar all move together.",
      sources: ["fda-label"],
    },
    {
      id: "bottle",
      title: "One bottle, one label",
      text: "A serving of soda is 12 fl oz. A 20 oz bottle still counts as one, because most people finish it. So its label covers the whole bottle.",
      sources: ["fda-label"],
    },
    {
      id: "two-columns",
      title: "Two columns",
      text: "A bag with two or three servings has two columns: one for a serving, one for the bag. Read the one that matches what you eat.",
      sources: ["fda-label"],
    },
  ],
  misconception: {
    says: "The serving on the label is how much I should eat.",
    truth: "A serving is a measuring unit, and your portion is up to you.",
    why: "The FDA sets the serving by how much people usually eat.",
    card: "set-by-law",
  },
  interactive: {
    title: "Stretch a portion",
    text: "Slide, and every figure follows.",
    shows: { kind: "portion", nutrient: "sodium", foods: ["Tomato soup", "Popcorn", "Cereal"] },
  },
  questions: [
    { kind: "calculate", formula: "servings", nutrient: "sodium", card: "scale-it", why: "Servings times the figure of one." },
    { kind: "estimate", nutrient: "weight", card: "two-words", why: "Household portions help you picture an amount." },
    { kind: "calculate", formula: "servings", nutrient: "calciumMg", card: "two-columns", why: "All figures move together." },
  ],
};
