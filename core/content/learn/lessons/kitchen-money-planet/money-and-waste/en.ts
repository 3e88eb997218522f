import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Money and waste",
  goal: "Stretch a budget.",
  cards: {
    waste: {
      title: "A third is never eaten",
      text: "More than a third of the food in the US is thrown away. For each person that is about $728 a year.",
    },
    dates: {
      title: "What dates mean",
      text: "'Best by' speaks of taste, not safety. The only date on food that is about safety by law is the one on infant formula.",
    },
    "unit-price": {
      title: "The small number",
      text: "The shelf tag shows the price for an ounce or a pound. It lets you compare a big bag with a small one at a glance.",
    },
    frozen: {
      title: "Frozen and canned count",
      text: "Frozen vegetables and canned beans keep their vitamins, cost less and don't spoil. Rinse canned beans, and some salt goes.",
    },
    "school-meals": {
      title: "School meals",
      text: "Many families can get school meals free or for less. It depends on income. Ask the school office. Nobody needs to know.",
    },
  },
  misconception: {
    says: "Food past its date belongs in the trash.",
    truth: "A 'best by' date speaks of taste, so look at the food and how cold it was kept.",
    why: "The only date that is about safety by law is the one on infant formula.",
  },
  interactive: { title: "Date words", text: "Taste, or safety?" },
  questions: [{ why: "Price divided by amount." }, { why: "Nearly all dates speak of taste." }],
};
