import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Celiac and gluten",
  goal: "Explain gluten-free.",
  cards: {
    what: {
      title: "An immune disease",
      text: "In celiac disease the immune system attacks the gut when gluten comes. About 1 in 100 people have it. Leaving out gluten lets the gut heal.",
    },
    where: {
      title: "Wheat, barley, rye",
      text: "Gluten is in wheat, barley and rye, so in most bread, pasta and cookies, and in malt. Rice, corn and potatoes have none.",
    },
    label: {
      title: "What the label promises",
      text: "'Gluten-free' means less than 20 parts in a million. Oats need that label, because they often meet wheat on the way.",
    },
    "test-first": {
      title: "Test first, then change",
      text: "Get tested before you stop eating gluten. Without gluten in your diet the test can miss the disease.",
    },
    crumbs: {
      title: "Crumbs matter",
      text: "A shared toaster or cutting board is enough to make someone sick for days. A clean pan is a kind thing.",
    },
  },
  misconception: {
    says: "Gluten-free is healthier for everybody.",
    truth: "Gluten-free is needed by some people and brings nothing extra to the others.",
    why: "In celiac disease, leaving it out lets the gut heal.",
  },
  interactive: { title: "Grains without gluten", text: "Compare what a serving brings." },
  questions: [
    { why: "Wheat, barley and rye bring gluten." },
    { why: "Whole grains and beans hold the most fiber." },
    {
      scene: "You make toast for a guest with celiac disease. You have gluten-free bread and one toaster. What do you do?",
      replies: [
        { says: "I use a clean pan.", answer: "Perfect. Toast without crumbs." },
        { says: "I use the toaster. It's only crumbs.", answer: "Crumbs are enough to make them sick. A clean pan takes two minutes." },
        { says: "I ask what works at their home.", answer: "Best idea of all. They know the tricks." },
      ],
    },
  ],
};
