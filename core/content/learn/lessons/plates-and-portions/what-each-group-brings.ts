import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "what-each-group-brings",
  unit: "plates-and-portions",
  title: "What each group brings",
  goal: "Match food groups to nutrients.",
  offeredTo: "younger",
  picture: "green-salad",
  recipe: "stuffed-sweet-potato",
  cards: [
    {
      id: "plants",
      title: "Vegetables and fruit",
      text: "Vegetables bring folate, vitamin K and potassium. Fruit brings vitamin C. Both bring fiber and water. From age 10, aim for 400 g of them a day.",
      calmText:
        "Vegetables bring folate, vitamin K and potassium. Fruit brings vitamin C. Both bring fiber and water. From age 10, aim for five handfuls a day.",
      sources: ["dga-2020", "who-carbs"],
    },
    {
      id: "grains",
      title: "Grains",
      text: "Bread, rice, pasta and oats bring energy and B vitamins. If the grain is whole, they bring fiber as well.",
      sources: ["dga-2020"],
    },
    {
      id: "protein-foods",
      title: "Protein foods",
      text: "Beans, meat, fish, eggs, tofu and nuts bring protein, iron and zinc. Those from animals add vitamin B12.",
      sources: ["dga-2020"],
    },
    {
      id: "dairy",
      title: "Dairy or fortified soy",
      text: "Milk, yogurt, cheese and fortified soy drinks bring calcium, vitamin D and iodine. Bones grow on them.",
      sources: ["dga-2020"],
    },
    {
      id: "oils",
      title: "Oils",
      text: "A little plant oil brings vitamin E and fats that your body can't make. Nuts, seeds and avocado do the same.",
      sources: ["dga-2020"],
    },
    {
      id: "potatoes",
      title: "Potatoes count",
      text: "A baked potato brings {food Baked potato: potassiumMg} of potassium and {food Baked potato: vitaminCMg} of vitamin C. It is a vegetable with starch, and it belongs.",
      sources: ["fdc", "dga-2020"],
    },
  ],
  misconception: {
    says: "Potatoes don't count as a vegetable.",
    truth: "Potatoes are vegetables that bring potassium and vitamin C.",
    why: "They hold more starch than most other vegetables, and they belong.",
    card: "potatoes",
  },
  interactive: {
    title: "What lights up?",
    text: "Compare one food of each group.",
    shows: {
      kind: "side-by-side",
      nutrients: ["vitaminCMg", "calciumMg", "ironMg", "fiber"],
      foods: ["Orange", "Broccoli, cooked", "Milk", "Lentils"],
    },
  },
  questions: [
    {
      kind: "sort",
      rules: ["group-fruit", "group-vegetable", "group-grain", "group-protein"],
      card: "plants",
      why: "Fruit brings vitamin C, vegetables folate, grains B vitamins, and protein foods iron.",
    },
    { kind: "odd", rule: "group-dairy", card: "dairy", why: "Dairy and fortified soy bring calcium." },
    { kind: "compare", nutrient: "potassiumMg", card: "potatoes", why: "Vegetables, potatoes included, are rich in potassium." },
  ],
};
