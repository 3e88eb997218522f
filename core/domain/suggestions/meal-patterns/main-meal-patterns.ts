import type { MealPattern } from "./meal-pattern.ts";
import { BEANS, BREAD, CRUNCHY, FRUIT, GRAINS, LEAN, RED_MEAT, SALADS, VEGETABLES } from "./pattern-foods.ts";

export const MAIN_MEALS: readonly MealPattern[] = [
  {
    meals: ["lunch"],
    kind: "sandwich",
    slots: [
      [
        ["Turkey sandwich", 143, 72],
        ["Chicken sub with lettuce and tomato", 240, 120],
        ["Vegetable sandwich on wheat", 165, 82],
        ["Tuna salad sandwich on white", 180, 90],
        ["Peanut butter and jelly sandwich", 112, 56],
        ["Vegetable sandwich wrap", 165, 82],
        ["Falafel sandwich", 215, 107],
      ],
      [...CRUNCHY, ...SALADS.slice(0, 1)],
      FRUIT.slice(0, 6),
    ],
  },
  {
    meals: ["lunch", "dinner"],
    kind: "bowl",
    slots: [BEANS, GRAINS.slice(0, 2), [["Avocado", 75, 37], ["Tomatoes", 125, 125], ["Corn, cooked", 85, 42], ...SALADS.slice(0, 1)]],
  },
  {
    meals: ["lunch", "dinner"],
    kind: "burrito",
    slots: [
      [
        ["Chicken burrito bowl", 340, 112],
        ["Burrito bowl with beans", 340, 112],
        ["Burrito with beans and cheese", 190, 95],
      ],
      [...SALADS.slice(0, 2), ["Corn, cooked", 85, 42]],
      FRUIT.slice(0, 3),
    ],
  },
  {
    meals: ["lunch", "dinner"],
    kind: "soup",
    slots: [
      [
        ["Lentil soup", 383, 127],
        ["Bean soup", 383, 127],
        ["Minestrone (soup)", 490, 122],
        ["Chicken noodle soup", 490, 122],
        ["Vegetable soup", 490, 122],
      ],
      [...BREAD, ["Pita bread", 57, 57]],
      [...FRUIT.slice(0, 4), ...SALADS.slice(0, 1), ["Mozzarella cheese", 42, 21]],
    ],
  },
  { meals: ["lunch", "dinner"], kind: "plate", slots: [LEAN, GRAINS, VEGETABLES] },
  { meals: ["dinner"], kind: "meat", slots: [RED_MEAT, GRAINS, VEGETABLES] },
  {
    meals: ["lunch"],
    kind: "salad",
    slots: [
      SALADS.slice(0, 2),
      [...LEAN.slice(0, 3), ...BEANS.slice(1, 3), ["Boiled or poached egg", 100, 50]],
      [...BREAD, ["Quinoa", 170, 42]],
    ],
  },
  {
    meals: ["dinner", "lunch"],
    kind: "pasta",
    slots: [
      [
        ["Pasta with tomato sauce, homemade", 375, 125],
        ["Lasagna, meatless", 227, 76],
        ["Lasagna with meat", 206, 69],
      ],
      [...SALADS.slice(0, 1), ...VEGETABLES.slice(0, 2)],
      [
        ["White beans", 92, 46],
        ["Mozzarella cheese", 21, 21],
        ["Chicken breast, roasted, without skin", 60, 30],
      ],
    ],
  },
  {
    meals: ["dinner", "lunch"],
    kind: "curry",
    slots: [
      [
        ["Lentil curry", 240, 80],
        ["Chicken curry", 240, 80],
        ["Vegetable curry", 240, 80],
        ["Channa saag", 200, 60],
      ],
      GRAINS.slice(0, 2),
      [["Cucumber", 120, 60], ...VEGETABLES.slice(0, 4)],
    ],
  },
  {
    meals: ["dinner"],
    kind: "chili",
    slots: [
      [
        ["Chili", 255, 85],
        ["Chili with chicken", 255, 85],
      ],
      [
        ["Brown rice", 147, 49],
        ["Baked potato", 285, 143],
      ],
      [...SALADS.slice(0, 1), ["Corn, cooked", 85, 42]],
    ],
  },
  {
    meals: ["dinner"],
    kind: "stir-fry",
    slots: [
      [
        ["Beef and broccoli", 217, 54],
        ["Tofu", 180, 60],
      ],
      [["Brown rice", 196, 49]],
      VEGETABLES.slice(1, 6),
    ],
  },
  {
    meals: ["dinner", "lunch"],
    kind: "taco",
    slots: [
      [
        ["Taco", 210, 105],
        ["Fish taco", 200, 100],
        ["Vegetable fajita", 190, 95],
        ["Chicken fajita", 190, 95],
      ],
      [
        ["Black beans", 92, 46],
        ["Pinto beans", 92, 46],
      ],
      [...SALADS.slice(0, 2), ["Corn, cooked", 85, 42]],
    ],
  },
  {
    meals: ["dinner", "lunch"],
    kind: "burger",
    slots: [[["Veggie burger on bun", 160, 80]], SALADS, [["Sweet potato", 150, 75], ...FRUIT.slice(0, 2)]],
  },
];
