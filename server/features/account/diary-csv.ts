import { isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { MAIN_NUTRIENT_NAMES, MAIN_NUTRIENTS, type MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { readDiary } from "#server/db/read-diary.ts";
import type { EntryRow } from "#server/db/tables/diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";

type Entry = Pick<EntryRow, "mealType" | "quantity"> & { loggedAt: string; nutrition: FoodVersion; allergens: StoredAllergens | null };

// Columns are only added at the end, because other programs may read them by their place.
const FIRST_NUTRIENTS: readonly MainNutrient[] = ["calories", "protein", "carbs", "fat", "fiber", "sugar", "sodium"];
const LATER_NUTRIENTS = MAIN_NUTRIENT_NAMES.filter((name) => !FIRST_NUTRIENTS.includes(name));

/** 'saturatedFat' is the column 'saturated_fat_g'. */
const columnName = (name: MainNutrient): string =>
  `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_${MAIN_NUTRIENTS[name].unit}`;

const HEADER = [
  ...["logged_at", "meal", "food", "quantity_g"],
  ...FIRST_NUTRIENTS.map(columnName),
  "allergens",
  ...LATER_NUTRIENTS.map(columnName),
];

/** The foods of a page of entries are looked up together. What is known of a food's allergens now also holds for the days before. */
export async function* readDiaryWithAllergens(shelves: Pick<Deps, "db" | "catalogue">, userId: string) {
  for await (const entries of readDiary(shelves.db, userId)) {
    const foods = await findFoods(
      shelves,
      userId,
      entries.map(({ foodId }) => foodId),
    );
    yield entries.map((entry) => ({ ...entry, allergens: foods.get(entry.foodId)?.allergens ?? null }));
  }
}

/** One line per entry, with the figures of what was eaten, not of 100 g. A missing figure stays empty. */
export async function* diaryCsv(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  const names = new WeakMap<FoodVersion, string>();
  yield toLine(HEADER);
  for await (const entries of pages) {
    yield entries
      .map((entry) => {
        const name = names.get(entry.nutrition) ?? toCell(entry.nutrition.name);
        names.set(entry.nutrition, name);
        return toLine([
          entry.loggedAt,
          entry.mealType,
          name,
          entry.quantity,
          ...listAmounts(entry, FIRST_NUTRIENTS),
          toCell(allergensText(entry.allergens)),
          ...listAmounts(entry, LATER_NUTRIENTS),
        ]);
      })
      .join("");
  }
}

const listAmounts = ({ quantity, nutrition }: Entry, nutrients: readonly MainNutrient[]): (string | number)[] =>
  nutrients.map((name) => {
    const per100G = nutrition[name];
    return per100G === null ? "" : round((per100G * quantity) / 100);
  });

/** 'Contains milk, egg. May contain soy. The rest is not known.' */
function allergensText(allergens: StoredAllergens | null): string {
  const { contains, mayContain } = allergens ?? { contains: [], mayContain: [] };
  const named = [
    ...(contains.length > 0 ? [`Contains ${contains.join(", ")}.`] : []),
    ...(mayContain.length > 0 ? [`May contain ${mayContain.join(", ")}.`] : []),
  ];
  if (isRestChecked(allergens)) return named.join(" ") || "None found.";
  return [...named, named.length > 0 ? "The rest is not known." : "Not known."].join(" ");
}

const toLine = (cells: readonly (string | number)[]): string => `${cells.join(",")}\r\n`;

/**
 * Matches before a formula at the start of a cell, or after a semicolon, where some spreadsheets split. Characters that spreadsheets skip
 * may precede the formula.
 */
const FORMULA_START = /(^|;)(?=[\s\p{Cf}"]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/** Spreadsheets execute text that starts like a formula, even in full-width characters, so it is prefixed with a quote. */
function toCell(value: string): string {
  // Some spreadsheets start a new cell at tabs and line breaks, and a name does not need them.
  const harmless = value.replaceAll(/\p{Cc}+/gu, " ").replaceAll(FORMULA_START, "$1'");
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const round = (value: number): number => Math.round(value * 100) / 100;
