import { RECIPE_FOODS, type RecipeFoodKey, recipeFood } from "#core/content/recipes/recipe-foods.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { Aisle } from "./aisles.ts";

interface FoodToBuy {
  name: string;
  group: string;
  category: FoodCategory;
  sourceCode: string;
}

// Safe to cast: these are the keys of the record.
const KEYS = Object.keys(RECIPE_FOODS) as RecipeFoodKey[];
const BY_CODE = new Map(KEYS.map((key) => [recipeFood(key).code, key]));

/** The key under which our own recipes use this food, so that the shopping list merges both. */
export const findRecipeKey = ({ sourceCode }: Pick<FoodToBuy, "sourceCode">): RecipeFoodKey | undefined => BY_CODE.get(sourceCode);

/** Matched against the kind and the name; the first match wins. */
const RULES: readonly (readonly [RegExp, Aisle])[] = [
  [/\bfrozen\b|ice cream|sorbet/, "frozen"],
  [/\bcanned\b|broth|tomato (paste|sauce|puree)|tomatoes for cooking|olives|pickle|legumes?\b.*\bcooked|\btuna\b/, "cans"],
  [/yeast breads|rolls and buns|bagels|tortilla|biscuits|pita|\bbread\b(?!ed| flour| ?crumbs)/, "bakery"],
  [/^(dry grains|dry pasta)|dry beans|oatmeal|\boats\b|ready-to-eat cereal|crackers/, "dry"],
  [/flour and starch|baking|sugars and honey|maple syrup|cocoa|jams, syrups/, "baking"],
  [/spices|herbs|vinegar|oils?\b|condiments|fats for cooking \| (?!unsalted butter)|mayonnaise|dressing|soy sauce/, "spices"],
  [/juice|coffee|\btea\b|drinks?\b|\bwater\b/, "drinks"],
  [
    /butter and animal fats|margarine|butter\b(?<!nut butter|almond butter|peanut butter)|eggs?\b|tofu|tempeh|plant-based|milk|cream/,
    "dairy",
  ],
  [/legumes|beans?\b|lentils|chickpeas/, "cans"],
];

const BY_CATEGORY: Readonly<Record<FoodCategory, Aisle>> = {
  fruit: "produce",
  vegetable: "produce",
  protein: "meat",
  grain: "dry",
  dairy: "dairy",
  nuts: "spreads",
  "user-entered": "other",
  other: "other",
};
/** Categories for which the aisle follows from the category alone. */
const PLAIN = new Set<FoodCategory>(["nuts", "user-entered"]);

/** The supermarket aisle that has this food. */
export function aisleOfFood(food: FoodToBuy): Aisle {
  const key = findRecipeKey(food);
  if (key) return recipeFood(key).aisle;
  const byCategory = BY_CATEGORY[food.category];
  if (PLAIN.has(food.category)) return byCategory;
  const text = `${food.group} | ${food.name}`.toLowerCase();
  return RULES.find(([pattern]) => pattern.test(text))?.[1] ?? byCategory;
}
