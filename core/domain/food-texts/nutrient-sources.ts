import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import type { Recipe } from "./food-kinds.ts";
import { INGREDIENT_NUTRIENTS, SOURCED_NUTRIENTS, type SourcedNutrient } from "./ingredient-nutrients.ts";
import { formatList } from "./words.ts";

/** Recipes are typical and averages rough, so a source is only named if it clearly leads and the sum fits the food's own figure. */
const MOST_FROM = 0.6;
const TWO_FROM = 0.8;
const MIN_SHARE_OF_TWO = 0.25;
const SUM_FITS = { least: 0.5, most: 2 } as const;

const isSourced = (nutrient: AnyNutrient): nutrient is SourcedNutrient => SOURCED_NUTRIENTS.some((sourced) => sourced === nutrient);

/** The source of most of a nutrient: 'cheese', 'beans and cheese'. Undefined if it is unclear or the name already tells it. */
export function mainSource(food: CatalogueFood, recipe: Recipe, nutrient: AnyNutrient): string | undefined {
  if (!isSourced(nutrient)) return undefined;
  if (recipe.length < 2) return undefined;
  const index = SOURCED_NUTRIENTS.indexOf(nutrient);
  const parts = recipe
    .map(({ word, share }) => ({ word, amount: (INGREDIENT_NUTRIENTS.get(word)?.[index] ?? 0) * share }))
    .sort((a, b) => b.amount - a.amount);
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const per100G = amountPerPortion(food, nutrient, { label: "100 g", grams: 100 });
  if (!per100G || sum / per100G < SUM_FITS.least || sum / per100G > SUM_FITS.most) return undefined;
  const [first, second] = parts;
  if (!first) return undefined;
  const words =
    first.amount >= sum * MOST_FROM
      ? [first.word]
      : second && first.amount + second.amount >= sum * TWO_FROM && second.amount >= sum * MIN_SHARE_OF_TWO
        ? [first.word, second.word]
        : [];
  if (words.length === 0 || words.every((word) => isNamed(food, word))) return undefined;
  return formatList(words);
}

const isNamed = ({ name, group }: CatalogueFood, word: string): boolean => {
  const lower = `${name} ${group}`.toLowerCase();
  return word
    .split(" ")
    .some((part) => part.length > 2 && !["oil", "and"].includes(part) && lower.includes(part.replace(/(ies|es|s)$/, "")));
};

const MAX_NAMED = 3;
const SHARE_WORTH_NAMING = 0.04;
const WATER = /^(beverages, )?water\b/i;
const MUCH_WATER = 0.3;
const MIN_LISTED_SHARE = 0.6;

export interface MainIngredients {
  words: string[];
  isMostlyWater: boolean;
}

/** The largest ingredients of the usual recipe, if they reveal more than the name. */
export function mainIngredients(food: CatalogueFood, recipe: Recipe): MainIngredients | undefined {
  const water = food.ingredients.reduce((sum, { name, share }) => sum + (WATER.test(name) ? share : 0), 0);
  const large = recipe.filter(({ share }) => share >= SHARE_WORTH_NAMING * (1 - water));
  const listedShare = large.reduce((sum, { share }) => sum + share, 0);
  const named = large.slice(0, MAX_NAMED);
  const tellsMore = named.some(({ word }) => word !== "oil" && !isNamed(food, word));
  if (named.length < 2 || !tellsMore || listedShare < (1 - water) * MIN_LISTED_SHARE) return undefined;
  return { words: named.map(({ word }) => word), isMostlyWater: water >= MUCH_WATER };
}
