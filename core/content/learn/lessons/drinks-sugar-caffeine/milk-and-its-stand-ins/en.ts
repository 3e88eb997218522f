import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Milk and its stand-ins",
  goal: "Choose a drink that does milk's jobs.",
  cards: {
    jobs: {
      title: "What milk does",
      text: "Milk brings protein, calcium, vitamin D, B12 and iodine in one glass. A stand-in should do most of these jobs.",
    },
    protein: {
      title: "Protein differs most",
      text: "A cup of milk has {food Milk: protein} of protein, unsweetened soy milk {food Soy milk, unsweetened: protein}, oat milk {food Oat milk: protein}, almond milk {food Almond milk: protein}.",
      calmText: "Soy milk brings about as much protein as milk. Oat milk brings a little, almond milk hardly any.",
    },
    "soy-nearest": {
      title: "The nearest match",
      text: "Fortified soy milk comes closest to milk. US guides count it, and no other plant drink, in the dairy group.",
    },
    "read-it": {
      title: "Two lines to read",
      text: "Look for calcium of 20% or more and vitamin D of 10% or more. Then shake the carton: calcium sinks to the bottom.",
    },
    "raw-milk": {
      title: "Pasteurized, please",
      text: "Raw milk can carry E. coli and Listeria. Heating it kills them and keeps the nutrients. Choose pasteurized.",
    },
  },
  misconception: {
    says: "All plant drinks bring the same as milk.",
    truth: "Plant drinks differ a lot, so compare protein, calcium and vitamin D.",
    why: "Soy milk brings about as much protein as milk, almond milk hardly any.",
  },
  interactive: { title: "Three cartons, one label", text: "Compare a cup of each." },
  questions: [
    { why: "Milk and fortified drinks bring calcium." },
    { why: "20% of the Daily Value or more is high." },
    { why: "Milk and soy bring the most protein." },
  ],
};
