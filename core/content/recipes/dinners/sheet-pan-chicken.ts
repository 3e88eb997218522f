import type { Recipe } from "#core/content/recipes/recipe.ts";

export const sheetPanChicken: Recipe = {
  slug: "sheet-pan-chicken",
  name: "Sheet-pan chicken",
  summary: "Dinner for three on one sheet.",
  picture: "poultry-leg",
  meal: "dinner",
  servings: 3,
  activeMinutes: 40,
  waitMinutes: 0,
  equipment: [["oven"]],
  ingredients: [
    ["chickenBreast", 400, "14 oz"],
    ["sweetPotato", 390, "3 sweet potatoes"],
    ["broccoli", 180, "2 cups"],
    ["oliveOil", 28, "2 tablespoons"],
    ["paprika", 4.6, "2 teaspoons"],
    ["salt", 3, "½ teaspoon"],
  ],
  steps: [
    {
      text: "Heat the oven to 425°F (220°C). Scrub the sweet potatoes and cut them into cubes of about 1 inch (2.5 cm). Cut the broccoli into florets.",
      uses: ["sweetPotato", "broccoli"],
    },
    {
      text: "On a board of its own cut the chicken into pieces twice as big. Don't wash it. Then wash board, knife and hands with soap.",
      uses: ["chickenBreast"],
    },
    {
      text: "Toss the sweet potatoes with half of the olive oil, paprika and salt on a baking sheet and roast for 10 minutes.",
      uses: ["oliveOil", "paprika", "salt"],
      timer: { minutes: 10, label: "roast" },
    },
    {
      text: "Toss chicken and broccoli with the rest, spread them between and roast for 15 to 18 minutes.",
      uses: [],
      timer: { minutes: 16, label: "roast more" },
    },
    {
      text: "Check the thickest piece: 165°F (74°C). No thermometer? Cut it: no pink, clear juice, and five more minutes if you are not sure.",
      uses: [],
    },
  ],
  teaches: "Pieces of one size are done at one time. What cooks longer is cut smaller or starts earlier.",
  changeItUp: "Tofu or chickpeas instead of chicken: no raw meat to think of.",
  safety: ["poultry", "wash"],
};
