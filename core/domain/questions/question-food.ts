import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { energyShares } from "#core/domain/food-texts/body-impact.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { LabeledAmount, QuestionFood } from "./question.ts";
import { amountPerServing, defaultServing, nutrientUnit, type QuestionNutrient, rounded } from "./quiz-foods.ts";

const cache = new WeakMap<CatalogueFood, QuestionFood>();

/** Cached per food, because finding a picture has to parse the whole name. */
export function showFood(food: CatalogueFood): QuestionFood {
  const cached = cache.get(food) ?? describe(food);
  cache.set(food, cached);
  return cached;
}

function describe(food: CatalogueFood): QuestionFood {
  const shares = energyShares(food);
  const percent = (share: number | undefined): number => Math.round((share ?? 0) * 100);
  return {
    name: food.name,
    serving: defaultServing(food).label,
    picture: pictureFor(food),
    category: food.category,
    rim: { protein: percent(shares?.protein), carbs: percent(shares?.carbs), fat: percent(shares?.fat) },
  };
}

/** Returns undefined if USDA has no figure, so that a generator skips the food. */
export function toAmount(food: CatalogueFood, nutrient: QuestionNutrient): LabeledAmount | undefined {
  const amount = amountPerServing(food, nutrient);
  if (amount === undefined) return undefined;
  return { label: `${food.name}, ${defaultServing(food).label}`, amount: rounded(amount), unit: nutrientUnit(nutrient) };
}
