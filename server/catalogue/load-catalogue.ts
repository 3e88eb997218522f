import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CORRECTIONS } from "#core/content/corrections/corrections.ts";
import { RECIPE_FOODS } from "#core/content/recipes/recipe-foods.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { correctNutrients } from "#core/domain/foods/correct-food.ts";
import { withSoldPortions } from "#core/domain/foods/sold-portions.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { unpackCatalogue } from "#server/catalogue/catalogue-format.ts";
import { listDishes } from "#server/catalogue/ingredients/recipe-book.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

/** Created by scripts/catalogue/build-catalogue.ts, see docs/catalogue.md. */
export const CATALOGUE_FILE = path.join(PROJECT_ROOT, "server/catalogue/foods.json.br");

/** Raised when rules change what stands in the database, so that its rows are written again. */
const TEXT_RULES = 2;

let compressed: Buffer | undefined;

function readFile(): Buffer {
  compressed ??= readFileSync(CATALOGUE_FILE);
  return compressed;
}

/** Changes whenever a release ships different foods, recipes or corrections. It is compared with the database. */
export function catalogueVersion(file = readFile()): string {
  return createHash("sha256")
    .update(file)
    .update(JSON.stringify([RECIPES, RECIPE_FOODS, CORRECTIONS, TEXT_RULES]))
    .digest("hex")
    .slice(0, 16);
}

/** Every food of the catalogue file. Each call unpacks the file, so callers should keep only what they need. */
export function loadCatalogue(): CatalogueFood[] {
  return unpackCatalogue(brotliDecompressSync(readFile()).toString("utf8")).map((food) => withSoldPortions(correctNutrients(food)));
}

/** Like `loadCatalogue`, plus the dishes of the built-in recipes. */
export function loadFoodsAndDishes(): FoodOrDish[] {
  const foods = loadCatalogue();
  return [...foods, ...listDishes(foods)];
}
