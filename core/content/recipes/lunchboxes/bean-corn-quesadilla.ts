import type { Recipe } from "#core/content/recipes/recipe.ts";

export const beanCornQuesadilla: Recipe = {
  slug: "bean-corn-quesadilla",
  name: "Bean-corn quesadilla",
  summary: "Crisp outside, melted inside, ten minutes.",
  picture: "taco",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [["pan"], ["microwave"]],
  ingredients: [
    ["cornTortilla", 56, "2 tortillas"],
    ["blackBean", 60, "⅓ cup"],
    ["corn", 45, "⅓ cup"],
    ["cheddar", 42, "⅜ cup"],
    ["salsa", 32, "2 tablespoons"],
  ],
  steps: [
    { text: "Rinse the black beans and mix them with the corn and cheddar.", uses: ["blackBean", "corn", "cheddar"] },
    { text: "Spread the mix on one tortilla and lay the other on top.", uses: ["cornTortilla"] },
    { text: "Brown it in a dry pan over medium heat for 3 minutes.", uses: [], timer: { minutes: 3, label: "brown" } },
    {
      text: "Flip it with a wide spatula and brown the other side for 2 minutes. Or microwave it for 1 minute: softer, still good.",
      uses: [],
      timer: { minutes: 2, label: "other side" },
    },
    { text: "Wait a minute, cut it in four and dip it in the salsa.", uses: ["salsa"] },
  ],
  teaches: "Beans are short of one amino acid and corn of another. On one plate, or on one day, they fill each other's gap.",
  changeItUp: "A vegan cheese that melts works too. Add peppers or spinach.",
  safety: [],
};
