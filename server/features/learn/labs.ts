import { findLesson } from "#core/content/learn/all-lessons.ts";
import { PORTION_FOODS, type PortionFood } from "#core/content/learn/portion-foods.ts";
import type { LabeledFood, LabelLab, LabLine, PortionToGuess, SwapFood, Swaps } from "#core/contracts/learn/learn-labs.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { type LabelLine, labelFacts } from "#core/domain/nutrients/nutrition-label.ts";
import { makeQuestion } from "#core/domain/questions/make-question.ts";
import {
  amountOf,
  dailyValueOf,
  isQuizFood,
  isShownInCalmMode,
  type QuestionNutrient,
  rounded,
  servingOf,
  unitOf,
  wordFor,
} from "#core/domain/questions/quiz-foods.ts";
import { showFood } from "#core/domain/questions/show-food.ts";
import { type Catalogue, type CatalogueEntry, withAddedSugars } from "#server/catalogue/catalogue.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { quizPool } from "./ask-questions.ts";
import { finder } from "./show-lesson.ts";

const LABELED = [
  "Cereal",
  "Oatmeal",
  "Whole milk",
  "Yogurt",
  "White bread",
  "Whole wheat bread",
  "Peanut butter",
  "Lentils",
  "Potato chips",
];
/** Label lines about energy, or about nutrients that provide it. */
const ENERGY_LINE = /fat|carbohydrate|sugar|fiber|protein/i;
const CUP_ML = 236.588;
/** Volume measures in the catalogue. A food's density is calculated from the first one it has. */
const ML = { "1 cup": CUP_ML, "1 tablespoon": CUP_ML / 16, "1 fl oz": CUP_ML / 8 } as const;
const OUNCE_GRAMS = 28.35;

export function labelLab(catalogue: Catalogue): LabelLab {
  const findFood = finder(catalogue);
  const pool = quizPool(catalogue, []);
  const learner = { age: null, gender: null, isCalm: false };
  const questions = ["the-5-20-rule", "front-of-pack-words"].flatMap((slug) => {
    const lesson = findLesson(slug);
    return lesson
      ? lesson.questions.flatMap((_, plan) => [1, 2].flatMap((seed) => makeQuestion(lesson, plan, pool, learner, seed) ?? []))
      : [];
  });
  return { foods: LABELED.flatMap((name) => findFood(name) ?? []).map(labeled), questions };
}

function labeled(food: CatalogueFood): LabeledFood {
  const { grams } = servingOf(food);
  const { calories, lines, vitamins } = labelFacts({ ...food, otherNutrients: withAddedSugars(food.otherNutrients, food.patterns) }, grams);
  return { ...showFood(food), grams, calories, lines: [...lines, ...vitamins].map(showLine) };
}

const showLine = ({ name, unit, amount, percent, depth }: LabelLine): LabLine => ({
  name,
  amount: amount ? `${amount.isLessThan ? "less than " : ""}${amount.value} ${unit}` : "—",
  percent: percent ?? null,
  depth,
  isCalm: !ENERGY_LINE.test(name),
});

/** Skips foods if this installation's catalogue lacks the food or its measure. */
export const portionsToGuess = (catalogue: Catalogue): PortionToGuess[] =>
  PORTION_FOODS.flatMap((food) => portion(finder(catalogue)(food.name), food));

function portion(food: CatalogueFood | undefined, { shape, measure, densityFrom }: PortionFood): PortionToGuess[] {
  if (!food) return [];
  const gramsPerMl = densityOf(food, densityFrom);
  const measureGrams = gramsOfMeasure(food, measure, gramsPerMl);
  if (!gramsPerMl || !measureGrams) return [];
  return [
    {
      ...showFood(food),
      shape: shape.kind,
      ...("thicknessMm" in shape && { thicknessMm: shape.thicknessMm }),
      gramsPerMl,
      measure,
      measureGrams,
    },
  ];
}

const gramsOf = (food: CatalogueFood, start: string): number | undefined =>
  food.portions.find(({ label }) => label.startsWith(start))?.grams;

