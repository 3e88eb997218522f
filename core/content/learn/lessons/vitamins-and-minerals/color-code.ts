import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "color-code",
  unit: "vitamins-and-minerals",
  title: "Color code",
  goal: "Match colors to vitamins.",
  offeredTo: "younger",
  picture: "carrot",
  recipe: "mango-spinach-soy-shake",
  cards: [
    {
      id: "orange",
      title: "Orange and dark green: A",
      text: "Carrots, sweet potatoes, pumpkin and dark leaves carry vitamin A. It helps you see in dim light. You need {need vitaminAUg 12 female} a day, later a bit more.",
      sources: ["dri", "ods"],
    },
    {
      id: "vitamin-c",
      title: "Bright and juicy: C",
      text: "Citrus, peppers, berries and broccoli carry vitamin C. It mends skin and helps with iron. You need {need vitaminCMg 12 female} a day, and {need vitaminCMg 15 male} at most by 18.",
      sources: ["dri", "ods"],
    },
    {
      id: "vitamin-k",
      title: "Leaves: K",
      text: "Kale, spinach and broccoli carry vitamin K. It helps your blood close a cut. The darker the leaf, the more there is.",
      sources: ["ods"],
    },
    {
      id: "stored",
      title: "Some you store, some you don't",
      text: "Your body keeps A, D, E and K for later. Vitamin C and most B vitamins go again soon. So fruit and vegetables are worth having every day.",
      sources: ["ods"],
    },
    {
      id: "colds",
      title: "What about colds?",
      text: "Vitamin C does not keep colds away. For people who take it each day, a cold may be a little shorter. An orange is still a fine snack.",
      sources: ["ods"],
    },
    {
      id: "too-much",
      title: "Pills can be too much",
      text: "Vitamin A from pills or a lot of liver can pile up and do harm. From carrots it can't. They only turn your skin a bit orange.",
      sources: ["dri", "ods"],
    },
  ],
  misconception: {
    says: "Vitamin C stops you from catching colds.",
    truth: "Vitamin C does not prevent colds, and taken daily it makes them a little shorter at most.",
    why: "It mends your skin and helps you take up iron.",
    card: "colds",
  },
  interactive: {
    title: "Vitamin C in a portion",
    text: "Slide the portion and watch the bar.",
    shows: { kind: "portion", nutrient: "vitaminCMg", foods: ["Orange", "Strawberries", "Broccoli, cooked", "Apple"] },
  },
  questions: [
    { kind: "rank", nutrient: "vitaminCMg", card: "vitamin-c", why: "Citrus, berries, peppers and broccoli are rich in it." },
    {
      kind: "sort",
      rules: ["rich-in-vitamin-a", "rich-in-vitamin-c"],
      card: "orange",
      why: "Orange and dark green point to A, bright and juicy to C.",
    },
    { kind: "estimate", nutrient: "vitaminCMg", card: "vitamin-c", why: "Bright, juicy plants bring a lot." },
  ],
};
