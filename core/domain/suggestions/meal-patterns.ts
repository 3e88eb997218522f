import type { MealType } from "#core/domain/choices.ts";

/** A food of the catalogue by its name, its usual weight in a meal, and the step in which it is taken: one egg, half a cup. */
export type Choice = readonly [name: string, grams: number, stepG: number];

export interface MealPattern {
  meals: readonly MealType[];
  /** Two ideas of the same kind are not shown together. */
  kind: string;
  /** One food out of each list; the first carries the name, the others go with it. */
  slots: readonly (readonly Choice[])[];
}

const FRUIT: readonly Choice[] = [
  ["Banana", 126, 126],
  ["Apple", 200, 200],
  ["Orange", 154, 154],
  ["Strawberries", 150, 75],
  ["Blueberries", 75, 75],
  ["Pear", 180, 180],
  ["Kiwi fruit", 75, 75],
  ["Peach", 150, 150],
  ["Grapes", 75, 75],
  ["Raspberries", 75, 75],
  ["Cantaloupe", 156, 78],
];
const BERRIES_AND_BANANA = FRUIT.filter(([name]) =>
  ["Banana", "Strawberries", "Blueberries", "Peach", "Raspberries", "Kiwi fruit"].includes(name),
);
const NUTS: readonly Choice[] = [
  ["Almonds", 28, 14],
  ["Walnuts", 28, 14],
  ["Peanuts", 28, 14],
  ["Pumpkin seeds", 28, 14],
  ["Sunflower seeds", 28, 14],
];
const MILKS: readonly Choice[] = [
  ["1% milk (low fat)", 244, 122],
  ["Soy milk, unsweetened", 244, 122],
  ["Oat milk", 244, 122],
];
const YOGURTS: readonly Choice[] = [
  ["Greek yogurt", 150, 75],
  ["Plain yogurt", 170, 85],
  ["Soy yogurt", 170, 85],
];
const BREAD: readonly Choice[] = [["Whole wheat bread", 72, 36]];
const SALADS: readonly Choice[] = [
  ["Green salad with tomatoes or carrots, no dressing", 146, 73],
  ["Tomato and cucumber salad", 160, 80],
  ["Broccoli slaw salad", 93, 46],
];
const VEGETABLES: readonly Choice[] = [
  ["Broccoli, cooked", 120, 40],
  ["Green beans, cooked", 110, 36],
  ["Carrots", 120, 60],
  ["Green peas, cooked", 120, 40],
  ["Kale, cooked", 100, 34],
  ["Red bell pepper", 110, 37],
  ["Brussels sprouts, cooked", 120, 40],
];
const GRAINS: readonly Choice[] = [
  ["Brown rice", 196, 49],
  ["Quinoa", 170, 42],
  ["Baked potato", 285, 143],
  ["Sweet potato", 150, 75],
];
const BEANS: readonly Choice[] = [
  ["Black beans", 138, 46],
  ["Lentils", 138, 46],
  ["Chickpeas", 138, 46],
  ["Pinto beans", 138, 46],
  ["Kidney beans", 138, 46],
];
const LEAN: readonly Choice[] = [
  ["Chicken breast, roasted, without skin", 120, 30],
  ["Turkey", 100, 25],
  ["Salmon", 120, 30],
  ["Tilapia", 120, 30],
  ["Tofu", 180, 60],
  ["Shrimp", 110, 30],
];
const RED_MEAT: readonly Choice[] = [
  ["Roast beef", 100, 25],
  ["Pork chop", 110, 30],
];
const CRUNCHY: readonly Choice[] = [
  ["Carrots", 120, 60],
  ["Red bell pepper", 110, 37],
  ["Cucumber", 120, 60],
];

/** What people eat together. Everything else is left to the person: what no list names is never suggested. */
export const MEAL_PATTERNS: readonly MealPattern[] = [
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
