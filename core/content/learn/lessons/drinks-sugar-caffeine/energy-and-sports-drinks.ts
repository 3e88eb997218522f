import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "energy-and-sports-drinks",
  unit: "drinks-sugar-caffeine",
  title: "Energy and sports drinks",
  goal: "Know when neither is needed.",
  offeredTo: "all",
  picture: "cup-with-straw",
  cards: [
    {
      id: "two-drinks",
      title: "Not the same thing",
      text: "A sports drink is water, sugar and salt. An energy drink adds a lot of caffeine. The cans look alike. They do different things.",
      sources: ["her-2025"],
    },
    {
      id: "not-for-teens",
      title: "No place for teens",
      text: "Doctors for children and teens say it plainly: energy drinks have no place in a teen's day. Too much caffeine, too much sugar.",
      sources: ["her-2025"],
    },
    {
      id: "guarana",
      title: "Guarana is caffeine too",
      text: "Guarana, yerba mate and green coffee extract bring caffeine under other names. Add them up.",
      sources: ["her-2025"],
    },
    {
      id: "when-sports",
      title: "When a sports drink helps",
      text: "After about an hour of hard sport, or in great heat, sugar and salt help. For gym class or a walk, water does it all.",
      sources: ["her-2025"],
    },
    {
      id: "sugar",
      title: "What is in the bottle",
      text: "A bottle of sports drink holds {food Sports drink: sugar} of sugar. Sugar-free energy drinks still hold all the caffeine.",
      calmText: "A bottle of sports drink holds several teaspoons of sugar. Sugar-free energy drinks still hold all the caffeine.",
      sources: ["fdc"],
    },
    {
      id: "signs",
      title: "Get help fast",
      text: "A racing heart, chest pain or shaking after such a drink? Tell an adult at once and get medical help.",
      sources: ["cdc"],
    },
  ],
  misconception: {
    says: "Sugar-free energy drinks are fine for teens.",
    truth: "A sugar-free energy drink still holds all of its caffeine.",
    why: "Doctors for children and teens say that energy drinks have no place in a teen's day.",
    card: "not-for-teens",
  },
  interactive: {
    title: "Two cans, side by side",
    text: "Same size on the shelf, different inside.",
    shows: {
      kind: "side-by-side",
      nutrients: ["caffeineMg", "sugar", "sodium"],
      foods: ["Energy drink", "Energy drink, sugar free", "Sports drink"],
    },
  },
  questions: [
    { kind: "compare", nutrient: "caffeineMg", card: "two-drinks", why: "Energy drinks add caffeine, sports drinks don't." },
    { kind: "step", table: "drink-for-activity", card: "when-sports", why: "Under an hour, water does it all." },
    { kind: "calculate", formula: "cans-to-limit", card: "not-for-teens", why: "100 mg a day is the most for teens." },
  ],
};
