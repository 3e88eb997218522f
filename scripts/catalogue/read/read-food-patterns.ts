import { readFileSync } from "node:fs";
import path from "node:path";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";

const GRAMS_PER_TEASPOON_OF_SUGAR = 4.2;

/** Our figures and their columns in USDA's Food Patterns Equivalents Database. */
const COLUMNS: Record<Exclude<keyof FoodPatterns, "addedSugarsG">, string> = {
  wholeGrainsOz: "G_WHOLE",
  refinedGrainsOz: "G_REFINED",
  fruitCups: "F_TOTAL",
  fruitJuiceCups: "F_JUICE",
  vegetableCups: "V_TOTAL",
  darkGreenCups: "V_DRKGR",
  redOrangeCups: "V_REDOR_TOTAL",
  starchyVegetableCups: "V_STARCHY_TOTAL",
  legumesCups: "V_LEGUMES",
  dairyCups: "D_TOTAL",
  milkCups: "D_MILK",
  yogurtCups: "D_YOGURT",
  cheeseCups: "D_CHEESE",
  meatOz: "PF_MEAT",
  curedMeatOz: "PF_CUREDMEAT",
  poultryOz: "PF_POULT",
  seafoodHighOmega3Oz: "PF_SEAFD_HI",
  seafoodLowOmega3Oz: "PF_SEAFD_LOW",
  eggsOz: "PF_EGGS",
  soyOz: "PF_SOY",
  nutsSeedsOz: "PF_NUTSDS",
  oilsG: "OILS",
  solidFatsG: "SOLID_FATS",
};

export type PatternsByCode = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function readFoodPatterns(folder: string): PatternsByCode {
  const [header = "", ...lines] = readFileSync(path.join(folder, "fped.tsv"), "utf8").replace(/\n$/, "").split("\n");
  const columns = header.split("\t");
  return new Map(
    lines.map((line) => {
      const cells = line.split("\t");
      return [cells[1] ?? "", new Map(columns.slice(2).map((column, index) => [column, Number(cells[index + 2])]))];
    }),
  );
}

/**
 * The groups were counted in the cooked food, so figures for a raw food are scaled by its cooked weight. Added sugar is capped at total
 * sugar, because USDA counted the groups in older recipes.
 */
export function toFoodPatterns(row: ReadonlyMap<string, number> | undefined, sugarG: number | null, cookedShare = 1): FoodPatterns | null {
  if (row === undefined) return null;
  const of = (column: string) => Number(((row.get(column) ?? 0) * cookedShare).toFixed(2));
  const addedG = Number(((row.get("ADD_SUGARS") ?? 0) * cookedShare * GRAMS_PER_TEASPOON_OF_SUGAR).toFixed(2));
  const amounts = Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [name, of(column)]));
  // Safe to cast: Object.fromEntries loses the key type, and the keys are those of COLUMNS.
  return { addedSugarsG: sugarG === null ? addedG : Math.min(addedG, sugarG), ...amounts } as unknown as FoodPatterns;
}
