import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { energyShares } from "#core/domain/food-texts/body-impact.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { Figure, QuestionFood } from "./question.ts";
import { amountOf, type QuestionNutrient, rounded, servingOf, unitOf } from "./quiz-foods.ts";

const shown = new WeakMap<CatalogueFood, QuestionFood>();

/** Cached per food, because finding a picture has to parse the whole name. */
export function showFood(food: CatalogueFood): QuestionFood {
  const known = shown.get(food) ?? describe(food);
  shown.set(food, known);
  return known;
}

function describe(food: CatalogueFood): QuestionFood {
  const shares = energyShares(food);
  const percent = (share: number | undefined): number => Math.round((share ?? 0) * 100);
  return {
    name: food.name,
    serving: servingOf(food).label,
    picture: pictureFor(food),
    category: food.category,
    rim: { protein: percent(shares?.protein), carbs: percent(shares?.carbs), fat: percent(shares?.fat) },
  };
}

/** Returns undefined if USDA has no figure, so that a generator skips the food. */
export function figureOf(food: CatalogueFood, nutrient: QuestionNutrient): Figure | undefined {
  const amount = amountOf(food, nutrient);
  if (amount === undefined) return undefined;
  return { label: `${food.name}, ${servingOf(food).label}`, amount: rounded(amount), unit: unitOf(nutrient) };
}
