import type { MealPattern } from "./meal-pattern.ts";
import { BEANS, BERRIES_AND_BANANA, BREAD, FRUIT, MILKS, NUTS, YOGURTS } from "./pattern-foods.ts";

export const BREAKFASTS: readonly MealPattern[] = [
  { meals: ["breakfast"], kind: "porridge", slots: [[["Oatmeal", 240, 120]], BERRIES_AND_BANANA, NUTS] },
  { meals: ["breakfast"], kind: "porridge", slots: [[["Oatmeal", 240, 120]], FRUIT.slice(0, 5), MILKS] },
  { meals: ["breakfast"], kind: "yogurt", slots: [YOGURTS, BERRIES_AND_BANANA, [["Granola cereal", 28, 14], ...NUTS]] },
  {
    meals: ["breakfast"],
    kind: "eggs",
    slots: [
      [
        ["Scrambled eggs or omelet", 110, 55],
        ["Boiled or poached egg", 100, 50],
      ],
      BREAD,
      [...FRUIT, ["Tomatoes", 125, 125]],
    ],
  },
  { meals: ["breakfast"], kind: "cereal", slots: [[["Cheerios cereal", 42, 14]], MILKS, FRUIT.slice(0, 6)] },
  {
    meals: ["breakfast"],
    kind: "toast",
    slots: [
      BREAD,
      [
        ["Peanut butter", 32, 16],
        ["Avocado", 75, 37],
        ["Hummus, plain", 60, 30],
      ],
      FRUIT,
    ],
  },
  {
    meals: ["breakfast"],
    kind: "sandwich",
    slots: [
      [
        ["Egg sandwich on wheat bread", 115, 115],
        ["Egg burrito", 180, 180],
      ],
      FRUIT,
    ],
  },
  { meals: ["breakfast"], kind: "pancakes", slots: [[["Whole grain pancakes", 100, 50]], YOGURTS, BERRIES_AND_BANANA] },
  { meals: ["breakfast"], kind: "cottage cheese", slots: [[["Cottage cheese", 157, 52]], FRUIT, BREAD] },
  { meals: ["breakfast"], kind: "tofu", slots: [[["Tofu", 120, 60]], BREAD, [["Tomatoes", 125, 125], ...FRUIT.slice(0, 3)]] },
  { meals: ["breakfast"], kind: "potato", slots: [[["Boiled or poached egg", 100, 50]], [["Sweet potato", 150, 75]], FRUIT.slice(0, 4)] },
  { meals: ["breakfast"], kind: "sweet potato", slots: [[["Sweet potato", 150, 75]], NUTS, BERRIES_AND_BANANA] },
  { meals: ["breakfast"], kind: "quinoa", slots: [[["Quinoa", 170, 42]], BERRIES_AND_BANANA, NUTS] },
  {
    meals: ["breakfast"],
    kind: "beans",
    slots: [
      BEANS.slice(0, 1),
      BREAD,
      [
        ["Tomatoes", 125, 125],
        ["Avocado", 75, 37],
      ],
    ],
  },
];
