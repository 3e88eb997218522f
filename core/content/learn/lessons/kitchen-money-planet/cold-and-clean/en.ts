import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Cold and clean",
  goal: "Beat the danger zone.",
  cards: {
    zone: {
      title: "The danger zone",
      text: "Between 40 and 140°F (4 and 60°C) germs can double every 20 minutes. One becomes a thousand in a bit over three hours.",
    },
    "two-hours": {
      title: "Two hours",
      text: "Food may stand out for two hours. Above 90°F (32°C) it is one. Then it goes into the fridge or into the trash.",
    },
    fridge: {
      title: "How cold, how long",
      text: "Fridge: 40°F (4°C) or colder. Leftovers keep 3 to 4 days, raw chicken 1 to 2, eggs 3 to 5 weeks.",
    },
    hands: {
      title: "Twenty seconds",
      text: "Wash your hands with soap for 20 seconds before you cook and after raw meat. Humming 'Happy Birthday' twice is about right.",
    },
    "no-rinsing": {
      title: "Don't rinse chicken",
      text: "In a test, people who washed raw chicken spread its germs: they were in 26% of the salads made next to it.",
    },
    smell: {
      title: "The nose can't know",
      text: "Germs that make you sick often have no smell, taste or color. The clock and the fridge know better than your nose.",
    },
  },
  misconception: {
    says: "If it smells fine, it is safe.",
    truth: "Germs that make you sick often have no smell.",
    why: "The clock and the fridge know better than your nose.",
  },
  interactive: { title: "Keep or toss?", text: "Sort what you find in the fridge." },
  questions: [
    { why: "A fridge at 40°F (4°C) or colder slows germs down, but does not stop them." },
    { why: "In warm food, germs can double every 20 minutes." },
    { why: "Germs often have no smell, so count the days in the fridge and the hours outside." },
  ],
};
