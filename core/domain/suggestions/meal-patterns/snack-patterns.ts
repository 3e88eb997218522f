import type { MealPattern } from "./meal-pattern.ts";
import { BERRIES_AND_BANANA, BREAD, CRUNCHY, FRUIT, MILKS, NUTS, YOGURTS } from "./pattern-foods.ts";

export const SNACKS: readonly MealPattern[] = [
  { meals: ["snack"], kind: "fruit and nuts", slots: [FRUIT, NUTS] },
  {
    meals: ["snack"],
    kind: "fruit and peanut butter",
    slots: [
      [
        ["Apple", 200, 200],
        ["Banana", 126, 126],
        ["Pear", 180, 180],
      ],
      [["Peanut butter", 32, 16]],
    ],
  },
  { meals: ["snack"], kind: "yogurt", slots: [YOGURTS, BERRIES_AND_BANANA] },
  { meals: ["snack"], kind: "hummus", slots: [[["Hummus, plain", 60, 30]], [...CRUNCHY, ["Pita bread", 57, 57]]] },
  { meals: ["snack"], kind: "guacamole", slots: [[["Guacamole", 60, 30]], CRUNCHY] },
  {
    meals: ["snack"],
    kind: "cheese",
    slots: [
      [
        ["Cheddar cheese", 21, 21],
        ["Mozzarella cheese", 42, 21],
        ["Swiss cheese", 21, 21],
      ],
      [...FRUIT.slice(0, 2), ["Grapes", 75, 75], ...BREAD.map(([name]) => [name, 36, 36] as const), ["Tomatoes", 125, 125]],
    ],
  },
  {
    meals: ["snack"],
    kind: "egg",
    slots: [[["Boiled or poached egg", 50, 50]], [...CRUNCHY, ...FRUIT.slice(0, 3), ["Whole wheat bread", 36, 36]]],
  },
  { meals: ["snack"], kind: "edamame", slots: [[["Edamame", 80, 40]], [["Orange", 154, 154], ["Kiwi fruit", 75, 75], ...CRUNCHY]] },
  { meals: ["snack"], kind: "popcorn", slots: [[["Popcorn", 14, 7]], [...FRUIT.slice(0, 4), ...NUTS.slice(0, 2)]] },
  { meals: ["snack"], kind: "cottage cheese", slots: [[["Cottage cheese", 105, 52]], [...FRUIT.slice(2, 8), ["Tomatoes", 125, 125]]] },
  { meals: ["snack"], kind: "porridge", slots: [[["Oatmeal", 240, 120]], BERRIES_AND_BANANA] },
  {
    meals: ["snack"],
    kind: "rice cake",
    slots: [
      [["Rice cake", 18, 9]],
      [
        ["Peanut butter", 32, 16],
        ["Avocado", 75, 37],
        ["Banana", 126, 126],
      ],
    ],
  },
  { meals: ["snack"], kind: "chickpeas", slots: [[["Chickpeas", 92, 46]], CRUNCHY] },
  {
    meals: ["snack"],
    kind: "milk",
    slots: [
      MILKS,
      [
        ["Banana", 126, 126],
        ["Whole wheat bread", 36, 36],
        ["Almonds", 28, 14],
      ],
    ],
  },
];
