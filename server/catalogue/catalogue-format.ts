import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import type { FoodPatterns, Ingredient } from "#core/domain/foods/food-patterns.ts";
import { MAIN_NUTRIENT_NAMES, MINERALS, mapMainNutrients, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";

/** The layout of foods.json.br: one column per field, because columns compress far better than rows. */
interface CatalogueFile {
  names: string[];
  otherNames: string[][];
  categories: number[];
  groups: Column;
  /** Label and grams alternate: [label, grams, label, grams, …]. */
  portions: number[][];
  portionLabels: string[];
  /** Name and share in thousandths alternate. */
  ingredients: number[][];
  ingredientNames: string[];
  /** Foods of the same food groups share a row of these columns; -1 if USDA has not counted the food. */
  patternRows: number[];
  patterns: Record<string, number[]>;
  popularity: number[];
  /** From this row on, the foods are kitchen ingredients. */
  firstIngredient: number;
  sources: Column;
  codes: string[];
  figures: Record<string, (number | null)[]>;
}

/** Repeated values are stored once and referenced. */
interface Column {
  values: string[];
  rows: number[];
}

type NutrientGroup = "vitamins" | "minerals" | "otherNutrients";
const GROUPS: readonly (readonly [NutrientGroup, readonly string[]])[] = [
  ["vitamins", Object.keys(VITAMINS)],
  ["minerals", Object.keys(MINERALS)],
  ["otherNutrients", Object.keys(OTHER_NUTRIENTS)],
];

export function packCatalogue(foods: readonly CatalogueFood[]): string {
  const labels = new Map<string, number>();
  const ingredientNames = new Map<string, number>();
  const file: CatalogueFile = {
    names: foods.map((food) => food.name),
    otherNames: foods.map((food) => food.otherNames),
    categories: foods.map((food) => FOOD_CATEGORIES.indexOf(food.category)),
    groups: packColumn(foods.map((food) => food.group)),
    portions: foods.map((food) => food.portions.flatMap(({ label, grams }) => [indexOf(labels, label), grams])),
    portionLabels: [],
    ingredients: foods.map((food) =>
      food.ingredients.flatMap(({ name, share }) => [indexOf(ingredientNames, name), Math.round(share * 1000)]),
    ),
    ingredientNames: [],
    ...packPatterns(foods),
    popularity: foods.map((food) => food.popularity),
    firstIngredient: foods.filter((food) => !food.isIngredient).length,
    sources: packColumn(foods.map((food) => food.source)),
    codes: foods.map((food) => food.sourceCode),
    figures: {},
  };
  file.portionLabels = [...labels.keys()];
  file.ingredientNames = [...ingredientNames.keys()];
  for (const nutrient of MAIN_NUTRIENT_NAMES) {
    file.figures[nutrient] = foods.map((food) => food[nutrient]);
  }
  for (const [group, nutrients] of GROUPS) {
    for (const nutrient of nutrients) {
      file.figures[nutrient] = foods.map((food) => (food[group] as Record<string, number | undefined>)[nutrient] ?? null);
    }
  }
  return JSON.stringify(file);
}

export function unpackCatalogue(json: string): CatalogueFood[] {
  // Safe to cast: the file is written by `packCatalogue` and checked by the catalogue's tests.
  const file = JSON.parse(json) as CatalogueFile;
  const column = (nutrient: string) => file.figures[nutrient] ?? [];
  const main = mapMainNutrients(column);
  const vitamins = toColumns(VITAMINS, column);
  const minerals = toColumns(MINERALS, column);
  const otherNutrients = toColumns(OTHER_NUTRIENTS, column);
  const patterns = unpackPatterns(file);
  return file.names.map((name, row) => ({
    name,
    otherNames: file.otherNames[row] ?? [],
    category: FOOD_CATEGORIES[file.categories[row] ?? -1] ?? "other",
    group: unpack(file.groups, row),
    portions: unpackPortions(file, row),
    ingredients: unpackIngredients(file, row),
    patterns: patterns[file.patternRows[row] ?? -1] ?? null,
    popularity: file.popularity[row] ?? 0,
    isIngredient: row >= file.firstIngredient,
    source: unpack(file.sources, row),
    sourceCode: file.codes[row] ?? "",
    ...mapMainNutrients((nutrient) => main[nutrient][row] ?? null),
    vitamins: readAmounts(vitamins, row),
    minerals: readAmounts(minerals, row),
    otherNutrients: readAmounts(otherNutrients, row),
  }));
}

type Columns<K extends string> = readonly (readonly [K, readonly (number | null)[]])[];

function toColumns<K extends string>(nutrients: Record<K, unknown>, column: (nutrient: K) => (number | null)[]): Columns<K> {
  // Safe to cast: `Object.keys` loses the key type of the record.
  return (Object.keys(nutrients) as K[]).map((nutrient) => [nutrient, column(nutrient)]);
}

function packColumn(values: readonly string[]): Column {
  const seen = new Map<string, number>();
  const rows = values.map((value) => indexOf(seen, value));
  return { values: [...seen.keys()], rows };
}

function indexOf(seen: Map<string, number>, value: string): number {
  const cachedIndex = seen.get(value) ?? seen.size;
  seen.set(value, cachedIndex);
  return cachedIndex;
}

function unpack(column: Column, row: number): string {
  return column.values[column.rows[row] ?? -1] ?? "";
}

function unpackPortions(file: CatalogueFile, row: number): CatalogueFood["portions"] {
  const flat = file.portions[row] ?? [];
  const portions: CatalogueFood["portions"] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    portions.push({ label: file.portionLabels[flat[index] ?? -1] ?? "", grams: flat[index + 1] ?? 0 });
  }
  return portions;
}