function densityOf(food: CatalogueFood, densityFrom: string | undefined): number | undefined {
  for (const [measure, ml] of Object.entries(ML)) {
    const grams = gramsOf(food, densityFrom?.startsWith(measure) ? densityFrom : measure);
    if (grams) return grams / ml;
  }
  return undefined;
}

function gramsOfMeasure(food: CatalogueFood, measure: PortionFood["measure"], gramsPerMl = 0): number | undefined {
  switch (measure) {
    case "cup":
      return gramsOf(food, "1 cup") ?? gramsPerMl * ML["1 cup"];
    case "tablespoon":
      return gramsOf(food, "1 tablespoon");
    case "slice":
      return gramsOf(food, "1 medium slice");
    case "ounce":
      return OUNCE_GRAMS;
  }
}

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
const KNOWN_WELL = 0.5;
const SAME_GRAMS = 2;
const STARTS = ["Cereal", "White bread", "Potato chips", "Yogurt", "White rice", "Hamburger", "Apple juice"];

/** Foods of the same kind with a similar portion size. Increases and decreases are both listed, and nothing is ranked. */
export function swapsFor(catalogue: Catalogue, foodId: string | undefined): Swaps {
  const { starts, byKind } = swapFoods(catalogue);
  const from = foodId === undefined ? (starts[0] ?? catalogue.entries[0]) : catalogue.find(foodId);
  if (!from) throw new AppError("not_found", "There is no such food.");
  const others: Swaps["others"] = [];
  for (const entry of byKind.get(kindOf(from)) ?? []) {
    const changes = entry !== from && isOfTheSameSize(entry, from) ? changesBetween(from, entry) : [];
    if (changes.length > 0) others.push({ ...asSwap(entry), changes });
    // Anyone may call this, so it computes no more swaps than are shown.
    if (others.length === SWAPS) break;
  }
  return {
    from: asSwap(from),
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

const swapFoodsOf = new WeakMap<Catalogue, SwapFoods>();

function swapFoods(catalogue: Catalogue): SwapFoods {
  const { entries } = catalogue;
  const foods = swapFoodsOf.get(catalogue) ?? {
    starts: STARTS.flatMap((name) => entries.find((entry) => entry.name === name) ?? []),
    byKind: groupByKind(
      entries
        .filter((entry) => entry.popularity >= KNOWN_WELL && isQuizFood(entry))
        .toSorted((one, other) => other.popularity - one.popularity),
    ),
  };
  swapFoodsOf.set(catalogue, foods);
  return foods;
}

const kindOf = ({ category, group }: CatalogueEntry): string => `${category} ${group}`;

function groupByKind(entries: readonly CatalogueEntry[]): Map<string, CatalogueEntry[]> {
  const byKind = new Map<string, CatalogueEntry[]>();
  for (const entry of entries) byKind.set(kindOf(entry), [...(byKind.get(kindOf(entry)) ?? []), entry]);
  return byKind;
}

const asSwap = (entry: CatalogueEntry): SwapFood => ({ ...showFood(entry), id: entry.id });

function isOfTheSameSize(entry: CatalogueEntry, from: CatalogueEntry): boolean {
  const ratio = servingOf(entry).grams / servingOf(from).grams;
  return ratio <= SAME_GRAMS && ratio >= 1 / SAME_GRAMS;
}

function changesBetween(from: CatalogueFood, to: CatalogueFood): Swaps["others"][number]["changes"] {
  return COMPARED.flatMap((nutrient) => {
    const [before, after] = [amountOf(from, nutrient), amountOf(to, nutrient)];
    if (before === undefined || after === undefined) return [];
    const difference = Math.sign(after - before) * rounded(Math.abs(after - before));
    if (Math.abs(difference) < (dailyValueOf(nutrient) ?? Number.POSITIVE_INFINITY) * WORTH_SAYING) return [];
    return [{ word: wordFor(nutrient), unit: unitOf(nutrient), difference, isCalm: isShownInCalmMode(nutrient) }];
  }).slice(0, MAX_CHANGES);
}
