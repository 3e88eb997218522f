import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "water-inside",
  unit: "what-food-is-made-of",
  title: "Water inside",
  goal: "Estimate how much water you need.",
  offeredTo: "younger",
  picture: "watermelon",
  cards: [
    {
      id: "mostly-water",
      title: "You are mostly water",
      text: "More than half of your body is water. It carries food to your cells, cools you when you sweat and keeps your blood flowing.",
      sources: ["dri-water"],
    },
    {
      id: "need",
      title: "Food and drinks together",
      text: "At 9 to 13 the need is 2.1 to 2.4 liters a day, at 14 to 18 it is 2.3 to 3.3. That counts all drinks and all food.",
      sources: ["dri-water"],
    },
    {
      id: "in-food",
      title: "You eat some of it",
      text: "About a fifth of your water comes from food. A cucumber is nearly all water. Even bread is more than a third water.",
      sources: ["dri-water", "fdc"],
    },
    {
      id: "more-when",
      title: "When you need more",
      text: "Heat, sport and fever take water out of you. Drink before you feel dry, and more often than much at once.",
      sources: ["cdc"],
    },
    {
      id: "signs",
      title: "Your body tells you",
      text: "Thirst is a good guide. So is color: pale yellow urine means you have enough. Dark yellow means it is time for a glass.",
      sources: ["cdc"],
    },
  ],
  misconception: {
    says: "Everybody needs exactly eight glasses of water a day.",
    truth: "Eight glasses is a round number, and needs differ with age, size, heat and sport.",
    why: "About a fifth of your water comes from food.",
    card: "need",
  },
  interactive: {
    title: "How much of it is water?",
    text: "Slide the portion and watch the water.",
    shows: { kind: "portion", nutrient: "waterG", foods: ["Cucumber", "Watermelon", "Whole wheat bread", "Cheddar cheese"] },
  },
  questions: [
    { kind: "rank", nutrient: "waterG", card: "in-food", why: "Fruit, vegetables and drinks are mostly water." },
    { kind: "estimate", nutrient: "waterG", card: "in-food", why: "Fresh plants are mostly water, dry foods are not." },
    { kind: "calculate", formula: "glasses-left", card: "need", why: "Count what you drank, and the rest is left." },
  ],
};
