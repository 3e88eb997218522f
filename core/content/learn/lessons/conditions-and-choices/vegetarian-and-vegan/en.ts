import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Vegetarian and vegan",
  goal: "Cover what plants give less of.",
  cards: {
    "can-work": {
      title: "It can work for teens",
      text: "A vegetarian or vegan diet that is planned well fits teens too. Planned means: you know what plants give less of.",
    },
    b12: {
      title: "B12 has to be added",
      text: "Plants have no vitamin B12 you can rely on. Vegans need fortified foods or a supplement, all year round.",
    },
    iron: {
      title: "More iron needed",
      text: "Plant iron gets in less easily. So the need is counted 1.8 times as high. Beans, tofu, cereals, and vitamin C beside them help.",
    },
    others: {
      title: "Five more to watch",
      text: "Zinc, iodine, calcium, vitamin D and omega-3 need a thought as well. Nuts, iodized salt, fortified drinks and canola oil help.",
    },
    protein: {
      title: "Protein is there",
      text: "{serving Tofu} of tofu brings {food Tofu: protein} of protein, {serving Lentils} of lentils {food Lentils: protein}. Beans, soy milk and nuts add more.",
      calmText: "Tofu, lentils, beans, soy milk and nuts all bring protein. Over a day they fill each other's gaps.",
    },
    talk: {
      title: "When the list gets shorter",
      text: "Leaving out more and more foods can be a sign that eating has become hard. That is a good time to talk to someone.",
    },
  },
  misconception: {
    says: "Without meat you get no protein.",
    truth: "Beans, tofu, lentils and dairy bring plenty of protein.",
    why: "Over a day, different plants fill each other's gaps.",
  },
  interactive: { title: "Iron from plants", text: "Add portions until the bar is full." },
  questions: [
    { why: "Milk, egg, honey, fish and meat come from animals." },
    { why: "Beans, tofu and cereals add up." },
    { why: "B12 is in animal foods and where it was added." },
  ],
};
