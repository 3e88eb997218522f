import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Smaller shares are traces, which say nothing about the dish. */
const FROM_SHARE = 0.005;

const cache = new WeakMap<object, string>();

/** The food's name and ingredients as one text to search in. */
export function foodText(food: Pick<CatalogueFood, "name" | "ingredients">): string {
  const found =
    cache.get(food) ??
    [food.name, ...food.ingredients.filter(({ share }) => share >= FROM_SHARE).map(({ name }) => name)].join(" | ").toLowerCase();
  cache.set(food, found);
  return found;
}
