import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "protein-the-builder",
  unit: "what-food-is-made-of",
  title: "Protein, the builder",
  goal: "Find your protein need and where to get it.",
  offeredTo: "all",
  picture: "egg",
  recipe: "egg-fried-rice",
  cards: [
    {
      id: "twenty-blocks",
      title: "Twenty building blocks",
      text: "Protein is made of 20 small parts called amino acids. Your body can make 11 of them. The other 9 must come from food.",
      sources: ["dri"],
    },
    {
      id: "need",
      title: "How much you need",
      text: "At 14 to 18 the need is 0.85 g for each kg you weigh: about {need protein 15 female} a day for girls and {need protein 15 male} for boys. Most teens get more.",
      calmText: "Most teens get plenty of protein from ordinary meals. A protein food at each meal covers it for nearly everybody.",
      sources: ["dri"],
    },
    {
      id: "debate",
      title: "Experts argue about more",
      text: "The newest US guide names a higher goal. Many experts don't agree with it. When a source changes, it helps to ask who says so and why.",
      sources: ["dga-2025", "dri"],
    },
    {
      id: "all-nine",
      title: "Foods with all nine",
      text: "Egg, milk, meat, fish and soy bring all nine in one go. Beans, grains and nuts each miss a bit, and fill each other's gaps over a day.",
      sources: ["and-vegetarian"],
    },
    {
      id: "muscle",
      title: "Training builds, protein supplies",
      text: "Muscle grows when you train, eat enough and sleep. Protein is the material. Extra beyond that is used as energy, like any other food.",
      sources: ["aap-performance"],
    },
  ],
  misconception: {
    says: "The more protein you eat, the more muscle you get.",
    truth: "Training builds muscle, protein supplies it, and the surplus is used as energy.",
    why: "Muscle grows when you train, eat enough and sleep.",
    card: "muscle",
  },
  interactive: {
    title: "The same protein, three ways",
    text: "Slide each food and watch the protein.",
    shows: { kind: "portion", nutrient: "protein", foods: ["Chicken breast, roasted, without skin", "Lentils", "Yogurt"] },
  },
  questions: [
    { kind: "rank", nutrient: "protein", card: "all-nine", why: "Meat, fish, beans, dairy and soy hold the most." },
    { kind: "calculate", formula: "protein-need", card: "need", why: "The need is counted by the kilogram." },
    { kind: "fill", nutrient: "protein", card: "need", why: "Ordinary meals reach it without powders." },
  ],
};
