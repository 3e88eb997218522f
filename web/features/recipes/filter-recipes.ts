import type { Equipment, RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import type { Allergen } from "#core/domain/allergens/allergen-rule.ts";
import type { FoodGroup } from "#core/domain/foods/food-groups.ts";
import type { RecipeDiet } from "#core/domain/recipes/recipe-choices.ts";

export interface RecipeFilter {
  /** What is at home, in the person's words. */
  kitchen: string;
  meal: RecipeMeal | undefined;
  mostMinutes: number | undefined;
  diet: Extract<RecipeDiet, "vegan" | "vegetarian" | "pescatarian"> | undefined;
  /** A dorm room has no stove. */
  place: "dorm" | "no cooking" | undefined;
  without: readonly Allergen[];
  /** The names of recipes of which one has to be; all of them where nothing is said. */
  among: readonly string[] | undefined;
  /** What the day has nothing of yet: recipes that bring it come first. */
  lacking: readonly FoodGroup[];
}

export const NO_FILTER: RecipeFilter = {
  kitchen: "",
  meal: undefined,
  mostMinutes: undefined,
  diet: undefined,
  place: undefined,
  without: [],
  among: undefined,
  lacking: [],
};

const FITS: Record<NonNullable<RecipeFilter["diet"]>, readonly RecipeDiet[]> = {
  vegan: ["vegan"],
  vegetarian: ["vegan", "vegetarian"],
  pescatarian: ["vegan", "vegetarian", "pescatarian"],
};
const IN_A_DORM: readonly Equipment[] = ["microwave", "kettle", "toaster"];

export function filterRecipes(recipes: readonly RecipeCard[], filter: RecipeFilter): RecipeCard[] {
  const wanted = filter.kitchen
    .toLowerCase()
    .split(/[,;]| and /)
    .map((word) => word.trim().replace(/(?<=...)(es|s)$/, ""))
    .filter((word) => word !== "");
  return recipes
    .filter((recipe) => fits(recipe, filter))
    .map((recipe) => ({
      recipe,
      matches: wanted.filter((word) => has(recipe, word)).length,
      brings: filter.lacking.filter((group) => recipe.groups.includes(group)).length,
    }))
    .filter(({ matches }) => wanted.length === 0 || matches > 0)
    .toSorted((one, other) => other.matches - one.matches || other.brings - one.brings)
    .map(({ recipe }) => recipe);
}

function fits(recipe: RecipeCard, { meal, mostMinutes, diet, place, without, among }: RecipeFilter): boolean {
  const { contains, mayContain } = recipe.allergens;
  return (
    (among === undefined || among.includes(recipe.slug)) &&
    (meal === undefined || recipe.meal === meal) &&
    (mostMinutes === undefined || recipe.activeMinutes + recipe.waitMinutes <= mostMinutes) &&
    (diet === undefined || FITS[diet].includes(recipe.diet)) &&
    (place === undefined || recipe.equipment.some((list) => list.every((tool) => place === "dorm" && IN_A_DORM.includes(tool)))) &&
    // Rather one recipe left out than one too many let in.
    !without.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen))
  );
}

const has = ({ name, ingredientNames }: RecipeCard, word: string): boolean =>
  name.toLowerCase().includes(word) || ingredientNames.some((one) => one.toLowerCase().includes(word));
