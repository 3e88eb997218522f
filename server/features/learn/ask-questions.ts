import type { Lesson } from "#core/content/learn/lesson.ts";
import type { AskedQuestion, LessonQuestions } from "#core/contracts/learn/learn.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isOfferedLater } from "#core/domain/questions/age-bands.ts";
import { type Fact, factsAfter, factsBefore, SCORED_FACTS } from "#core/domain/questions/facts.ts";
import { type Learner, makeQuestion, type QuizPool } from "#core/domain/questions/make-question.ts";
import { amountOf, commonFoods, minAskedAmount } from "#core/domain/questions/quiz-foods.ts";
import { seededRandom } from "#core/domain/questions/random.ts";
import { chooseReachFoods } from "#core/domain/questions/reach-foods.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { LearnFactRow } from "#server/db/tables/learn.ts";
import { finder, findNeed, movable, nutrientsOf } from "./show-lesson.ts";

export const TODAYS_QUESTIONS = 3;
/** A device keeps this many questions for use while it is offline. */
const NEXT_REVIEWS = 10;
const MAX_OWN_FOODS = 2;

const commonOf = new WeakMap<Catalogue, readonly CatalogueFood[]>();

export function quizPool(catalogue: Catalogue, loggedIds: readonly string[]): QuizPool {
  const common = commonOf.get(catalogue) ?? commonFoods(catalogue.entries);
  commonOf.set(catalogue, common);
  return { common, logged: loggedIds.flatMap((id) => catalogue.find(id) ?? []) };
}

export interface Asker {
  catalogue: Catalogue;
  pool: QuizPool;
  learner: Learner;
  /** The same for the same person, fact and day, so that two devices ask the same questions. */
  seed: string;
}

function ask({ pool, learner, seed }: Asker, fact: Fact): AskedQuestion[] {
  const { id, lesson, planId, isCalm } = fact;
  if (learner.isCalm && !isCalm) return [];
  const question = makeQuestion(lesson, planId, pool, learner, hash(`${seed} ${id}`));
  return question ? [{ fact: id, lesson: lesson.slug, lessonTitle: lesson.title, question }] : [];
}

/** The questions before and after the lesson ask about the same facts, but with different foods. */
export function lessonQuestions(asker: Asker, lesson: Lesson): LessonQuestions {
  const nutrients = nutrientsOf(lesson.interactive.shows);
  const [nutrient] = nutrients;
  const isReach = lesson.interactive.shows.kind === "reach";
  const mayBeShown = (isReach && asker.learner.mayBeOffered) || (() => true);
  const own = nutrient
    ? asker.pool.logged
        .filter((food) => (amountOf(food, nutrient) ?? 0) >= minAskedAmount(nutrient) && mayBeShown(food))
        .slice(0, MAX_OWN_FOODS)
    : [];
  const instead = findFoodsInstead(asker, lesson);
  return {
    before: factsBefore(lesson.slug).flatMap((fact) => ask({ ...asker, seed: `${asker.seed} before` }, fact)),
    after: factsAfter(lesson.slug).flatMap((fact) => ask(asker, fact)),
    ownFoods: own.map((food) => movable(food, nutrients)),
    ...(instead && { foodsInstead: instead.map((food) => movable(food, nutrients)) }),
  };
}

/** Undefined if the lesson's own foods may be offered as they are. */
function findFoodsInstead({ catalogue, learner: { suitabilityOf } }: Asker, { interactive: { shows } }: Lesson) {
  if (shows.kind !== "reach" || !suitabilityOf) return undefined;
  const named = shows.foods.flatMap((name) => finder(catalogue)(name) ?? []);
  const need = findNeed(shows.nutrient);
  if (need === undefined || named.every((food) => suitabilityOf(food) === "fits")) return undefined;
  return chooseReachFoods({ ...shows, named, need }, wellKnown(catalogue), suitabilityOf);
}

const KNOWN_WELL = 0.5;
const wellKnownOf = new WeakMap<Catalogue, readonly CatalogueFood[]>();

/** The best known first. */
function wellKnown(catalogue: Catalogue): readonly CatalogueFood[] {
  const foods =
    wellKnownOf.get(catalogue) ??
    catalogue.entries.filter(({ popularity }) => popularity >= KNOWN_WELL).toSorted((a, b) => b.popularity - a.popularity);
  wellKnownOf.set(catalogue, foods);
  return foods;
}

/** Asks due facts first, alternating between units, then new facts up to three in total, then facts due later, and more new ones. */
export function reviewQuestions(asker: Asker, known: readonly LearnFactRow[], endOfToday: Date): AskedQuestion[] {
  const byId = new Map(SCORED_FACTS.map((fact) => [fact.id, fact]));
  const factOf = ({ fact }: LearnFactRow): Fact[] => {
    const found = byId.get(fact);
    return found ? [found] : [];
  };
  const due = mixUnits(known.filter(({ dueAt }) => dueAt < endOfToday).flatMap(factOf));
  const later = known.filter(({ dueAt }) => dueAt >= endOfToday).flatMap(factOf);
  const fresh = newFacts(asker, new Set(known.map(({ fact }) => fact)));
  const missing = Math.max(0, TODAYS_QUESTIONS - due.length);
  const asked: AskedQuestion[] = [];
  for (const fact of [...due, ...fresh.slice(0, missing), ...later, ...fresh.slice(missing)]) {
    asked.push(...ask(asker, fact));
    if (asked.length === NEXT_REVIEWS) break;
  }
  return asked;
}

/** Facts of lessons for this age come first, alternating between units. */
function newFacts({ learner: { age }, seed }: Asker, known: ReadonlySet<string>): Fact[] {
  const fresh = seededRandom(hash(seed)).shuffled(SCORED_FACTS.filter(({ id }) => !known.has(id)));
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
  return placed.toSorted((one, other) => one.place - other.place).map(({ fact }) => fact);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
