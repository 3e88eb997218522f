import type { EntryRow } from "#server/db/tables/diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";

type Entry = Pick<EntryRow, "loggedAt" | "mealType" | "quantity"> & { nutrition: FoodVersion };

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

/** One line an entry, with what was eaten and not what 100 g hold. A missing figure stays empty. */
export function toDiaryCsv(entries: Entry[]): string {
  const lines = entries.map(({ loggedAt, mealType, quantity, nutrition }) => {
    const { name, calories, protein, carbs, fat, fiber, sugar, sodium } = nutrition;
    const eaten = [calories, protein, carbs, fat, fiber, sugar, sodium].map((value) =>
      value === null ? "" : round((value * quantity) / 100),
    );
    return [loggedAt.toISOString(), mealType, name, quantity, ...eaten];
  });
  return [HEADER, ...lines].map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

/** Spreadsheets run a text that starts like a formula, so it gets a quote in front. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const round = (value: number): number => Math.round(value * 100) / 100;
