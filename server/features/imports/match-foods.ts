import { type ImportedFood, MAX_LISTED_FOODS } from "#core/contracts/imports.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { matchFood } from "#server/catalogue/match-food.ts";
import { type EatenNutrients, type FileFood, foodKey } from "./read/imported-row.ts";

/** A search takes about a millisecond, so others get a turn after a few of them. */
const MATCHED_AT_ONCE = 5;
/** Only the foods that occur most often are matched. A real diary does not have more foods than this. */
const MAX_MATCHED = 3000;
const MACROS = ["protein", "carbs", "fat"] as const;
const CLOSE_SHARE = 0.15;
const CLOSE_KCAL = 10;
const CLOSE_G = 2;

export interface MatchedFoods {
  /** Maps a name in the file to the catalogue's food, if both name and figures match. */
  sure: Record<string, string>;
  counts: { sure: number; unsure: number; own: number };
  shown: ImportedFood[];
}

/** Finds the foods of a file that the catalogue has. */
export async function matchFoods(catalogue: Catalogue, foods: readonly FileFood[], pause: () => Promise<void>): Promise<MatchedFoods> {
  const sure: Record<string, string> = {};
  const counts = { sure: 0, unsure: 0, own: 0 };
  const listed: ImportedFood[] = [];
  const byTimes = foods.toSorted((a, b) => b.times - a.times);
  for (const [index, food] of byTimes.entries()) {
    if (index % MATCHED_AT_ONCE === 0) await pause();
    const entry = food.kind === "food" && index < MAX_MATCHED ? matchFood(catalogue, food.name) : undefined;
    const certainty = entry ? (convertToGrams(entry, food) === undefined ? "unsure" : "sure") : "own";
    if (entry && certainty === "sure") sure[foodKey(food.name)] = entry.id;
    counts[certainty] += 1;
    listed.push({ name: food.name, times: food.times, certainty, match: entry?.name ?? null });
  }
  const order = ["unsure", "sure", "own"];
  const sorted = listed.toSorted((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty)).slice(0, MAX_LISTED_FOODS);
  return { sure, counts, shown: sorted };
}

/** Returns how many grams of the catalogue's food have the file's figures, or undefined if no amount does. */
export function convertToGrams(entry: CatalogueEntry, eaten: { grams: number | null; figures: EatenNutrients }): number | undefined {
  const { calories } = eaten.figures;
  const grams = eaten.grams ?? (calories !== undefined && entry.calories ? (calories / entry.calories) * 100 : undefined);
  if (grams === undefined || grams <= 0) return undefined;
  const share = grams / 100;
  const isClose = (said: number | undefined, expected: number | null, close: number) =>
    said === undefined || expected === null || Math.abs(said - expected * share) <= Math.max(close, said * CLOSE_SHARE);
  const agrees =
    isClose(calories, entry.calories, CLOSE_KCAL) && MACROS.every((macro) => isClose(eaten.figures[macro], entry[macro], CLOSE_G));
  return agrees ? grams : undefined;
}
