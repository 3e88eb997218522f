import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "What each group brings",
  goal: "Match food groups to nutrients.",
  cards: {
    plants: {
      title: "Vegetables and fruit",
      text: "Vegetables bring folate, vitamin K and potassium. Fruit brings vitamin C. Both bring fiber and water. From age 10, aim for 400 g of them a day.",
      calmText:
        "Vegetables bring folate, vitamin K and potassium. Fruit brings vitamin C. Both bring fiber and water. From age 10, aim for five handfuls a day.",
    },
    grains: {
      title: "Grains",
      text: "Bread, rice, pasta and oats bring energy and B vitamins. If the grain is whole, they bring fiber as well.",
    },
    "protein-foods": {
      title: "Protein foods",
      text: "Beans, meat, fish, eggs, tofu and nuts bring protein, iron and zinc. Those from animals add vitamin B12.",
    },
    dairy: {
      title: "Dairy or fortified soy",
      text: "Milk, yogurt, cheese and fortified soy drinks bring calcium, vitamin D and iodine. Bones grow on them.",
    },
    oils: {
      title: "Oils",
      text: "A little plant oil brings vitamin E and fats that your body can't make. Nuts, seeds and avocado do the same.",
    },
    potatoes: {
      title: "Potatoes count",
      text: "A baked potato brings {food Baked potato: potassiumMg} of potassium and {food Baked potato: vitaminCMg} of vitamin C. It is a vegetable with starch, and it belongs.",
    },
  },
  misconception: {
    says: "Potatoes don't count as a vegetable.",
    truth: "Potatoes are vegetables that bring potassium and vitamin C.",
    why: "They hold more starch than most other vegetables, and they belong.",
  },
  interactive: { title: "What lights up?", text: "Compare one food of each group." },
  questions: [
    { why: "Fruit brings vitamin C, vegetables folate, grains B vitamins, and protein foods iron." },
    { why: "Dairy and fortified soy bring calcium." },
    { why: "Vegetables, potatoes included, are rich in potassium." },
  ],
};
