import { foodKind } from "#core/domain/food-texts/food-kinds.ts";
import { addedSugarsG } from "#core/domain/food-texts/limits.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { type AnyNutrient, MAIN_NUTRIENTS, MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";

export interface Similar {
  entry: CatalogueEntry;
  nutrient: string;
  label: string;
  timesAsMuch: number;
}

/** Nutrients that most people should get more of. */
const MATCHED_NUTRIENTS = {
  fiber: { label: "fiber", dailyValue: MAIN_NUTRIENTS.fiber.dailyValue },
  protein: { label: "protein", dailyValue: MAIN_NUTRIENTS.protein.dailyValue },
  calciumMg: { label: "calcium", dailyValue: MINERALS.calciumMg.dailyValue },
  ironMg: { label: "iron", dailyValue: MINERALS.ironMg.dailyValue },
  potassiumMg: { label: "potassium", dailyValue: MINERALS.potassiumMg.dailyValue },
  vitaminCMg: { label: "vitamin C", dailyValue: VITAMINS.vitaminCMg.dailyValue },
  vitaminAUg: { label: "vitamin A", dailyValue: VITAMINS.vitaminAUg.dailyValue },
  folateUg: { label: "folate", dailyValue: VITAMINS.folateUg.dailyValue },
} as const satisfies Partial<Record<AnyNutrient, { label: string; dailyValue: number }>>;
const AT_LEAST_TIMES = 1.5;
/** Doubling a tiny amount is not an improvement, so the serving must provide at least a tenth of the daily value. */
const AT_LEAST_SHARE = 0.1;
const LISTED = 4;
const MIN_POPULARITY = 0.5;

/** A replacement must have a similar weight and energy, so that it is not just a larger serving. */
const SAME_ENERGY = 1.25;
const SAME_GRAMS = 1.5;
/** More of one nutrient must not come with more of those that labels recommend limiting. */
const LIMITS: readonly (readonly [AnyNutrient, slack: number])[] = [
  ["saturatedFat", 1],
  ["sodium", 100],
];
const SUGAR_SLACK_G = 2;
const SOLD_AS_LESS = /\b(diet|light|fat free|sugar free|no sugar)\b/i;

/** Foods of the same kind and role whose usual serving has more of a nutrient: one for each nutrient, the most popular first. */
export function listSimilar(catalogue: Catalogue, food: CatalogueEntry): Similar[] {
  const kin = catalogue.entries
    .filter(
      (entry) =>
        !entry.isIngredient &&
        entry.id !== food.id &&
        entry.group === food.group &&
        entry.popularity >= MIN_POPULARITY &&
        playsTheSameRole(entry, food),
    )
    .toSorted((a, b) => b.popularity - a.popularity);
  const chosen = new Set<string>();
  return (Object.keys(MATCHED_NUTRIENTS) as (keyof typeof MATCHED_NUTRIENTS)[])
    .flatMap((nutrient) => {
      const { label, dailyValue } = MATCHED_NUTRIENTS[nutrient];
      const has = amountPerPortion(food, nutrient) ?? 0;
      const better = kin.find((entry) => {
        const offers = amountPerPortion(entry, nutrient) ?? 0;
        return (
          !chosen.has(entry.id) &&
          offers >= dailyValue * AT_LEAST_SHARE &&
          offers >= has * AT_LEAST_TIMES &&
          has > 0 &&
          isItsOwn(entry, nutrient)
        );
      });
      if (!better) return [];
      chosen.add(better.id);
      return [{ entry: better, nutrient, label, timesAsMuch: (amountPerPortion(better, nutrient) ?? 0) / has }];
    })
    .slice(0, LISTED);
}

/** Nutrients that were added by the manufacturer or that come in a sweet are no reason to recommend a food. */
function isItsOwn(entry: CatalogueEntry, nutrient: keyof typeof MATCHED_NUTRIENTS): boolean {
  const { isTreat, added } = foodKind(entry);
  return !isTreat && !added.has(nutrient);
}

/** Whether one food can replace the other in a meal: whole wheat bread for white bread, but not a double burger for a single one. */
function playsTheSameRole(candidate: CatalogueEntry, food: CatalogueEntry): boolean {
  if (
    SOLD_AS_LESS.test(candidate.name) ||
    candidate.category !== food.category ||
    candidate.portions.length === 0 ||
    food.portions.length === 0
  )
    return false;
  const [energy, itsEnergy] = [amountPerPortion(food, "calories"), amountPerPortion(candidate, "calories")];
  if (energy === undefined || itsEnergy === undefined || itsEnergy > Math.max(energy * SAME_ENERGY, energy + 30)) return false;
  const [grams, itsGrams] = [food.portions[0]?.grams ?? 0, candidate.portions[0]?.grams ?? 0];
  if (itsGrams > grams * SAME_GRAMS || grams > itsGrams * SAME_GRAMS) return false;
  if (LIMITS.some(([nutrient, slack]) => (amountPerPortion(candidate, nutrient) ?? 0) > (amountPerPortion(food, nutrient) ?? 0) + slack))
    return false;
  return sugarInServing(candidate) <= sugarInServing(food) + SUGAR_SLACK_G;
}

/** Added sugar if USDA counted it, otherwise total sugar. */
const sugarInServing = (food: CatalogueEntry): number => addedSugarsG(food) ?? amountPerPortion(food, "sugar") ?? 0;
