import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Traces in a recipe say nothing about the dish. */
const FROM_SHARE = 0.005;

const known = new WeakMap<object, string>();

/** A food's name and its ingredients, to search for words in. */
export function foodText(food: Pick<CatalogueFood, "name" | "ingredients">): string {
  const found =
    known.get(food) ??
    [food.name, ...food.ingredients.filter(({ share }) => share >= FROM_SHARE).map(({ name }) => name)].join(" | ").toLowerCase();
  known.set(food, found);
  return found;
}
