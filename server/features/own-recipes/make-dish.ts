import { randomUUID } from "node:crypto";
import type { RecipeServing } from "#core/contracts/recipes/own-recipes.ts";
import { MAX_MACRO_G_PER_100_G, MAX_NUTRIENT_AMOUNT } from "#core/domain/foods/limits.ts";
import { MACROS, MAIN_NUTRIENT_NAMES } from "#core/domain/nutrients/nutrients.ts";
import type { Dish } from "#core/domain/recipes/dish.ts";
import { ownDish } from "#core/domain/recipes/own-dish.ts";
import { type Catalogue, toRow } from "#server/catalogue/catalogue.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { asCatalogueFood, type ReadLine } from "./read-lines.ts";

interface DishToMake {
  name: string;
  servings: number;
  cookedGrams: number | null;
  isHeated: boolean;
  lines: readonly ReadLine[];
}

/** The nutrients of survey foods can add up to slightly more than the food's weight. */
const MAX_IN_100_G = 1.1 * MAX_MACRO_G_PER_100_G;

/** Makes the dish a food that belongs to this person. */
export function makeDish(catalogue: Catalogue, userId: string, { name, servings, cookedGrams, isHeated, lines }: DishToMake): FoodRow {
  const id = randomUUID();
  const words = (of: "unknown" | "left out") => lines.filter(({ certainty }) => certainty === of).map(({ text }) => text);
  const dish = ownDish({
    ...{ id, name, servings, cookedGrams, isHeated },
    parts: lines.flatMap(({ certainty, food, grams }) => {
      if ((certainty !== "sure" && certainty !== "guess") || !food || grams === undefined) return [];
      const { allergens, dietParts } = food;
      return [{ food: catalogue.find(food.id) ?? asCatalogueFood(food), grams, allergens, dietParts }];
    }),
    unknown: words("unknown"),
    leftOut: words("left out"),
  });
  if (!isPossible(dish)) {
    throw new AppError("invalid", "ownRecipes.tooLight");
  }
  const row = toRow({ ...dish, id }, new Date());
  return { ...row, ownerId: userId, allergyInfo: withUnknown(row.allergyInfo, words("unknown").length) };
}

/** Anything beyond this could not be in a data download either. */
function isPossible({ vitamins, minerals, otherNutrients, ...main }: Dish): boolean {
  const grams = MACROS.reduce((sum, macro) => sum + (main[macro] ?? 0), 0);
  const amounts = [
    ...MAIN_NUTRIENT_NAMES.map((nutrient) => main[nutrient]),
    ...[vitamins, minerals, otherNutrients].flatMap((group) => Object.values(group)),
  ];
  return grams <= MAX_IN_100_G && amounts.every((amount) => (amount ?? 0) <= MAX_NUTRIENT_AMOUNT);
}

/** An unknown ingredient may contain any allergen. */
function withUnknown(allergyInfo: string | null, unknown: number): string | null {
  if (unknown === 0) return allergyInfo;
  const said = unknown === 1 ? "One ingredient is not known" : `${unknown} ingredients are not known`;
  return `${said}, so check what is in it. ${allergyInfo ?? ""}`.trim();
}

export function nutrientsPerServing({
  portions,
  calories,
  protein,
  carbs,
  fat,
}: Pick<FoodRow, "portions" | "calories" | "protein" | "carbs" | "fat">): RecipeServing {
  const grams = portions?.[0]?.grams ?? 0;
  const of = (amount: number | null) => amount && (amount * grams) / 100;
  return { grams, calories: of(calories), protein: of(protein), carbs: of(carbs), fat: of(fat) };
}
