import type { SwapFood, Swaps } from "#core/contracts/learn/learn-labs.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { showFood } from "#core/domain/questions/question-food.ts";
import {
  amountPerServing,
  defaultServing,
  findDailyValue,
  isQuizFood,
  isVisibleInCalmMode,
  nutrientUnit,
  nutrientWord,
  type QuestionNutrient,
  rounded,
} from "#core/domain/questions/quiz-foods.ts";
import type { SwapWish } from "#core/domain/questions/swap-wishes.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { AppError } from "#server/platform/http/errors.ts";

const COMPARED: readonly QuestionNutrient[] = [
  "fiber",
  "addedSugarsG",
  "sodium",
  "ironMg",
  "calciumMg",
  "protein",
  "vitaminCMg",
  "potassiumMg",
];
const SWAPS = 3;
const MAX_CHANGES = 5;
/** A share of the Daily Value. Smaller differences are too small to matter. */
const WORTH_SAYING = 0.04;
const MIN_POPULARITY = 0.5;
const SAME_GRAMS = 2;
const STARTS = ["Cereal", "White bread", "Potato chips", "Yogurt", "White rice", "Hamburger", "Apple juice"];

/** The nutrient that a wish asks for. */
const WISHED: Readonly<Partial<Record<SwapWish, QuestionNutrient>>> = {
  "more fiber": "fiber",
  "more protein": "protein",
  "more iron": "ironMg",
};
const NUTS: readonly Allergen[] = ["tree nuts", "peanut"];
const SWAP_NUTRIENTS: readonly QuestionNutrient[] = ["fiber", "addedSugarsG", "protein", "ironMg"];

interface WhichSwaps {
  food?: string | undefined;
  wish?: SwapWish | undefined;
}

/**
 * Foods of the same kind with a similar portion size. Increases and decreases are both listed, and nothing is ranked. A food that was asked
 * for is shown in any case, because somebody may want to replace exactly what they must not eat.
 */
export function swapsFor(
  catalogue: Catalogue,
  { food: foodId, wish }: WhichSwaps,
  mayBeOffered: (food: CatalogueFood) => boolean = () => true,
): Swaps {
  const { starts: allStarts, byKind } = swapFoods(catalogue);
  const starts = allStarts.filter(mayBeOffered);
  const from = foodId === undefined ? (starts[0] ?? catalogue.entries[0]) : catalogue.find(foodId);
  if (!from) throw new AppError("not_found", "learn.foodNotFound");
  const others: Swaps["others"] = [];
  for (const entry of byKind.get(toKind(from)) ?? []) {
    const isOffered = entry !== from && isOfTheSameSize(entry, from) && grants(catalogue, wish, from, entry) && mayBeOffered(entry);
    const changes = isOffered ? changesBetween(from, entry, wish) : [];
    if (changes.length > 0) others.push({ ...asSwap(entry), changes });
    // Anyone may call this, so it computes no more swaps than are shown.
    if (others.length === SWAPS) break;
  }
  return {
    from: { ...asSwap(from), figures: SWAP_NUTRIENTS.flatMap((nutrient) => toSwapNutrient(from, nutrient)) },
    others,
    starts: starts.map(({ id, name }) => ({ id, name })),
  };
}

interface SwapFoods {
  /** The foods that the page offers to start with. */
  starts: readonly CatalogueEntry[];
  /** Foods that can be swapped in, by kind, best known first. */
  byKind: ReadonlyMap<string, readonly CatalogueEntry[]>;
}

const swapFoodsCache = new WeakMap<Catalogue, SwapFoods>();

function swapFoods(catalogue: Catalogue): SwapFoods {
  const { entries } = catalogue;
  const foods = swapFoodsCache.get(catalogue) ?? {
    starts: STARTS.flatMap((name) => entries.find((entry) => entry.name === name) ?? []),
    byKind: groupByKind(
      entries.filter((entry) => entry.popularity >= MIN_POPULARITY && isQuizFood(entry)).toSorted((a, b) => b.popularity - a.popularity),
    ),
  };
  swapFoodsCache.set(catalogue, foods);
  return foods;
}

const toKind = ({ category, group }: CatalogueEntry): string => `${category} ${group}`;

function groupByKind(entries: readonly CatalogueEntry[]): Map<string, CatalogueEntry[]> {
  const byKind = new Map<string, CatalogueEntry[]>();
  for (const entry of entries) byKind.set(toKind(entry), [...(byKind.get(toKind(entry)) ?? []), entry]);
  return byKind;
}

const asSwap = (entry: CatalogueEntry): SwapFood => ({ ...showFood(entry), id: entry.id, grams: defaultServing(entry).grams });

function toSwapNutrient(entry: CatalogueEntry, nutrient: QuestionNutrient): Swaps["from"]["figures"] {
  const amount = amountPerServing(entry, nutrient);
  if (amount === undefined) return [];
  return [{ word: nutrientWord(nutrient), unit: nutrientUnit(nutrient), amount: rounded(amount), isCalm: isVisibleInCalmMode(nutrient) }];
}

/** Whether a food has what the person wishes for. A food that may contain nuts, or of which that is unknown, counts as one with nuts. */
function grants(catalogue: Catalogue, wish: SwapWish | undefined, from: CatalogueEntry, entry: CatalogueEntry): boolean {
  if (wish === undefined) return true;
  const nutrient = WISHED[wish];
  if (nutrient) return (differenceIn(nutrient, from, entry) ?? 0) > 0;
  const { allergens } = catalogue.getRow(entry);
  return allergens !== null && !NUTS.some((nut) => allergens.contains.includes(nut) || allergens.mayContain.includes(nut));
}

function isOfTheSameSize(entry: CatalogueEntry, from: CatalogueEntry): boolean {
  const ratio = defaultServing(entry).grams / defaultServing(from).grams;
  return ratio <= SAME_GRAMS && ratio >= 1 / SAME_GRAMS;
}

/** The nutrient that was wished for comes first. */
function changesBetween(from: CatalogueFood, to: CatalogueFood, wish: SwapWish | undefined): Swaps["others"][number]["changes"] {
  const wished = wish && WISHED[wish];
  const compared = wished ? [wished, ...COMPARED.filter((nutrient) => nutrient !== wished)] : COMPARED;
  return compared
    .flatMap((nutrient) => {
      const difference = differenceIn(nutrient, from, to);
      return difference
        ? [{ word: nutrientWord(nutrient), unit: nutrientUnit(nutrient), difference, isCalm: isVisibleInCalmMode(nutrient) }]
        : [];
    })
    .slice(0, MAX_CHANGES);
}

/** The difference between the usual servings, as it is shown; undefined if it is unknown or too small to matter. */
function differenceIn(nutrient: QuestionNutrient, from: CatalogueFood, to: CatalogueFood): number | undefined {
  const [before, after] = [amountPerServing(from, nutrient), amountPerServing(to, nutrient)];
  if (before === undefined || after === undefined) return undefined;
  const difference = Math.sign(after - before) * rounded(Math.abs(after - before));
  return Math.abs(difference) < (findDailyValue(nutrient) ?? Number.POSITIVE_INFINITY) * WORTH_SAYING ? undefined : difference;
}
