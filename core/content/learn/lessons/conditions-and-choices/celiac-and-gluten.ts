import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "celiac-and-gluten",
  unit: "conditions-and-choices",
  title: "Celiac and gluten",
  goal: "Explain gluten-free.",
  offeredTo: "older",
  picture: "baguette-bread",
  cards: [
    {
      id: "what",
      title: "An immune disease",
      text: "In celiac disease the immune system attacks the gut when gluten comes. About 1 in 100 people have it. Leaving out gluten lets the gut heal.",
      sources: ["niddk"],
    },
    {
      id: "where",
      title: "Wheat, barley, rye",
      text: "Gluten is in wheat, barley and rye, so in most bread, pasta and cookies, and in malt. Rice, corn and potatoes have none.",
      sources: ["niddk"],
    },
    {
      id: "label",
      title: "What the label promises",
      text: "'Gluten-free' means less than 20 parts in a million. Oats need that label, because they often meet wheat on the way.",
      sources: ["fda-gluten"],
    },
    {
      id: "test-first",
      title: "Test first, then change",
      text: "Get tested before you stop eating gluten. Without gluten in your diet the test can miss the disease.",
      sources: ["niddk"],
    },
    {
      id: "crumbs",
      title: "Crumbs matter",
      text: "A shared toaster or cutting board is enough to make someone sick for days. A clean pan is a kind thing.",
      sources: ["niddk"],
    },
  ],
  misconception: {
    says: "Gluten-free is healthier for everybody.",
    truth: "Gluten-free is needed by some people and brings nothing extra to the others.",
    why: "In celiac disease, leaving it out lets the gut heal.",
    card: "what",
  },
  interactive: {
    title: "Grains without gluten",
    text: "Compare what a serving brings.",
    shows: { kind: "side-by-side", nutrients: ["fiber", "ironMg"], foods: ["Whole wheat bread", "Rice", "Quinoa", "Corn tortilla"] },
  },
  questions: [
    { kind: "odd", rule: "contains-gluten", card: "where", why: "Wheat, barley and rye bring gluten." },
    { kind: "compare", nutrient: "fiber", card: "where", why: "Whole grains and beans hold the most fiber." },
    {
      kind: "case",
      card: "crumbs",
      scene: "You make toast for a guest with celiac disease. You have gluten-free bread and one toaster. What do you do?",
      replies: [
        { says: "I use a clean pan.", answer: "Perfect. Toast without crumbs." },
        { says: "I use the toaster. It's only crumbs.", answer: "Crumbs are enough to make them sick. A clean pan takes two minutes." },
        { says: "I ask what works at their home.", answer: "Best idea of all. They know the tricks." },
      ],
    },
  ],
};
