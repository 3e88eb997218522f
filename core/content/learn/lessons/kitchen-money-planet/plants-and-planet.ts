import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "plants-and-planet",
  unit: "kitchen-money-planet",
  title: "Plants and planet",
  goal: "Compare footprints fairly.",
  offeredTo: "older",
  picture: "pea-pod",
  recipe: "peanut-sweet-potato-stew",
  cards: [
    {
      id: "share",
      title: "A quarter comes from food",
      text: "About 26% of the world's greenhouse gas comes from growing, making and moving food.",
      sources: ["poore"],
    },
    {
      id: "by-protein",
      title: "The same protein, very different gas",
      text: "For the same protein, a beef herd makes about 50 kg of gas, poultry 6, tofu 2 and peas less than half a kg. Farms differ a lot.",
      sources: ["poore"],
    },
    {
      id: "transport",
      title: "What, more than how far",
      text: "For most foods the trip is under a tenth of the footprint. What you eat usually weighs more than how far it came.",
      sources: ["poore"],
    },
    {
      id: "half-and-half",
      title: "Half and half",
      text: "You can mix: half beans, half beef in a chili. It keeps the taste and brings fiber as well.",
      sources: ["poore", "fdc"],
    },
    {
      id: "body-first",
      title: "Your body comes first",
      text: "You are growing. If you swap, keep iron, zinc and B12 in mind. This is a choice, not a duty.",
      sources: ["ods"],
    },
  ],
  misconception: {
    says: "Local food always has the smallest footprint.",
    truth: "What you eat usually weighs more than how far it came.",
    why: "For most foods the trip is under a tenth of the footprint.",
    card: "transport",
  },
  interactive: {
    title: "Beans and beef",
    text: "Compare what a serving brings.",
    shows: { kind: "side-by-side", nutrients: ["protein", "ironMg", "fiber"], foods: ["Beef steak", "Kidney beans", "Tofu", "Egg"] },
  },
  questions: [
    { kind: "step", table: "footprints", card: "by-protein", why: "Cattle make the most, peas and beans the least." },
    { kind: "calculate", formula: "footprint-swap", card: "half-and-half", why: "Half of one, half of the other." },
    { kind: "compare", nutrient: "ironMg", card: "body-first", why: "Beans and beef both bring iron." },
  ],
};
