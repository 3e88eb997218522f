import { readFileSync } from "node:fs";
import path from "node:path";
import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import type { Dish, DishRecipe } from "#core/domain/allergens/dishes/dish.ts";
import { provideDishes } from "#core/domain/allergens/dishes/find-dishes.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

/** One dish a line, see docs/catalogue.md. */
export const DISHES_FILE = path.join(PROJECT_ROOT, "server/catalogue/dishes/dishes.tsv");

export const DISH_COLUMNS = ["name", "cuisine", "contains", "may contain", "source"];

/** Called once by each process that reads the names of foods; the table itself is read when the first name is. */
export const provideDishTable = (): void => provideDishes(loadDishes);

/** @internal Only tests use it from outside. */
export const loadDishes = (): Dish[] => parseDishes(readFileSync(DISHES_FILE, "utf8"));

export function parseDishes(table: string): Dish[] {
  const recipes = new Map<string, DishRecipe>();
  return table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", , contains = "", may = ""] = line.split("\t");
      const key = `${contains}\t${may}`;
      const recipe = recipes.get(key) ?? { contains: readAllergens(contains, name), may: readAllergens(may, name) };
      recipes.set(key, recipe);
      return { name, recipe };
    });
}

function readAllergens(cell: string, name: string): Allergen[] {
  if (cell === "") return [];
  return cell.split(", ").map((word) => {
    const allergen = ALLERGENS.find((one) => one === word);
    if (!allergen) throw new Error(`The table of dishes has an unknown allergen in '${name}': '${word}'`);
    return allergen;
  });
}
