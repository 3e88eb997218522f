import type { EntryRow } from "#server/db/tables/diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";

type Entry = Pick<EntryRow, "mealType" | "quantity"> & { loggedAt: string; nutrition: FoodVersion };

const HEADER = [
  "logged_at",
  "meal",
  "food",
  "quantity_g",
  "calories_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
  "fiber_g",
  "sugar_g",
  "sodium_mg",
];

/** One line per entry, with the figures of what was eaten, not of 100 g. A missing figure stays empty. */
export async function* diaryCsv(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  const names = new WeakMap<FoodVersion, string>();
  yield toLine(HEADER);
  for await (const entries of pages) {
    yield entries
      .map((entry) => {
        const name = names.get(entry.nutrition) ?? toCell(entry.nutrition.name);
        names.set(entry.nutrition, name);
        return toLine([entry.loggedAt, entry.mealType, name, entry.quantity, ...amountsOf(entry)]);
      })
      .join("");
  }
}

function amountsOf({ quantity, nutrition }: Entry): (string | number)[] {
  const { calories, protein, carbs, fat, fiber, sugar, sodium } = nutrition;
  return [calories, protein, carbs, fat, fiber, sugar, sodium].map((value) => (value === null ? "" : round((value * quantity) / 100)));
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