function unpackIngredients(file: CatalogueFile, row: number): Ingredient[] {
  const flat = file.ingredients[row] ?? [];
  const ingredients: Ingredient[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    ingredients.push({ name: file.ingredientNames[flat[index] ?? -1] ?? "", share: (flat[index + 1] ?? 0) / 1000 });
  }
  return ingredients;
}

function packPatterns(foods: readonly CatalogueFood[]): Pick<CatalogueFile, "patternRows" | "patterns"> {
  const seen = new Map<string, number>();
  const patterns: Record<string, number[]> = {};
  const patternRows = foods.map((food) => {
    if (food.patterns === null) return -1;
    const key = Object.values(food.patterns).join();
    for (const [pattern, amount] of seen.has(key) ? [] : Object.entries(food.patterns)) {
      patterns[pattern] = patterns[pattern] ?? [];
      patterns[pattern].push(amount);
    }
    return indexOf(seen, key);
  });
  return { patternRows, patterns };
}

/** One object per row, so that foods of the same food groups share it. */
function unpackPatterns(file: CatalogueFile): FoodPatterns[] {
  const column = (pattern: keyof FoodPatterns) => file.patterns[pattern] ?? [];
  const addedSugarsG = column("addedSugarsG");
  const wholeGrainsOz = column("wholeGrainsOz");
  const refinedGrainsOz = column("refinedGrainsOz");
  const fruitCups = column("fruitCups");
  const fruitJuiceCups = column("fruitJuiceCups");
  const vegetableCups = column("vegetableCups");
  const darkGreenCups = column("darkGreenCups");
  const redOrangeCups = column("redOrangeCups");
  const starchyVegetableCups = column("starchyVegetableCups");
  const legumesCups = column("legumesCups");
  const dairyCups = column("dairyCups");
  const milkCups = column("milkCups");
  const yogurtCups = column("yogurtCups");
  const cheeseCups = column("cheeseCups");
  const meatOz = column("meatOz");
  const curedMeatOz = column("curedMeatOz");
  const poultryOz = column("poultryOz");
  const seafoodHighOmega3Oz = column("seafoodHighOmega3Oz");
  const seafoodLowOmega3Oz = column("seafoodLowOmega3Oz");
  const eggsOz = column("eggsOz");
  const soyOz = column("soyOz");
  const nutsSeedsOz = column("nutsSeedsOz");
  const oilsG = column("oilsG");
  const solidFatsG = column("solidFatsG");
  return addedSugarsG.map((_, row) => ({
    addedSugarsG: addedSugarsG[row] ?? 0,
    wholeGrainsOz: wholeGrainsOz[row] ?? 0,
    refinedGrainsOz: refinedGrainsOz[row] ?? 0,
    fruitCups: fruitCups[row] ?? 0,
    fruitJuiceCups: fruitJuiceCups[row] ?? 0,
    vegetableCups: vegetableCups[row] ?? 0,
    darkGreenCups: darkGreenCups[row] ?? 0,
    redOrangeCups: redOrangeCups[row] ?? 0,
    starchyVegetableCups: starchyVegetableCups[row] ?? 0,
    legumesCups: legumesCups[row] ?? 0,
    dairyCups: dairyCups[row] ?? 0,
    milkCups: milkCups[row] ?? 0,
    yogurtCups: yogurtCups[row] ?? 0,
    cheeseCups: cheeseCups[row] ?? 0,
    meatOz: meatOz[row] ?? 0,
    curedMeatOz: curedMeatOz[row] ?? 0,
    poultryOz: poultryOz[row] ?? 0,
    seafoodHighOmega3Oz: seafoodHighOmega3Oz[row] ?? 0,
    seafoodLowOmega3Oz: seafoodLowOmega3Oz[row] ?? 0,
    eggsOz: eggsOz[row] ?? 0,
    soyOz: soyOz[row] ?? 0,
    nutsSeedsOz: nutsSeedsOz[row] ?? 0,
    oilsG: oilsG[row] ?? 0,
    solidFatsG: solidFatsG[row] ?? 0,
  }));
}

function readAmounts<K extends string>(columns: Columns<K>, row: number): Partial<Record<K, number>> {
  const amounts: Partial<Record<K, number>> = {};
  for (const [nutrient, values] of columns) {
    const value = values[row];
    if (value !== undefined && value !== null) amounts[nutrient] = value;
  }
  return amounts;
}
