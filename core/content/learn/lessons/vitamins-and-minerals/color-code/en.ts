import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Color code",
  goal: "Match colors to vitamins.",
  cards: {
    orange: {
      title: "Orange and dark green: A",
      text: "Carrots, sweet potatoes, pumpkin and dark leaves carry vitamin A. It helps you see in dim light. You need {need vitaminAUg 12 female} a day, later a bit more.",
    },
    "vitamin-c": {
      title: "Bright and juicy: C",
      text: "Citrus, peppers, berries and broccoli carry vitamin C. It mends skin and helps with iron. You need {need vitaminCMg 12 female} a day, and {need vitaminCMg 15 male} at most by 18.",
    },
    "vitamin-k": {
      title: "Leaves: K",
      text: "Kale, spinach and broccoli carry vitamin K. It helps your blood close a cut. The darker the leaf, the more there is.",
    },
    stored: {
      title: "Some you store, some you don't",
      text: "Your body keeps A, D, E and K for later. Vitamin C and most B vitamins go again soon. So fruit and vegetables are worth having every day.",
    },
    colds: {
      title: "What about colds?",
      text: "Vitamin C does not keep colds away. For people who take it each day, a cold may be a little shorter. An orange is still a fine snack.",
    },
    "too-much": {
      title: "Pills can be too much",
      text: "Vitamin A from pills or a lot of liver can pile up and do harm. From carrots it can't. They only turn your skin a bit orange.",
    },
  },
  misconception: {
    says: "Vitamin C stops you from catching colds.",
    truth: "Vitamin C does not prevent colds, and taken daily it makes them a little shorter at most.",
    why: "It mends your skin and helps you take up iron.",
  },
  interactive: { title: "Vitamin C in a portion", text: "Slide the portion and watch the bar." },
  questions: [
    { why: "Citrus, berries, peppers and broccoli are rich in it." },
    { why: "Orange and dark green point to A, bright and juicy to C." },
    { why: "Bright, juicy plants bring a lot." },
  ],
};
