import type { Lesson, QuestionPlan } from "#core/content/learn/lesson.ts";
import { SOURCES } from "#core/content/learn/sources.ts";
import { SORT_TABLES, VALUE_TABLES } from "#core/content/learn/tables.ts";
import { fillInRegion } from "#core/content/regions/fill-in-region.ts";
import type { Region } from "#core/content/regions/regions.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { needsFor, type Person } from "#core/domain/needs/needs.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/texts/languages.ts";
import { questionTextsIn } from "#core/texts/question-texts.ts";
import { checkClaim, classifyAmount, compareFoods, estimateAmount, fillNeed, type QuestionInput, rankFoods } from "./food-questions.ts";
import { FORMULAS, type FormulaId, isCalmFormula } from "./formulas.ts";
import type { Question } from "./question.ts";
import { showFood } from "./question-food.ts";
import { isQuizFood, isVisibleInCalmMode, type QuestionNutrient } from "./quiz-foods.ts";
import { type Random, seededRandom } from "./random.ts";
import type { Suitability } from "./reach-foods.ts";
import { oddOneOut, sortFoods, sortTable, valueInTable } from "./rule-questions.ts";

export interface QuizPool {
  /** Foods that the person logged in the last 30 days; they are used first. */
  logged: readonly CatalogueFood[];
  /** Widely known foods (`commonFoods`), used when the logged foods are not enough. */
  common: readonly CatalogueFood[];
}

export interface Learner extends Person {
  isCalm: boolean;
  /** Where they live, for emergency numbers. */
  region?: Region | undefined;
  language?: Language;
  /** False for what this person must not eat, such as a food with an allergen they avoid. Everything is offered to a visitor. */
  mayBeOffered?: (food: CatalogueFood) => boolean;
  /** The same in three steps, for a choice between foods. */
  rateSuitability?: (food: CatalogueFood) => Suitability;
}

const NUTRIENT_DATA_SOURCE = "Figures: USDA FNDDS 2021-2023.";

/** The misconception is also asked as a question, in addition to the lesson's own plans. */
export const MISCONCEPTION = "misconception";
export type PlanId = number | typeof MISCONCEPTION;

/** Returns undefined if too few foods fit or calm mode excludes the question. */
export function makeQuestion(lesson: Lesson, planId: PlanId, pool: QuizPool, learner: Learner, seed: number): Question | undefined {
  const random = seededRandom(seed);
  if (planId === MISCONCEPTION) return askMisconception(lesson, random);
  const plan = lesson.questions[planId];
  if (!plan || (learner.isCalm && !isCalmPlan(plan))) return undefined;
  return fromPlan(lesson, plan, pool, learner, random);
}

export function isCalmPlan(plan: QuestionPlan): boolean {
  if (plan.kind === "calculate") return isCalmFormula(plan.formula, plan.nutrient);
  return !("nutrient" in plan) || plan.nutrient === "weight" || isVisibleInCalmMode(plan.nutrient);
}

function fromPlan(lesson: Lesson, plan: QuestionPlan, pool: QuizPool, learner: Learner, random: Random): Question | undefined {
  if (plan.kind === "case") {
    const { scene, replies } = plan;
    return {
      form: "case",
      kind: "case",
      ask: fillInRegion(scene, learner.region),
      foods: [],
      given: [],
      figures: [],
      why: "",
      source: findSource(lesson, plan.card),
      replies: replies.map(({ says, answer }) => ({
        says: fillInRegion(says, learner.region),
        answer: fillInRegion(answer, learner.region),
      })),
    };
  }
  const foods = foodsToAskAbout(pool, random);
  const input: QuestionInput = {
    foods: learner.mayBeOffered && isOffer(plan) ? only(foods, learner.mayBeOffered) : foods,
    random,
    texts: questionTextsIn(learner.language ?? DEFAULT_LANGUAGE),
    why: plan.why,
    source: `${findSource(lesson, plan.card)} ${NUTRIENT_DATA_SOURCE}`,
  };
  const withoutAmounts = { ...input, source: findSource(lesson, plan.card) };
  switch (plan.kind) {
    case "compare":
      return compareFoods(input, plan.nutrient);
    case "rank":
      return rankFoods(input, plan.nutrient);
    case "estimate":
      return estimateAmount(input, plan.nutrient);
    case "band":
      return classifyAmount(input, plan.nutrient);
    case "claim":
      return checkClaim(input, plan.claim, plan.nutrient);
    case "fill": {
      const need = findNeed(plan.nutrient, learner);
      return need === undefined ? undefined : fillNeed(input, plan.nutrient, need);
    }
    case "odd":
      return oddOneOut(input, plan.rule);
    case "sort":
      return sortFoods(input, plan.rules);
    case "sort-table":
      return sortTable(withoutAmounts, SORT_TABLES[plan.table]);
    case "step":
      return valueInTable(withoutAmounts, VALUE_TABLES[plan.table]);
    case "calculate": {
      const calculation = FORMULAS[plan.formula]({ foods: input.foods, random, nutrient: plan.nutrient });
      if (!calculation) return undefined;
      const { foods, ...rest } = calculation;
      const { source } = foods.length > 0 ? input : withoutAmounts;
      return { form: "number", kind: "calculate", ...rest, foods: foods.map(showFood), figures: [], why: plan.why, source };
    }
  }
}

/** Shows either the wrong or the right sentence, so that 'Not true' is not always the right answer. */
function askMisconception({ misconception, ...lesson }: Lesson, random: Random): Question {
  const { says, truth, why } = misconception;
  const isTrue = random.below(2) === 0;
  return {
    form: "choice",
    kind: "claim",
    ask: isTrue ? truth : says,
    foods: [],
    given: [],
    options: [{ text: "True" }, { text: "Not true" }],
    answer: isTrue ? 0 : 1,
    figures: [],
    why: isTrue ? why : `${truth} ${why}`,
    source: findSource(lesson, misconception.card),
  };
}

/** The person's own foods first, then common ones, each in random order. */
function foodsToAskAbout({ logged, common }: QuizPool, random: Random): Iterable<CatalogueFood> {
  const own = new Set(logged.filter(isQuizFood));
  const mine = random.drawn([...own]);
  const others = random.drawn(common);
  return {
    *[Symbol.iterator]() {
      yield* mine;
      for (const food of others) if (!own.has(food)) yield food;
    },
  };
}

/** These put foods on the person's plate. The others ask for facts, which are the same whoever eats the food. */
const MEAL_FORMULAS: ReadonlySet<FormulaId> = new Set(["servings", "sum-of-carbs"]);
const isOffer = (plan: QuestionPlan): boolean => plan.kind === "fill" || (plan.kind === "calculate" && MEAL_FORMULAS.has(plan.formula));

const only = (foods: Iterable<CatalogueFood>, mayBeOffered: (food: CatalogueFood) => boolean): Iterable<CatalogueFood> => ({
  *[Symbol.iterator]() {
    for (const food of foods) if (mayBeOffered(food)) yield food;
  },
});

function findSource({ cards }: Pick<Lesson, "cards">, cardId: string): string {
  const card = cards.find(({ id }) => id === cardId);
  return (card?.sources ?? []).map((id) => `${SOURCES[id].title}, ${SOURCES[id].year}.`).join(" ");
}

function findNeed(nutrient: QuestionNutrient, person: Person): number | undefined {
  const needs: Partial<Record<string, { amount: number }>> = needsFor(person).needs;
  return needs[nutrient]?.amount;
}
