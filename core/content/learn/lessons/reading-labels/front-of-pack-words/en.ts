import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Front-of-pack words",
  goal: "Test a claim against the figures.",
  cards: {
    "good-high": {
      title: "'Good source' and 'high'",
      text: "'Good source of' means 10 to 19% of the Daily Value in a serving. 'High in' or 'rich in' means 20% or more.",
    },
    "low-reduced": {
      title: "'Low' and 'reduced'",
      text: "'Low sodium' is a fixed limit: 140 mg or less. 'Reduced' only compares: 25% less than the usual kind, which may still be a lot.",
    },
    free: {
      title: "'Free' means nearly none",
      text: "'Sugar free' means under half a gram in a serving. It says nothing of sweeteners, fat or salt.",
    },
    "natural-organic": {
      title: "'Natural' and 'organic'",
      text: "'Natural' has no formal rule. 'Organic' has one, on how it was grown: 95% or more. It doesn't speak of sugar or vitamins.",
    },
    multigrain: {
      title: "'Multigrain'",
      text: "It means several grains. All of them may be refined. Look for the word 'whole' at the start of the list.",
    },
    healthy: {
      title: "'Healthy' gets new rules",
      text: "In 2024 the FDA wrote new rules for the word: food groups in it, and limits for added sugar, sodium and saturated fat. They bind from February 2028.",
    },
  },
  misconception: {
    says: "Multigrain means whole grain.",
    truth: "Multigrain means many grains, and all of them may be refined.",
    why: "Look for the word 'whole' at the start of the ingredient list.",
  },
  interactive: { title: "Which claim would be legal?", text: "Compare servings and find what may be said." },
  questions: [
    { why: "'Good source' needs 10 to 19% of the Daily Value." },
    { why: "'Low sodium' ends at 140 mg." },
    { why: "A quarter less leaves three quarters." },
    { why: "Some words have a rule, some have none." },
  ],
};
