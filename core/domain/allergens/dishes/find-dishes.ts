import type { ReadName } from "#core/domain/allergens/read-name.ts";
import type { Dish, FoundDish } from "./dish.ts";
import { DishDictionary } from "./dish-dictionary.ts";

let readDishes: (() => Iterable<Dish>) | undefined;
let dictionary: DishDictionary | undefined;

/** The table of dishes is the server's. It is read at the first lookup, because it is only needed for foods known by name alone. */
export function provideDishes(read: () => Iterable<Dish>): void {
  readDishes = read;
  dictionary = undefined;
}

function openDictionary(): DishDictionary {
  // An allergen that is missed in silence is worse than an error.
  if (!readDishes) throw new Error("Nobody has provided the dishes: call provideDishes() first.");
  dictionary ??= new DishDictionary(readDishes());
  return dictionary;
}

export const findDishes = (read: ReadName): FoundDish[] => openDictionary().findAsSpoken(read);

/** The rest of a normalized name without the dishes in it. */
export function withoutDishes(name: string): string {
  const letters = [...name];
  for (const { start, end } of openDictionary().find(name)) letters.fill(" ", start, end);
  return letters.join("");
}
