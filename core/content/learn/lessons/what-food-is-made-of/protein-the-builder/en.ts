import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Protein, the builder",
  goal: "Find your protein need and where to get it.",
  cards: {
    "twenty-blocks": {
      title: "Twenty building blocks",
      text: "Protein is made of 20 small parts called amino acids. Your body can make 11 of them. The other 9 must come from food.",
    },
    need: {
      title: "How much you need",
      text: "At 14 to 18 the need is 0.85 g for each kg you weigh: about {need protein 15 female} a day for girls and {need protein 15 male} for boys. Most teens get more.",
      calmText: "Most teens get plenty of protein from ordinary meals. A protein food at each meal covers it for nearly everybody.",
    },
    debate: {
      title: "Experts argue about more",
      text: "The newest US guide names a higher goal. Many experts don't agree with it. When a source changes, it helps to ask who says so and why.",
    },
    "all-nine": {
      title: "Foods with all nine",
      text: "Egg, milk, meat, fish and soy bring all nine in one go. Beans, grains and nuts each miss a bit, and fill each other's gaps over a day.",
    },
    muscle: {
      title: "Training builds, protein supplies",
      text: "Muscle grows when you train, eat enough and sleep. Protein is the material. Extra beyond that is used as energy, like any other food.",
    },
  },
  misconception: {
    says: "The more protein you eat, the more muscle you get.",
    truth: "Training builds muscle, protein supplies it, and the surplus is used as energy.",
    why: "Muscle grows when you train, eat enough and sleep.",
  },
  interactive: { title: "The same protein, three ways", text: "Slide each food and watch the protein." },
  questions: [
    { why: "Meat, fish, beans, dairy and soy hold the most." },
    { why: "The need is counted by the kilogram." },
    { why: "Ordinary meals reach it without powders." },
  ],
};
