import type { Recipe } from "#core/content/recipes/recipe.ts";

export const picadillo: Recipe = {
  slug: "picadillo",
  name: "Picadillo",
  summary: "A Cuban classic: salty, sweet and full of iron.",
  picture: "shallow-pan-of-food",
  meal: "dinner",
  servings: 4,
  activeMinutes: 35,
  waitMinutes: 0,
  equipment: [["pan", "pot"]],
  ingredients: [
    ["groundBeef", 340, "12 oz"],
    ["rice", 185, "1 cup"],
    ["potato", 213, "1 potato"],
    ["canTomato", 240, "1 cup"],
    ["onion", 148, "1 onion"],
    ["olives", 40, "8 olives"],
    ["raisin", 40, "¼ cup"],
    ["cumin", 4, "2 teaspoons"],
    ["garlic", 6, "2 cloves"],
    ["oil", 7, "½ tablespoon"],
  ],
  steps: [
    {
      text: "Rinse the rice and cook it with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes. Let it stand.",
      uses: ["rice"],
      timer: { minutes: 15, label: "cook the rice" },
    },
    { text: "Chop the onion and garlic. Scrub the potato and cut it into small cubes.", uses: ["onion", "garlic", "potato"] },
    {
      text: "Brown the beef in the oil over medium-high heat for 6 minutes and break it up. Wash your hands after touching it raw.",
      uses: ["groundBeef", "oil"],
      timer: { minutes: 6, label: "brown" },
    },
    { text: "Add onion, garlic, potato and cumin and soften for 4 minutes.", uses: ["cumin"], timer: { minutes: 4, label: "soften" } },
    {
      text: "Add tomatoes, olives, raisins and ½ cup (120 ml) of water. Cover and simmer for 12 minutes, until the potato is soft.",
      uses: ["canTomato", "olives", "raisin"],
      timer: { minutes: 12, label: "simmer" },
    },
    { text: "Check the meat: 160°F (71°C). Serve it with the rice, and cool leftovers fast.", uses: [] },
  ],
  teaches: "Meat has heme iron, which your body takes up easily. The vitamin C of tomatoes helps with the rest.",
  changeItUp: "Lentils instead of beef make it vegan.",
  safety: ["groundBeef", "rice"],
};
