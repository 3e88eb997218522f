/** Builds server/catalogue/foods.json.br from the USDA figures: npx tsx scripts/catalogue/build-catalogue.ts FOLDER */
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { packCatalogue } from "#server/catalogue/catalogue-format.ts";
import { CATALOGUE_FILE } from "#server/catalogue/load-catalogue.ts";
import { hiddenAnimals } from "./check-animals.ts";
import { chooseFoods } from "./choose-foods.ts";
import { findCategory, readKind } from "./food-categories.ts";
import { nameFood } from "./food-names.ts";
import { findKitchenIngredient, kitchenPortions } from "./kitchen-foods.ts";
import { listOtherNames } from "./other-names.ts";
import { ratePopularity, unknownStaples } from "./popularity.ts";
import { choosePortions } from "./portions.ts";
import { toFoodNutrients } from "./read/nutrient-columns.ts";
import { readFoodPatterns, toFoodPatterns } from "./read/read-food-patterns.ts";
import { Recipes } from "./read/read-ingredients.ts";
import type { SourceFood } from "./read/read-tsv.ts";

export function buildCatalogue(folder: string): CatalogueFood[] {
  const named = giveNames(chooseFoods(folder));
  const forgotten = unknownStaples(new Set(named.keys()));
  if (forgotten.length > 0) throw new Error(`Staples that no food is called: ${forgotten.join(" | ")}`);
  const recipes = new Recipes(folder);
  const patterns = readFoodPatterns(folder);
  const foods = [...named].map(([name, food]) => {
    const nutrients = toFoodNutrients(food.nutrients);
    const ingredient = findKitchenIngredient(food);
    return {
      name,
      otherNames: ingredient ? [...ingredient.otherNames] : listOtherNames(food, name),
      category: ingredient?.category ?? findCategory(food),
      group: ingredient?.kind.name ?? readKind(food).name,
      portions: ingredient ? kitchenPortions(food) : choosePortions(food, name),
      ingredients: recipes.findIngredients(food),
      patterns: toFoodPatterns(patterns.get(recipes.findSurveyCode(food) ?? ""), nutrients.sugar, recipes.findCookedShare(food)),
      popularity: ingredient?.popularity ?? ratePopularity(food, name),
      isIngredient: ingredient !== undefined,
      source: food.source,
      sourceCode: food.code,
      ...nutrients,
    };
  });
  const hidden = hiddenAnimals(foods);
  if (hidden.length > 0) throw new Error(`Cholesterol, and no animal ingredient found: ${hidden.join(" | ")}`);
  return foods;
}

/** The newest source comes first; an older food with the same name is the same food and is left out. */
function giveNames(foods: readonly SourceFood[]): Map<string, SourceFood> {
  const named = new Map<string, SourceFood>();
  const chosen = new Map<string, SourceFood>();
  const wordings = new Set<string>();
  for (const food of foods) {
    const ingredient = findKitchenIngredient(food);
    const name = ingredient?.name ?? nameFood(food);
    const other = chosen.get(name.toLowerCase());
    if (other?.release === "fndds2021" && food.release === "fndds2021") {
      throw new Error(`'${other.name}' and '${food.name}' are both called '${name}': give one a name by hand.`);
    }
    if (other && ingredient) throw new Error(`'${other.name}' is called '${name}' already: give the ingredient another name.`);
    if (other || (!ingredient && food.release !== "fndds2021" && wordings.has(wording(name)))) continue;
    chosen.set(name.toLowerCase(), food);
    wordings.add(wording(name));
    named.set(name, food);
  }
  return named;
}

/** Gives the same result for 'Taco with meat' and 'Meat taco'. */
function wording(name: string): string {
  const words =
    name
      .toLowerCase()
      .replace(/['’!.]/g, "")
      .match(/[a-z0-9%&ñ]+/g) ?? [];
  const telling = words.filter((word) => !/^(with|and|or|of|the|on|in)$/.test(word)).map((word) => word.replace(/(?<=...)s$/, ""));
  return [...new Set(telling)].toSorted().join(" ");
}

export function compressCatalogue(foods: readonly CatalogueFood[]): Buffer {
  const json = Buffer.from(packCatalogue(foods));
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
}

function main(): void {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error("Usage: npx tsx scripts/catalogue/build-catalogue.ts FOLDER (the folder of USDA's TSV files)");
    process.exitCode = 1;
    return;
  }
  const foods = buildCatalogue(folder);
  const bytes = compressCatalogue(foods);
  writeFileSync(CATALOGUE_FILE, bytes);
  console.log(`${foods.length} foods, ${(bytes.length / 1024).toFixed(0)} KB: ${CATALOGUE_FILE}`);
  for (const field of ["source", "category"] as const) {
    const values = [...new Set(foods.map((food) => food[field]))];
    console.log(values.map((value) => `${value}: ${foods.filter((food) => food[field] === value).length}`).join(", "));
  }
}

if (process.argv[1]?.endsWith("build-catalogue.ts")) main();
