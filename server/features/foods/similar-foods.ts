import { MINERALS, VITAMINS } from "#core/domain/nutrients.ts";
import type { Catalogue, CatalogueEntry } from "#server/catalogue/catalogue.ts";

export interface Similar {
  entry: CatalogueEntry;
  nutrient: string;
  label: string;
  timesAsMuch: number;
}

/** What is worth having more of. */
const WANTED: Record<string, { label: string; dailyValue: number }> = {
  fiber: { label: "fiber", dailyValue: 28 },
  protein: { label: "protein", dailyValue: 50 },
  calciumMg: { label: "calcium", dailyValue: MINERALS.calciumMg.dailyValue },
  ironMg: { label: "iron", dailyValue: MINERALS.ironMg.dailyValue },
  potassiumMg: { label: "potassium", dailyValue: MINERALS.potassiumMg.dailyValue },
  vitaminCMg: { label: "vitamin C", dailyValue: VITAMINS.vitaminCMg.dailyValue },
  vitaminAUg: { label: "vitamin A", dailyValue: VITAMINS.vitaminAUg.dailyValue },
  folateUg: { label: "folate", dailyValue: VITAMINS.folateUg.dailyValue },
};
const AT_LEAST_TIMES = 1.5;
/** Twice nothing is nothing: the serving must hold a tenth of the day. */
const AT_LEAST_SHARE = 0.1;
const LISTED = 4;
const KNOWN_WELL = 0.5;

/** Foods of the same kind whose usual serving adds more of something; one for each nutrient, the best known first. */
export function listSimilar(catalogue: Catalogue, food: CatalogueEntry): Similar[] {
  const kin = catalogue.entries
    .filter((entry) => entry.id !== food.id && entry.group === food.group && entry.popularity >= KNOWN_WELL)
    .toSorted((one, other) => other.popularity - one.popularity);
  const chosen = new Set<string>();
  return Object.entries(WANTED)
    .flatMap(([nutrient, { label, dailyValue }]) => {
      const has = perServing(food, nutrient) ?? 0;
      const better = kin.find((entry) => {
        const offers = perServing(entry, nutrient) ?? 0;
        return !chosen.has(entry.id) && offers >= dailyValue * AT_LEAST_SHARE && offers >= has * AT_LEAST_TIMES && has > 0;
      });
      if (!better) return [];
      chosen.add(better.id);
      return [{ entry: better, nutrient, label, timesAsMuch: (perServing(better, nutrient) ?? 0) / has }];
    })
    .slice(0, LISTED);
}

function perServing(food: CatalogueEntry, nutrient: string): number | undefined {
  const per100: Record<string, number | null | undefined> = {
    fiber: food.fiber,
    protein: food.protein,
    ...food.vitamins,
    ...food.minerals,
  };
  const amount = per100[nutrient];
  const grams = food.portions[0]?.grams;
  return amount == null || grams === undefined ? undefined : (amount * grams) / 100;
}
