import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Portions by eye",
  goal: "Estimate amounts without a scale.",
  cards: {
    hand: {
      title: "Your hand is a tool",
      text: "A palm is about 4 oz (113 g) of fish or meat. A fist is about a cup. A thumb tip is about a teaspoon. Hands differ, and that's fine.",
    },
    leaves: {
      title: "Leaves are fluffy",
      text: "Two cups of raw leaves count as one cup of vegetables. Cook them and they shrink to a small heap.",
    },
    "grain-ounce": {
      title: "An ounce of grain",
      text: "One slice of bread or half a cup of cooked rice or pasta counts as one ounce (28 g) of grain.",
      calmText: "One slice of bread or half a cup of cooked rice or pasta counts as one ounce of grain.",
    },
    "protein-ounce": {
      title: "An ounce of protein food",
      text: "One egg, a quarter cup of beans or a tablespoon of nut butter counts as one ounce (28 g) of protein food.",
      calmText: "One egg, a quarter cup of beans or a tablespoon of nut butter counts as one ounce of protein food.",
    },
    "good-enough": {
      title: "A guess is enough",
      text: "Nobody needs to weigh food. A rough guess tells you what a meal brings. Guessing gets better with a little practice.",
    },
  },
  misconception: {
    says: "You have to weigh your food to know what you eat.",
    truth: "A guess by eye is good enough for every day.",
    why: "Guessing gets better with a little practice.",
  },
  interactive: { title: "How much is a cup?", text: "Slide the portion and watch the weight." },
  questions: [
    { why: "Water and air make the difference between heavy and light." },
    { why: "Two cups of raw leaves count as one." },
    { why: "Close is good enough." },
  ],
};
