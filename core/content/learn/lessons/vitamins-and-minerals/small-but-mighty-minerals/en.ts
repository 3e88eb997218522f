import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Small but mighty minerals",
  goal: "Use what you know of potassium, magnesium, zinc and iodine.",
  cards: {
    potassium: {
      title: "Potassium keeps the beat",
      text: "Nerves, muscles and your heart run on potassium. At 14 to 18 the aim is {need potassiumMg 15 female} for girls and {need potassiumMg 15 male} for boys.",
    },
    "potato-first": {
      title: "Better than a banana",
      text: "A banana brings {food Banana: potassiumMg}. A baked potato brings {food Baked potato: potassiumMg}. Beans, yogurt and tomatoes help as well.",
    },
    "magnesium-zinc": {
      title: "Magnesium and zinc",
      text: "Magnesium helps muscles let go after they pull. Zinc helps you grow and heal. Nuts, beans, whole grains, meat and seeds bring both.",
    },
    iodine: {
      title: "Iodine sets the pace",
      text: "Your thyroid needs 150 µg of iodine a day from 14 on. A quarter teaspoon of iodized salt has about 78. Sea salt and fancy salts often have none.",
    },
    sodium: {
      title: "The one we get plenty of",
      text: "Salt is sodium. It is worth cutting back above 1,800 mg a day up to 13, and above 2,300 from 14 on.",
    },
    "hidden-salt": {
      title: "It isn't the shaker",
      text: "About 70% of our sodium comes from packages and restaurants. Soup, pizza, bread and sauces carry the most. The label tells you.",
    },
  },
  misconception: {
    says: "Bananas have the most potassium.",
    truth: "A baked potato or a cup of beans brings more potassium than a banana.",
    why: "Yogurt and tomatoes bring potassium, too.",
  },
  interactive: { title: "Potassium duel", text: "Which serving brings more?" },
  questions: [
    { why: "Potatoes, beans and yogurt hold a lot of potassium." },
    { why: "Packages and restaurants bring most of our sodium." },
    { why: "Meat, beans and seeds hold the most zinc." },
  ],
};
