import type { Equipment, RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import type { Preferences } from "#core/contracts/preferences.ts";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import type { FoodGroup } from "#core/domain/foods/food-groups.ts";
import { COST_BANDS, type CostBand, type RecipeDiet } from "#core/domain/recipes/recipe-choices.ts";

export interface RecipeFilter {
  /** The ingredients that the user has at home, as typed. */
  kitchen: string;
  meal: RecipeMeal | undefined;
  maxMinutes: number | undefined;
  diet: Extract<RecipeDiet, "vegan" | "vegetarian" | "pescatarian"> | undefined;
  /** "dorm" excludes recipes that need a stove. */
  place: "dorm" | "no cooking" | undefined;
  maxCost: CostBand | undefined;
  without: readonly Allergen[];
  /** Only recipes with these slugs match; undefined allows all. */
  among: readonly string[] | undefined;
  /** The food groups that are missing from the user's day. Recipes that contain them are listed first. */
  lacking: readonly FoodGroup[];
  /** What the user must not eat. Such recipes are marked and listed last, but not hidden: one may look up what one must not eat. */
  avoids: Preferences["avoids"];
}

export const NO_FILTER: RecipeFilter = {
  kitchen: "",
  meal: undefined,
  maxMinutes: undefined,
  diet: undefined,
  place: undefined,
  maxCost: undefined,
  without: [],
  among: undefined,
  lacking: [],
  avoids: undefined,
};

const FITS: Record<NonNullable<RecipeFilter["diet"]>, readonly RecipeDiet[]> = {
  vegan: ["vegan"],
  vegetarian: ["vegan", "vegetarian"],
  pescatarian: ["vegan", "vegetarian", "pescatarian"],
};
const IN_A_DORM: readonly Equipment[] = ["microwave", "kettle", "toaster"];

export function filterRecipes(recipes: readonly RecipeCard[], filter: RecipeFilter): RecipeCard[] {
  const criteria = filter.kitchen
    .toLowerCase()
    .split(/[,;]| and /)
    .map((word) => word.trim().replace(/(?<=...)(es|s)$/, ""))
    .filter((word) => word !== "");
  return recipes
    .filter((recipe) => fits(recipe, filter))
    .map((recipe) => ({
      recipe,
      matches: criteria.filter((word) => has(recipe, word)).length,
      avoided: avoidedRank(recipe, filter.avoids),
      brings: filter.lacking.filter((group) => recipe.groups.includes(group)).length,
    }))
    .filter(({ matches }) => criteria.length === 0 || matches > 0)
    .toSorted((a, b) => a.avoided - b.avoided || b.matches - a.matches || b.brings - a.brings)
    .map(({ recipe }) => recipe);
}

/** Certain comes after possible, and both after the rest. */
function avoidedRank({ allergens }: RecipeCard, avoids: RecipeFilter["avoids"]): number {
  const { contains, mayContain } = matchAvoids(avoids, allergens);
  return contains.length > 0 ? 2 : mayContain.length > 0 ? 1 : 0;
}

function fits(recipe: RecipeCard, { meal, maxMinutes, diet, place, maxCost, without, among }: RecipeFilter): boolean {
  const { contains, mayContain } = recipe.allergens;
  return (
    (among === undefined || among.includes(recipe.slug)) &&
    (meal === undefined || recipe.meal === meal) &&
    (maxMinutes === undefined || recipe.activeMinutes + recipe.waitMinutes <= maxMinutes) &&
    (diet === undefined || FITS[diet].includes(recipe.diet)) &&
    (place === undefined || recipe.equipment.some((list) => list.every((tool) => place === "dorm" && IN_A_DORM.includes(tool)))) &&
    (maxCost === undefined || COST_BANDS.indexOf(recipe.costBand) <= COST_BANDS.indexOf(maxCost)) &&
    // A recipe that may contain the allergen is excluded too, because including it would be worse than omitting it.
    !without.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen))
  );
}

const has = ({ name, ingredientNames }: RecipeCard, word: string): boolean =>
  name.toLowerCase().includes(word) || ingredientNames.some((one) => one.toLowerCase().includes(word));
