import { writeFileSync } from "node:fs";
import path from "node:path";
import { ingredientWord } from "#core/domain/food-texts/ingredient-words.ts";
import type { FoodNutrients } from "#core/domain/foods/catalogue-food.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { toFoodNutrients } from "./read/nutrient-columns.ts";
import { readLines } from "./read/read-ingredients.ts";
import { readSourceFoods } from "./read/read-tsv.ts";

const TARGET = "core/domain/food-texts/ingredient-nutrients.ts";

const NUTRIENTS: readonly (readonly [name: string, read: (nutrients: FoodNutrients) => number | null | undefined])[] = [
  ["protein", ({ protein }) => protein],
  ["fiber", ({ fiber }) => fiber],
  ["saturatedFat", ({ saturatedFat }) => saturatedFat],
  ["sodium", ({ sodium }) => sodium],
  ["calciumMg", ({ minerals }) => minerals.calciumMg],
  ["ironMg", ({ minerals }) => minerals.ironMg],
  ["magnesiumMg", ({ minerals }) => minerals.magnesiumMg],
  ["potassiumMg", ({ minerals }) => minerals.potassiumMg],
  ["zincMg", ({ minerals }) => minerals.zincMg],
  ["vitaminAUg", ({ vitamins }) => vitamins.vitaminAUg],
  ["vitaminCMg", ({ vitamins }) => vitamins.vitaminCMg],
  ["vitaminDUg", ({ vitamins }) => vitamins.vitaminDUg],
  ["folateUg", ({ vitamins }) => vitamins.folateUg],
  ["vitaminB12Ug", ({ vitamins }) => vitamins.vitaminB12Ug],
];

/** The average content of 100 g of each ingredient, weighted by how often USDA's recipes use it. */
function averages(folder: string): Map<string, number[]> {
  const nutrients = new Map(readSourceFoods(folder, "sr28").map((food) => [food.code.padStart(5, "0"), toFoodNutrients(food.nutrients)]));
  const sums = new Map<string, { sum: number; count: number }[]>();
  for (const line of readLines(folder, "fndds_leaf_ingredients.tsv")) {
    const [, code = "", name = ""] = line.split("\t");
    const [word, found] = [ingredientWord(name), nutrients.get(code.padStart(5, "0"))];
    if (word === null || !found) continue;
    const ofWord = sums.get(word) ?? NUTRIENTS.map(() => ({ sum: 0, count: 0 }));
    sums.set(word, ofWord);
    for (const [index, [, read]] of NUTRIENTS.entries()) {
      const [amount, average] = [read(found), ofWord[index]];
      if (amount === null || amount === undefined || !average) continue;
      average.sum += amount;
      average.count += 1;
    }
  }
  return new Map([...sums].map(([word, ofWord]) => [word, ofWord.map(({ sum, count }) => (count === 0 ? 0 : short(sum / count)))]));
}

/** Two digits are precise enough to tell the source of a nutrient. */
const short = (amount: number): number => Number(amount.toPrecision(2));

function main(): void {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error("Usage: npx tsx scripts/catalogue/make-ingredient-nutrients.ts FOLDER (the folder of USDA's TSV files)");
    process.exitCode = 1;
    return;
  }
  const rows = [...averages(folder)].toSorted(([one], [other]) => one.localeCompare(other));
  const lines = rows.map(([word, amounts]) => `  [${JSON.stringify(word)}, [${amounts.join(", ")}]],`);
  writeFileSync(
    path.join(PROJECT_ROOT, TARGET),
    `/** Written by scripts/catalogue/make-ingredient-nutrients.ts from USDA SR28: what 100 g of an ingredient hold on average. */
export const SOURCED_NUTRIENTS = ${JSON.stringify(NUTRIENTS.map(([name]) => name))} as const;
export type SourcedNutrient = (typeof SOURCED_NUTRIENTS)[number];

/** In the order of the nutrients above. */
export const INGREDIENT_NUTRIENTS: ReadonlyMap<string, readonly number[]> = new Map([
${lines.join("\n")}
]);
`,
  );
}

main();
