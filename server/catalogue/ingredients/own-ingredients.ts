import { recipeFood } from "#core/content/recipes/recipe-foods.ts";
import type { IngredientToBuy } from "#core/contracts/recipes/meal-plan.ts";
import { aisleOfFood, findRecipeKey } from "#core/domain/recipes/aisle-of-food.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { StoredLine } from "#server/db/tables/own-recipes.ts";

const WATER = /\bwater\b(?! ?chestnut|melon)/i;

/** The shopping list of an own recipe. A line that was not understood is listed as it was typed. */
export function ingredientsToBuy(catalogue: Catalogue, lines: readonly StoredLine[]): IngredientToBuy[] {
  return lines.flatMap((line): IngredientToBuy[] => {
    if (line.certainty === "heading" || WATER.test(line.text)) return [];
    const isCounted = line.certainty === "sure" || line.certainty === "guess";
    if (!isCounted || !line.food || line.grams === null) return [asTyped(line.text)];
    const entry = catalogue.find(line.food.id);
    const key = entry && findRecipeKey(entry);
    return [
      {
        key: key ?? line.food.id,
        name: key ? recipeFood(key).name : line.food.name,
        measure: "",
        grams: line.grams,
        aisle: entry ? aisleOfFood(entry) : "other",
        allergens: entry ? catalogue.getRow(entry).allergens : null,
      },
    ];
  });
}

const asTyped = (text: string): IngredientToBuy => ({ key: text.toLowerCase(), name: text, measure: "", grams: null, aisle: "other" });
