import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { GOOD_SOURCE_FROM_PERCENT, HIGH_FROM_PERCENT, LOW_UP_TO_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { QuestionTexts } from "#core/texts/domain-texts.ts";
import type { QuestionOf } from "./question.ts";
import { showFood, toAmount } from "./question-food.ts";
import {
  amountPerServing,
  defaultServing,
  findDailyValue,
  minQuizAmount,
  nutrientUnit,
  nutrientWord,
  type QuestionNutrient,
  rounded,
} from "./quiz-foods.ts";
import type { Random } from "./random.ts";

/** The input of every generator: foods in the order in which they are tried, and the sentence that explains the answer. */
export interface QuestionInput {
  foods: Iterable<CatalogueFood>;
  random: Random;
  texts: QuestionTexts;
  why: string;
  source: string;
}

/** Two amounts must differ by this factor, so that the right answer is beyond dispute. */
const CLEAR_RATIO = 1.3;
const ESTIMATE_TOLERANCE = 0.2;
const SLIDER_STEPS = 40;
/** No question is asked about a food within this many percentage points of a label limit. */
const MARGIN_PERCENT = 1;
const FILL_UP_TO = 1.5;
const FILL_OPTIONS = 4;

interface Measured {
  food: CatalogueFood;
  amount: number;
}

function* measured(foods: Iterable<CatalogueFood>, nutrient: QuestionNutrient | "weight"): Generator<Measured> {
  for (const food of foods) {
    const amount = nutrient === "weight" ? defaultServing(food).grams : amountPerServing(food, nutrient);
    if (amount !== undefined) yield { food, amount };
  }
}

function find<T>(items: Iterable<T>, fits: (item: T) => boolean): T | undefined {
  for (const item of items) if (fits(item)) return item;
  return undefined;
}

const isClearlyMore = (more: number, less: number): boolean =>
  rounded(more) >= CLEAR_RATIO * rounded(less) && rounded(more) > rounded(less);
const option = (food: CatalogueFood) => ({ text: food.name, food: showFood(food) });
const nutrientAmounts = (foods: readonly CatalogueFood[], nutrient: QuestionNutrient) =>
  foods.flatMap((food) => toAmount(food, nutrient) ?? []);

export function compareFoods({ foods, random, why, source }: QuestionInput, nutrient: QuestionNutrient): QuestionOf<"choice"> | undefined {
  const more = find(measured(foods, nutrient), ({ amount }) => amount >= minQuizAmount(nutrient));
  const less = more && find(measured(foods, nutrient), ({ food, amount }) => food !== more.food && isClearlyMore(more.amount, amount));
  if (!less) return undefined;
  const pair = random.shuffled([more, less]);
  return {
    form: "choice",
    kind: "compare",
    ask: `Which serving brings more ${nutrientWord(nutrient)}?`,
    foods: [],
    given: [],
    options: pair.map(({ food }) => option(food)),
    answer: pair.indexOf(more),
    figures: nutrientAmounts([more.food, less.food], nutrient),
    why,
    source,
  };
}

export function rankFoods({ foods, random, why, source }: QuestionInput, nutrient: QuestionNutrient): QuestionOf<"order"> | undefined {
  const chosen: Measured[] = [];
  for (const next of measured(foods, nutrient)) {
    const fits = chosen.every(({ amount }) => isClearlyMore(amount, next.amount) || isClearlyMore(next.amount, amount));
    if (fits && (chosen.length > 0 || next.amount >= minQuizAmount(nutrient))) chosen.push(next);
    if (chosen.length === 3) break;
  }
  if (chosen.length < 3) return undefined;
  const shuffled = random.shuffled(chosen);
  const ranked = [...shuffled].sort((a, b) => b.amount - a.amount);
  return {
    form: "order",
    kind: "rank",
    ask: `Put them in order, the most ${nutrientWord(nutrient)} first.`,
    foods: [],
    given: [],
    options: shuffled.map(({ food }) => option(food)),
    answer: ranked.map((food) => shuffled.indexOf(food)),
    figures: nutrientAmounts(
      ranked.map(({ food }) => food),
      nutrient,
    ),
    why,
    source,
  };
}

export function estimateAmount(
  { foods, random, why, source }: QuestionInput,
  nutrient: QuestionNutrient | "weight",
): QuestionOf<"slider"> | undefined {
  const smallest = nutrient === "weight" ? 10 : minQuizAmount(nutrient);
  const found = find(measured(foods, nutrient), ({ amount }) => rounded(amount) >= Math.max(smallest, 1));
  if (!found) return undefined;
  const answer = rounded(found.amount);
  const max = niceAbove(answer * (1.4 + random.below(12) / 10));
  const unit = nutrient === "weight" ? "g" : nutrientUnit(nutrient);
  return {
    form: "slider",
    kind: "estimate",
    ask: nutrient === "weight" ? "How much does this serving weigh?" : `How much ${nutrientWord(nutrient)} is in this serving?`,
    foods: [showFood(found.food)],
    given: [],
    unit,
    answer,
    tolerance: answer * ESTIMATE_TOLERANCE,
    max,
    step: max / SLIDER_STEPS,
    figures: [{ label: `${found.food.name}, ${defaultServing(found.food).label}`, amount: answer, unit }],
    why,
    source,
  };
}

export function classifyAmount({ foods, why, source }: QuestionInput, nutrient: QuestionNutrient): QuestionOf<"choice"> | undefined {
  const found = find(withPercent(foods, nutrient), isFarFrom([LOW_UP_TO_PERCENT, HIGH_FROM_PERCENT]));
  if (!found) return undefined;
  const answer = found.percent <= LOW_UP_TO_PERCENT ? 0 : found.percent >= HIGH_FROM_PERCENT ? 2 : 1;
  return {
    form: "choice",
    kind: "band",
    ask: `By the 5/20 rule, how is ${nutrientWord(nutrient)} in this serving?`,
    foods: [showFood(found.food)],
    given: [],
    options: [{ text: "Low" }, { text: "In between" }, { text: "High" }],
    answer,
    figures: [{ label: `${found.food.name}, ${defaultServing(found.food).label}`, amount: Math.round(found.percent), unit: "% DV" }],
    why,
    source,
  };
}

export function checkClaim(
  { foods, random, why, source }: QuestionInput,
  claim: "good-source" | "high" | "low-sodium",
  nutrient: QuestionNutrient,
): QuestionOf<"choice"> | undefined {
  const limits =
    claim === "good-source" ? [GOOD_SOURCE_FROM_PERCENT, HIGH_FROM_PERCENT] : claim === "high" ? [HIGH_FROM_PERCENT] : [LOW_SODIUM_PERCENT];
  const isClear = isFarFrom(limits);
  const isTrue = (percent: number): boolean => {
    if (claim === "low-sodium") return percent <= LOW_SODIUM_PERCENT;
    if (claim === "high") return percent >= HIGH_FROM_PERCENT;
    return percent >= GOOD_SOURCE_FROM_PERCENT && percent < HIGH_FROM_PERCENT;
  };
  const isRight = random.below(2) === 0;
  const found =
    find(withPercent(foods, nutrient), (measure) => isClear(measure) && isTrue(measure.percent) === isRight) ??
    find(withPercent(foods, nutrient), isClear);
  if (!found) return undefined;
  const words = {
    "good-source": `a good source of ${nutrientWord(nutrient)}`,
    high: `high in ${nutrientWord(nutrient)}`,
    "low-sodium": "low in sodium",
  }[claim];
  return {
    form: "choice",
    kind: "claim",
    ask: `'This serving is ${words}.' May a package say that?`,
    foods: [showFood(found.food)],
    given: [],
    options: [{ text: "Yes" }, { text: "No" }],
    answer: isTrue(found.percent) ? 0 : 1,
    figures: [{ label: `${found.food.name}, ${defaultServing(found.food).label}`, amount: Math.round(found.percent), unit: "% DV" }],
    why,
    source,
  };
}

/** Asks the user to reach a need with whole portions, without going far above it. */
export function fillNeed({ foods, why, source }: QuestionInput, nutrient: QuestionNutrient, need: number): QuestionOf<"fill"> | undefined {
  const useful: Measured[] = [];
  for (const next of measured(foods, nutrient)) {
    if (next.amount >= need * 0.08 && next.amount <= need * 0.6) useful.push(next);
    if (useful.length === FILL_OPTIONS) break;
  }
  if (useful.length < 3) return undefined;
  return {
    form: "fill",
    kind: "fill",
    ask: `Choose portions that reach ${rounded(need)} ${nutrientUnit(nutrient)} of ${nutrientWord(nutrient)}.`,
    foods: [],
    given: [],
    unit: nutrientUnit(nutrient),
    need: rounded(need),
    most: rounded(need * FILL_UP_TO),
    options: useful.map(({ food }) => option(food)),
    amounts: useful.map(({ amount }) => rounded(amount)),
    figures: nutrientAmounts(
      useful.map(({ food }) => food),
      nutrient,
    ),
    why,
    source,
  };
}

/** 140 mg as a percentage of the Daily Value of 2,300 mg. */
const LOW_SODIUM_PERCENT = (140 / 2300) * 100;

interface Share {
  food: CatalogueFood;
  percent: number;
}

const isFarFrom =
  (limits: readonly number[]) =>
  ({ percent }: Share): boolean =>
    limits.every((limit) => Math.abs(percent - limit) > MARGIN_PERCENT);

function* withPercent(foods: Iterable<CatalogueFood>, nutrient: QuestionNutrient): Generator<Share> {
  const dailyValue = findDailyValue(nutrient);
  if (dailyValue === undefined) return;
  for (const { food, amount } of measured(foods, nutrient)) yield { food, percent: (100 * amount) / dailyValue };
}

/** The next round number for the end of a slider: 10, 15, 20, 30, 40, 60, 80, 100 … */
function niceAbove(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  const step = [1, 1.5, 2, 3, 4, 6, 8, 10].find((candidate) => candidate * magnitude >= amount) ?? 10;
  return step * magnitude;
}
