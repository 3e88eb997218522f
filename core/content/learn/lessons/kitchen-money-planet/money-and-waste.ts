import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "money-and-waste",
  unit: "kitchen-money-planet",
  title: "Money and waste",
  goal: "Stretch a budget.",
  offeredTo: "older",
  picture: "canned-food",
  recipe: "red-lentil-dal-and-rice",
  cards: [
    {
      id: "waste",
      title: "A third is never eaten",
      text: "More than a third of the food in the US is thrown away. For each person that is about $728 a year.",
      sources: ["epa-waste"],
    },
    {
      id: "dates",
      title: "What dates mean",
      text: "'Best by' speaks of taste, not safety. The only date on food that is about safety by law is the one on infant formula.",
      sources: ["fda-consumer"],
    },
    {
      id: "unit-price",
      title: "The small number",
      text: "The shelf tag shows the price for an ounce or a pound. It lets you compare a big bag with a small one at a glance.",
      sources: ["fda-consumer"],
    },
    {
      id: "frozen",
      title: "Frozen and canned count",
      text: "Frozen vegetables and canned beans keep their vitamins, cost less and don't spoil. Rinse canned beans, and some salt goes.",
      sources: ["dga-2020"],
    },
    {
      id: "school-meals",
      title: "School meals",
      text: "Many families can get school meals free or for less. It depends on income. Ask the school office. Nobody needs to know.",
      sources: ["usda-school-meals"],
    },
  ],
  misconception: {
    says: "Food past its date belongs in the trash.",
    truth: "A 'best by' date speaks of taste, so look at the food and how cold it was kept.",
    why: "The only date that is about safety by law is the one on infant formula.",
    card: "dates",
  },
  interactive: {
    title: "Date words",
    text: "Taste, or safety?",
    shows: { kind: "sort-table", table: "date-words" },
  },
  questions: [
    { kind: "calculate", formula: "unit-price", card: "unit-price", why: "Price divided by amount." },
    { kind: "sort-table", table: "date-words", card: "dates", why: "Nearly all dates speak of taste." },
  ],
};
