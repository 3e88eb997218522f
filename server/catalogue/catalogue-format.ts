import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { FOOD_CATEGORIES } from "#core/domain/choices.ts";
import { MAIN_NUTRIENTS, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients.ts";

/** How foods.json.br is laid out: a column a field, because columns compress far better than rows. */
interface CatalogueFile {
  names: string[];
  otherNames: string[][];
  categories: number[];
  groups: Column;
  /** Label and grams in turn: [label, grams, label, grams, …]. */
  portions: number[][];
  portionLabels: string[];
  popularity: number[];
  sources: Column;
  codes: string[];
  figures: Record<string, (number | null)[]>;
}

/** Values that repeat are stored once and pointed at. */
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
  const file: CatalogueFile = {
    names: foods.map((food) => food.name),
    otherNames: foods.map((food) => food.otherNames),
    categories: foods.map((food) => FOOD_CATEGORIES.indexOf(food.category)),
    groups: packColumn(foods.map((food) => food.group)),
    portions: foods.map((food) => food.portions.flatMap(({ label, grams }) => [indexOf(labels, label), grams])),
    portionLabels: [],
    popularity: foods.map((food) => food.popularity),
    sources: packColumn(foods.map((food) => food.source)),
    codes: foods.map((food) => food.sourceCode),
    figures: {},
  };
  file.portionLabels = [...labels.keys()];
  for (const nutrient of Object.keys(MAIN_NUTRIENTS)) {
    file.figures[nutrient] = foods.map((food) => food[nutrient as keyof typeof MAIN_NUTRIENTS]);
  }
  for (const [group, nutrients] of GROUPS) {
    for (const nutrient of nutrients) {
      file.figures[nutrient] = foods.map((food) => (food[group] as Record<string, number | undefined>)[nutrient] ?? null);
    }
  }
  return JSON.stringify(file);
}

export function unpackCatalogue(json: string): CatalogueFood[] {
  // The file is our own, made by packCatalogue and checked by the tests of the catalogue.
  const file = JSON.parse(json) as CatalogueFile;
  const column = (nutrient: string) => file.figures[nutrient] ?? [];
  const main = {
    calories: column("calories"),
    protein: column("protein"),
    carbs: column("carbs"),
    fat: column("fat"),
    saturatedFat: column("saturatedFat"),
    fiber: column("fiber"),
    sugar: column("sugar"),
    sodium: column("sodium"),
  };
  const vitamins = columnsOf(VITAMINS, column);
  const minerals = columnsOf(MINERALS, column);
  const otherNutrients = columnsOf(OTHER_NUTRIENTS, column);
  return file.names.map((name, row) => ({
    name,
    otherNames: file.otherNames[row] ?? [],
    category: FOOD_CATEGORIES[file.categories[row] ?? -1] ?? "other",
    group: unpack(file.groups, row),
    portions: unpackPortions(file, row),
    popularity: file.popularity[row] ?? 0,
    source: unpack(file.sources, row),
    sourceCode: file.codes[row] ?? "",
    calories: main.calories[row] ?? null,
    protein: main.protein[row] ?? null,
    carbs: main.carbs[row] ?? null,
    fat: main.fat[row] ?? null,
    saturatedFat: main.saturatedFat[row] ?? null,
    fiber: main.fiber[row] ?? null,
    sugar: main.sugar[row] ?? null,
    sodium: main.sodium[row] ?? null,
    vitamins: known(vitamins, row),
    minerals: known(minerals, row),
    otherNutrients: known(otherNutrients, row),
  }));
}

type Columns<K extends string> = readonly (readonly [K, readonly (number | null)[]])[];

function columnsOf<K extends string>(nutrients: Record<K, unknown>, column: (nutrient: K) => (number | null)[]): Columns<K> {
  // Object.keys forgets that a record's keys are all it has.
  return (Object.keys(nutrients) as K[]).map((nutrient) => [nutrient, column(nutrient)]);
}

function packColumn(values: readonly string[]): Column {
  const seen = new Map<string, number>();
  const rows = values.map((value) => indexOf(seen, value));
  return { values: [...seen.keys()], rows };
}

function indexOf(seen: Map<string, number>, value: string): number {
  const known = seen.get(value) ?? seen.size;
  seen.set(value, known);
  return known;
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

function known<K extends string>(columns: Columns<K>, row: number): Partial<Record<K, number>> {
  const figures: Partial<Record<K, number>> = {};
  for (const [nutrient, values] of columns) {
    const value = values[row];
    if (value !== undefined && value !== null) figures[nutrient] = value;
  }
  return figures;
}
