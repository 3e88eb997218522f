import type { Recipe } from "#core/content/recipes/recipe.ts";

export const yogurtCurryChicken: Recipe = {
  slug: "yogurt-curry-chicken",
  name: "Yogurt curry chicken",
  summary: "Tender chicken in a mild curry sauce.",
  picture: "curry-rice",
  meal: "dinner",
  servings: 3,
  activeMinutes: 35,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["chickenThigh", 450, "3 thighs"],
    ["yogurt", 123, "½ cup"],
    ["brownRice", 585, "3 cups"],
    ["peas", 134, "1 cup"],
    ["onion", 148, "1 onion"],
    ["garlic", 6, "2 cloves"],
    ["curry", 6, "1 tablespoon"],
    ["oil", 14, "1 tablespoon"],
  ],
  steps: [
    {
      text: "On a board of its own cut the chicken into bites. Mix it with the yogurt and curry powder, cover it, and put it in the fridge for 15 minutes or up to a day. Wash hands and board with soap.",
      uses: ["chickenThigh", "yogurt", "curry"],
      timer: { minutes: 15, label: "marinate" },
    },
    {
      text: "Chop the onion and garlic. Soften the onion in the oil for 5 minutes over medium heat.",
      uses: ["onion", "garlic", "oil"],
      timer: { minutes: 5, label: "soften" },
    },
    {
      text: "Add garlic, then the chicken with all of its marinade. Cook for 5 minutes and stir.",
      uses: [],
      timer: { minutes: 5, label: "brown" },
    },
    { text: "Add peas and ¼ cup (60 ml) of water, and simmer for 8 minutes.", uses: ["peas"], timer: { minutes: 8, label: "simmer" } },
    { text: "Check the biggest piece: 165°F (74°C). Serve it with the hot rice. Chill leftovers within 2 hours.", uses: ["brownRice"] },
  ],
  teaches: "The mild acid of yogurt makes meat tender slowly. Marinate in the fridge, never on the counter.",
  changeItUp: "Chickpeas instead of chicken need no marinating. Soy yogurt keeps the milk out.",
  safety: ["poultry", "chill"],
};
