import { findLesson } from "#core/content/learn/all-lessons.ts";
import { PORTION_FOODS, type PortionFood } from "#core/content/learn/portion-foods.ts";
import type { LabeledFood, LabelLab, LabLine, PortionToGuess, SwapFood, Swaps } from "#core/contracts/learn-labs.ts";
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
/** Lines of a label that carry energy or grams of what brings it. */
const ENERGY_LINE = /fat|carbohydrate|sugar|fiber|protein/i;
const CUP_ML = 236.588;
/** Measures of volume in the catalogue; the first that a food has says how dense it is. */
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

/** Left out where the catalogue of this installation lacks the food or its measure. */
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
const MOST_CHANGES = 5;
/** Of a Daily Value: less than that nobody notices. */
const WORTH_SAYING = 0.04;
const KNOWN_WELL = 0.5;
const SAME_GRAMS = 2;
const STARTS = ["Cereal", "White bread", "Potato chips", "Yogurt", "White rice", "Hamburger", "Apple juice"];

/** Of the same kind and about as much on the plate; what changes is said both ways, and nothing is ranked. */
export function swapsFor(catalogue: Catalogue, foodId: string | undefined): Swaps {
  const starts = STARTS.flatMap((name) => catalogue.entries.find((entry) => entry.name === name) ?? []);
  const from = foodId === undefined ? (starts[0] ?? catalogue.entries[0]) : catalogue.find(foodId);
  if (!from) throw new AppError("not_found", "There is no such food.");
  const others = catalogue.entries
    .filter((entry) => isOfTheSameRole(entry, from))
    .toSorted((one, other) => other.popularity - one.popularity)
    .map((entry) => ({ entry, changes: changesBetween(from, entry) }))
    .filter(({ changes }) => changes.length > 0)
    .slice(0, SWAPS);
  return {
    from: asSwap(from),
    others: others.map(({ entry, changes }) => ({ ...asSwap(entry), changes })),
    starts: starts.map(({ id, name }) => ({ id, name })),
  };
}

const asSwap = (entry: CatalogueEntry): SwapFood => ({ ...showFood(entry), id: entry.id });

function isOfTheSameRole(entry: CatalogueEntry, from: CatalogueEntry): boolean {
  if (entry.id === from.id || entry.category !== from.category || entry.group !== from.group) return false;
  if (entry.popularity < KNOWN_WELL || !isQuizFood(entry)) return false;
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
  }).slice(0, MOST_CHANGES);
}
