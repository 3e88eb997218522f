import type { Lesson } from "#core/content/learn/lesson.ts";
import type { LessonQuestions, QuestionResponse } from "#core/contracts/learn/learn.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isOfferedLater } from "#core/domain/questions/age-bands.ts";
import { type Fact, factsAfter, factsBefore, SCORED_FACTS } from "#core/domain/questions/facts.ts";
import { type Learner, makeQuestion, type QuizPool } from "#core/domain/questions/make-question.ts";
import { amountPerServing, commonFoods, minQuizAmount } from "#core/domain/questions/quiz-foods.ts";
import { seededRandom } from "#core/domain/questions/random.ts";
import { chooseReachFoods } from "#core/domain/questions/reach-foods.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { LearnFactRow } from "#server/db/tables/learn.ts";
import { finder, findNeed, listNutrients, movable } from "./lesson-response.ts";

const TODAYS_QUESTIONS = 3;
/** A device keeps this many questions for use while it is offline. */
const NEXT_REVIEWS = 10;
const MAX_OWN_FOODS = 2;

const commonFoodsCacheCache = new WeakMap<Catalogue, readonly CatalogueFood[]>();

export function quizPool(catalogue: Catalogue, loggedIds: readonly string[]): QuizPool {
  const common = commonFoodsCacheCache.get(catalogue) ?? commonFoods(catalogue.entries);
  commonFoodsCacheCache.set(catalogue, common);
  return { common, logged: loggedIds.flatMap((id) => catalogue.find(id) ?? []) };
}

export interface Requester {
  catalogue: Catalogue;
  pool: QuizPool;
  learner: Learner;
  /** The same for the same person, fact and day, so that two devices ask the same questions. */
  seed: string;
}

function ask({ pool, learner, seed }: Requester, fact: Fact): QuestionResponse[] {
  const { id, lesson, planId, isCalm } = fact;
  if (learner.isCalm && !isCalm) return [];
  const question = makeQuestion(lesson, planId, pool, learner, hash(`${seed} ${id}`));
  return question ? [{ fact: id, lesson: lesson.slug, lessonTitle: lesson.title, question }] : [];
}

/** The questions before and after the lesson ask about the same facts, but with different foods. */
export function lessonQuestions(requester: Requester, lesson: Lesson): LessonQuestions {
  const nutrients = listNutrients(lesson.interactive.shows);
  const [nutrient] = nutrients;
  const isReach = lesson.interactive.shows.kind === "reach";
  const mayBeListed = (isReach && requester.learner.mayBeOffered) || (() => true);
  const own = nutrient
    ? requester.pool.logged
        .filter((food) => (amountPerServing(food, nutrient) ?? 0) >= minQuizAmount(nutrient) && mayBeListed(food))
        .slice(0, MAX_OWN_FOODS)
    : [];
  const instead = findFoodsInstead(requester, lesson);
  return {
    before: factsBefore(lesson.slug).flatMap((fact) => ask({ ...requester, seed: `${requester.seed} before` }, fact)),
    after: factsAfter(lesson.slug).flatMap((fact) => ask(requester, fact)),
    ownFoods: own.map((food) => movable(food, nutrients)),
    ...(instead && { foodsInstead: instead.map((food) => movable(food, nutrients)) }),
  };
}

/** Undefined if the lesson's own foods may be offered as they are. */
function findFoodsInstead({ catalogue, learner: { rateSuitability } }: Requester, { interactive: { shows } }: Lesson) {
  if (shows.kind !== "reach" || !rateSuitability) return undefined;
  const named = shows.foods.flatMap((name) => finder(catalogue)(name) ?? []);
  const need = findNeed(shows.nutrient);
  if (need === undefined || named.every((food) => rateSuitability(food) === "fits")) return undefined;
  return chooseReachFoods({ ...shows, named, need }, listPopularFoods(catalogue), rateSuitability);
}

const MIN_POPULARITY = 0.5;
const popularFoodsCache = new WeakMap<Catalogue, readonly CatalogueFood[]>();

/** The best known first. */
function listPopularFoods(catalogue: Catalogue): readonly CatalogueFood[] {
  const foods =
    popularFoodsCache.get(catalogue) ??
    catalogue.entries.filter(({ popularity }) => popularity >= MIN_POPULARITY).toSorted((a, b) => b.popularity - a.popularity);
  popularFoodsCache.set(catalogue, foods);
  return foods;
}

/** Asks due facts first, alternating between units, then new facts up to three in total, then facts due later, and more new ones. */
export function reviewQuestions(requester: Requester, facts: readonly LearnFactRow[], endOfToday: Date): QuestionResponse[] {
  const byId = new Map(SCORED_FACTS.map((fact) => [fact.id, fact]));
  const toFact = ({ fact }: LearnFactRow): Fact[] => {
    const found = byId.get(fact);
    return found ? [found] : [];
  };
  const due = mixUnits(facts.filter(({ dueAt }) => dueAt < endOfToday).flatMap(toFact));
  const later = facts.filter(({ dueAt }) => dueAt >= endOfToday).flatMap(toFact);
  const fresh = newFacts(requester, new Set(facts.map(({ fact }) => fact)));
  const missing = Math.max(0, TODAYS_QUESTIONS - due.length);
  const questions: QuestionResponse[] = [];
  for (const fact of [...due, ...fresh.slice(0, missing), ...later, ...fresh.slice(missing)]) {
    questions.push(...ask(requester, fact));
    if (questions.length === NEXT_REVIEWS) break;
  }
  return questions;
}

/** Facts of lessons for this age come first, alternating between units. */
function newFacts({ learner: { age }, seed }: Requester, facts: ReadonlySet<string>): Fact[] {
  const fresh = seededRandom(hash(seed)).shuffled(SCORED_FACTS.filter(({ id }) => !facts.has(id)));
  const isForLater = ({ lesson }: Fact): boolean => isOfferedLater(lesson.offeredTo, age);
  return mixUnits([...fresh.filter((fact) => !isForLater(fact)), ...fresh.filter(isForLater)]);
}

/** Sorts the facts so that the first fact of each unit comes before the second of any unit, and so on. */
function mixUnits(facts: readonly Fact[]): Fact[] {
  const places = new Map<string, number>();
  const placed = facts.map((fact) => {
    const place = places.get(fact.lesson.unit) ?? 0;
    places.set(fact.lesson.unit, place + 1);
    return { fact, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ fact }) => fact);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
