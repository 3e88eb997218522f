import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "cold-and-clean",
  unit: "kitchen-money-planet",
  title: "Cold and clean",
  goal: "Beat the danger zone.",
  offeredTo: "younger",
  picture: "ice",
  cards: [
    {
      id: "zone",
      title: "The danger zone",
      text: "Between 40 and 140°F (4 and 60°C) germs can double every 20 minutes. One becomes a thousand in a bit over three hours.",
      sources: ["fsis"],
    },
    {
      id: "two-hours",
      title: "Two hours",
      text: "Food may stand out for two hours. Above 90°F (32°C) it is one. Then it goes into the fridge or into the trash.",
      sources: ["fsis"],
    },
    {
      id: "fridge",
      title: "How cold, how long",
      text: "Fridge: 40°F (4°C) or colder. Leftovers keep 3 to 4 days, raw chicken 1 to 2, eggs 3 to 5 weeks.",
      sources: ["fsis"],
    },
    {
      id: "hands",
      title: "Twenty seconds",
      text: "Wash your hands with soap for 20 seconds before you cook and after raw meat. Humming 'Happy Birthday' twice is about right.",
      sources: ["fsis"],
    },
    {
      id: "no-rinsing",
      title: "Don't rinse chicken",
      text: "In a test, people who washed raw chicken spread its germs: they were in 26% of the salads made next to it.",
      sources: ["usda-washing"],
    },
    {
      id: "smell",
      title: "The nose can't know",
      text: "Germs that make you sick often have no smell, taste or color. The clock and the fridge know better than your nose.",
      sources: ["fsis"],
    },
  ],
  misconception: {
    says: "If it smells fine, it is safe.",
    truth: "Germs that make you sick often have no smell.",
    why: "The clock and the fridge know better than your nose.",
    card: "smell",
  },
  interactive: {
    title: "Keep or toss?",
    text: "Sort what you find in the fridge.",
    shows: { kind: "sort-table", table: "keep-or-toss" },
  },
  questions: [
    {
      kind: "step",
      table: "fridge-days",
      card: "fridge",
      why: "A fridge at 40°F (4°C) or colder slows germs down, but does not stop them.",
    },
    { kind: "step", table: "out-of-the-fridge", card: "two-hours", why: "In warm food, germs can double every 20 minutes." },
    {
      kind: "sort-table",
      table: "keep-or-toss",
      card: "smell",
      why: "Germs often have no smell, so count the days in the fridge and the hours outside.",
    },
  ],
};
