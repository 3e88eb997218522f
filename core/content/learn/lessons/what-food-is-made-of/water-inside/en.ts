import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Water inside",
  goal: "Estimate how much water you need.",
  cards: {
    "mostly-water": {
      title: "You are mostly water",
      text: "More than half of your body is water. It carries food to your cells, cools you when you sweat and keeps your blood flowing.",
    },
    need: {
      title: "Food and drinks together",
      text: "At 9 to 13 the need is 2.1 to 2.4 liters a day, at 14 to 18 it is 2.3 to 3.3. That counts all drinks and all food.",
    },
    "in-food": {
      title: "You eat some of it",
      text: "About a fifth of your water comes from food. A cucumber is nearly all water. Even bread is more than a third water.",
    },
    "more-when": {
      title: "When you need more",
      text: "Heat, sport and fever take water out of you. Drink before you feel dry, and more often than much at once.",
    },
    signs: {
      title: "Your body tells you",
      text: "Thirst is a good guide. So is color: pale yellow urine means you have enough. Dark yellow means it is time for a glass.",
    },
  },
  misconception: {
    says: "Everybody needs exactly eight glasses of water a day.",
    truth: "Eight glasses is a round number, and needs differ with age, size, heat and sport.",
    why: "About a fifth of your water comes from food.",
  },
  interactive: { title: "How much of it is water?", text: "Slide the portion and watch the water." },
  questions: [
    { why: "Fruit, vegetables and drinks are mostly water." },
    { why: "Fresh plants are mostly water, dry foods are not." },
    { why: "Count what you drank, and the rest is left." },
  ],
};
