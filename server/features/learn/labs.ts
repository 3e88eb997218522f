import { findLesson } from "#core/content/learn/all-lessons.ts";
import { PORTION_FOODS, type PortionFood } from "#core/content/learn/portion-foods.ts";
import type { LabeledFood, LabelLab, LabLine, PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { type LabelLine, labelFacts } from "#core/domain/nutrients/nutrition-label.ts";
import { makeQuestion } from "#core/domain/questions/make-question.ts";
import { showFood } from "#core/domain/questions/question-food.ts";
import { defaultServing } from "#core/domain/questions/quiz-foods.ts";
import { type Catalogue, withAddedSugars } from "#server/catalogue/catalogue.ts";
import { quizPool } from "./ask-questions.ts";
import { finder } from "./lesson-response.ts";

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
  "Orange juice",
  "Cola (soft drink)",
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
  const learner = { ...UNKNOWN_BODY, isCalm: false };
  const questions = ["the-5-20-rule", "front-of-pack-words"].flatMap((slug) => {
    const lesson = findLesson(slug);
    return lesson
      ? lesson.questions.flatMap((_, plan) => [1, 2].flatMap((seed) => makeQuestion(lesson, plan, pool, learner, seed) ?? []))
      : [];
  });
  return { foods: LABELED.flatMap((name) => findFood(name) ?? []).map(labeled), questions };
}

function labeled(food: CatalogueFood): LabeledFood {
  const { grams } = defaultServing(food);
  const { calories, lines, vitamins } = labelFacts({ ...food, otherNutrients: withAddedSugars(food.otherNutrients, food.patterns) }, grams);
  return { ...showFood(food), grams, calories, lines: lines.map(showLine), vitamins: vitamins.map(showLine) };
}

const showLine = ({ name, unit, amount, percent, dailyValue, depth }: LabelLine): LabLine => ({
  name,
  amount: amount ? `${amount.isLessThan ? "less than " : ""}${amount.value} ${unit}` : "—",
  percent: percent ?? null,
  dailyValue: dailyValue === undefined ? null : `${dailyValue.toLocaleString("en-US")} ${unit}`,
  depth,
  isCalm: !ENERGY_LINE.test(name),
});

/** Skips foods if this installation's catalogue lacks the food or its measure. */
export const portionsToGuess = (catalogue: Catalogue): PortionToGuess[] =>
  PORTION_FOODS.flatMap((food) => portion(finder(catalogue)(food.name), food));

function portion(food: CatalogueFood | undefined, { shape, measure, densityFrom }: PortionFood): PortionToGuess[] {
  if (!food) return [];
  const gramsPerMl = findDensity(food, densityFrom);
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

const findPortionGrams = (food: CatalogueFood, start: string): number | undefined =>
  food.portions.find(({ label }) => label.startsWith(start))?.grams;

function findDensity(food: CatalogueFood, densityFrom: string | undefined): number | undefined {
  for (const [measure, ml] of Object.entries(ML)) {
    const grams = findPortionGrams(food, densityFrom?.startsWith(measure) ? densityFrom : measure);
    if (grams) return grams / ml;
  }
  return undefined;
}

function gramsOfMeasure(food: CatalogueFood, measure: PortionFood["measure"], gramsPerMl = 0): number | undefined {
  switch (measure) {
    case "cup":
      return findPortionGrams(food, "1 cup") ?? gramsPerMl * ML["1 cup"];
    case "tablespoon":
      return findPortionGrams(food, "1 tablespoon");
    case "slice":
      return findPortionGrams(food, "1 medium slice");
    case "ounce":
      return OUNCE_GRAMS;
  }
}
