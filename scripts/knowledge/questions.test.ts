import { expect, test } from "vitest";
import { LESSONS } from "#core/content/learn/all-lessons.ts";
import type { QuestionPlan } from "#core/content/learn/lesson.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isRight } from "#core/domain/questions/check-answer.ts";
import { FOOD_RULES, type FoodRuleId } from "#core/domain/questions/food-rules.ts";
import { isCalmPlan, MISCONCEPTION, makeQuestion } from "#core/domain/questions/make-question.ts";
import { Question } from "#core/domain/questions/question.ts";
import { commonFoods } from "#core/domain/questions/quiz-foods.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

const catalogue = loadCatalogue();
const common = commonFoods(catalogue);
const foodsByName = new Map(catalogue.map((food) => [food.name, food]));
const someone = { age: 15, gender: "female", isCalm: false } as const;
const QUESTIONS_A_KIND = 10_000;
const splitWords = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

interface Planned {
  lesson: (typeof LESSONS)[number];
  planId: number;
  plan: QuestionPlan;
}
const plans: Planned[] = LESSONS.flatMap((lesson) => lesson.questions.map((plan, planId) => ({ lesson, planId, plan })));
const ofKind = (...kinds: QuestionPlan["kind"][]): Planned[] => plans.filter(({ plan }) => kinds.includes(plan.kind));

function foodNamed(name: string): CatalogueFood {
  const food = foodsByName.get(name);
  if (!food) throw new Error(`${name} is not in the catalogue`);
  return food;
}

const records = new Map<string, Record<string, unknown>>();

/** Per serving, read directly from the catalogue's record and not by the code that the questions use. */
function readAmount(name: string, nutrient: string): number {
  const food = foodNamed(name);
  const record = records.get(name) ?? { ...food, ...food.vitamins, ...food.minerals, ...food.otherNutrients, ...food.patterns };
  records.set(name, record);
  return (Number(record[nutrient]) * (food.portions[0]?.grams ?? 100)) / 100;
}

function* makeQuestions(planned: readonly Planned[]): Generator<{ plan: QuestionPlan; question: Question }> {
  const diaries = Array.from({ length: 11 }, (_, first) => catalogue.filter((_, i) => i % 97 === 0 && (i * 7 + first) % 11 === 0));
  for (let seed = 0; seed < QUESTIONS_A_KIND; seed++) {
    const chosen = planned[seed % planned.length];
    if (!chosen) return;
    const logged = seed % 2 === 0 ? [] : (diaries[seed % diaries.length] ?? []);
    const question = makeQuestion(chosen.lesson, chosen.planId, { logged, common }, someone, seed);
    if (question) yield { plan: chosen.plan, question };
  }
}

test("every plan of every lesson makes a question that matches the schema", () => {
  for (const { lesson, planId } of plans) {
    const question = makeQuestion(lesson, planId, { logged: [], common }, someone, 1);
    expect(question, `${lesson.slug} ${planId}`).toBeDefined();
    expect(Question.safeParse(question).error).toBeUndefined();
  }
});

test("the same seed makes the same question", () => {
  for (const { lesson, planId } of plans) {
    const make = () => makeQuestion(lesson, planId, { logged: [], common }, someone, 7);
    expect(make()).toEqual(make());
  }
});

test("a comparison names the food with more, by at least 1.3 times as shown", () => {
  let made = 0;
  for (const { plan, question } of makeQuestions(ofKind("compare"))) {
    if (question.form !== "choice" || !("nutrient" in plan)) continue;
    const amounts = question.options.map(({ text }) => readAmount(text, String(plan.nutrient)));
    const best = amounts.indexOf(Math.max(...amounts));
    if (best !== question.answer || new Set(question.options.map(({ text }) => text)).size !== 2) expect(question).toBe("right");
    made++;
  }
  expect(made).toBeGreaterThan(QUESTIONS_A_KIND * 0.9);
});

test("an order runs from most to least", () => {
  let made = 0;
  for (const { plan, question } of makeQuestions(ofKind("rank"))) {
    if (question.form !== "order" || !("nutrient" in plan)) continue;
    const amounts = question.answer.map((place) => readAmount(question.options[place]?.text ?? "", String(plan.nutrient)));
    if (!amounts.every((amount, i) => i === 0 || amount < (amounts[i - 1] ?? 0))) expect(question).toBe("right");
    made++;
  }
  expect(made).toBeGreaterThan(QUESTIONS_A_KIND * 0.9);
});

test("an estimate's answer is the serving's figure and lies on the slider", () => {
  for (const { plan, question } of makeQuestions(ofKind("estimate"))) {
    if (question.form !== "slider" || plan.kind !== "estimate") continue;
    const name = question.foods[0]?.name ?? "";
    const grams = foodsByName.get(name)?.portions[0]?.grams ?? 0;
    const amount = plan.nutrient === "weight" ? grams : readAmount(name, plan.nutrient);
    const isSame = Math.abs(question.answer - amount) <= 0.5;
    if (!isSame || question.answer > question.max || !isRight(question, question.answer)) expect(question).toBe("right");
  }
});

const DAILY_VALUES: Record<string, number> = {
  vitaminDUg: 20,
  sodium: 2300,
  addedSugarsG: 50,
  calciumMg: 1300,
  ironMg: 18,
  vitaminB12Ug: 2.4,
  fiber: 28,
};

test("a band and a claim follow the label's limits", () => {
  for (const { plan, question } of makeQuestions(ofKind("band", "claim"))) {
    if (question.form !== "choice" || (plan.kind !== "band" && plan.kind !== "claim")) continue;
    const dailyValue = DAILY_VALUES[plan.nutrient] ?? Number.NaN;
    const percent = (100 * readAmount(question.foods[0]?.name ?? "", plan.nutrient)) / dailyValue;
    const expected =
      plan.kind === "band"
        ? percent <= 5
          ? 0
          : percent >= 20
            ? 2
            : 1
        : plan.claim === "high"
          ? percent >= 20
            ? 0
            : 1
          : plan.claim === "low-sodium"
            ? percent <= (100 * 140) / 2300
              ? 0
              : 1
            : percent >= 10 && percent < 20
              ? 0
              : 1;
    if (question.answer !== expected) expect({ question, percent }).toBe("right");
  }
});

const verdicts = new Map<string, boolean | undefined>();
/** The verdict of the rule itself, cached per food. */
function findVerdict(rule: FoodRuleId, food: CatalogueFood): boolean | undefined {
  const key = `${rule} ${food.name}`;
  if (!verdicts.has(key)) verdicts.set(key, FOOD_RULES[rule].test(food));
  return verdicts.get(key);
}

test("three foods keep the rule that the odd one breaks", () => {
  for (const { plan, question } of makeQuestions(ofKind("odd").slice(0, 40))) {
    if (question.form !== "choice" || plan.kind !== "odd") continue;
    const verdicts = question.options.map(({ text }) => findVerdict(plan.rule, foodNamed(text)));
    if (verdicts.filter((verdict) => verdict === false).length !== 1 || verdicts[question.answer] !== false) expect(question).toBe("right");
  }
});

test("sorted items belong to one bin each, and the stated bins are right", () => {
  for (const { question } of makeQuestions(ofKind("sort-table"))) {
    if (question.form !== "sort") continue;
    if (question.answer.some((bin) => bin >= question.bins.length) || !isRight(question, question.answer)) expect(question).toBe("right");
  }
});

test("a need can be reached with the portions on offer", () => {
  for (const { question } of makeQuestions(ofKind("fill").slice(0, 20))) {
    if (question.form !== "fill") continue;
    const smallest = Math.min(...question.amounts);
    const index = question.amounts.indexOf(smallest);
    const portions = question.amounts.map((_, i) => (i === index ? Math.ceil(question.need / smallest) : 0));
    if (!isRight(question, portions)) expect(question).toBe("reachable");
  }
});

test("the result of a calculation follows from the given figures", () => {
  const numberIn = (value: string): number => Number(value.replace(/[^\d.]/g, ""));
  for (const { plan, question } of makeQuestions(ofKind("calculate"))) {
    if (question.form !== "number" || plan.kind !== "calculate") continue;
    const [a = 0, b = 0, c = 0] = question.given.map(({ value }) => numberIn(value));
    const expected: Partial<Record<typeof plan.formula, number>> = {
      "energy-from-macros": 4 * a + 4 * b + 9 * c,
      "protein-need": a * b,
      "fat-share": (900 * a) / b,
      "glasses-left": a / b - c,
      "share-of-need": (100 * a) / b,
      "percent-daily-value": (100 * a) / b,
      "quarter-less": a - a / 4,
      "cups-of-vegetables": a / 2 + b,
      "sugar-teaspoons": a / b,
      "caffeine-sum": a + b,
      "cans-to-limit": 100 / a,
      "juice-left": a - b,
      "sleep-hours": 12 - a + b,
      "sum-of-carbs": a + b + c,
      "unit-price": (100 * a) / b,
      "footprint-swap": (a + b) / 2,
    };
    const answer = expected[plan.formula];
    if (!Number.isFinite(question.answer)) expect(question).toBe("finite");
    if (answer !== undefined && !isRight(question, answer)) expect({ question, answer }).toBe("right");
  }
});

test("questions read as sentences, whatever the portion", () => {
  for (const { question } of makeQuestions(plans)) {
    if (!/^[A-Z'‘]/.test(question.ask) || !/[.?!]$/.test(question.ask) || /undefined|NaN|\{\}| {2}/.test(JSON.stringify(question)))
      expect(question).toBe("a sentence");
  }
});

test("calm mode asks about no energy and no grams of macronutrients", () => {
  for (const { lesson, planId, plan } of plans) {
    const question = makeQuestion(lesson, planId, { logged: [], common }, { ...someone, isCalm: true }, 3);
    expect(question !== undefined, `${lesson.slug} ${planId}`).toBe(isCalmPlan(plan));
    expect(JSON.stringify(question ?? {})).not.toMatch(/kcal|calorie|\d g of (protein|carbs|fat)/i);
  }
});

test("a misconception is sometimes shown as it is and sometimes corrected", () => {
  for (const lesson of LESSONS) {
    const seen = new Set(
      Array.from({ length: 20 }, (_, seed) => makeQuestion(lesson, MISCONCEPTION, { logged: [], common: [] }, someone, seed)?.ask),
    );
    expect(seen).toEqual(new Set([lesson.misconception.says, lesson.misconception.truth]));
  }
});

test("the reason for a true or false statement says more than the statement, and corrects a wrong one", () => {
  for (const lesson of LESSONS) {
    const { says, truth, why } = lesson.misconception;
    for (let seed = 0; seed < 20; seed += 1) {
      const question = makeQuestion(lesson, MISCONCEPTION, { logged: [], common: [] }, someone, seed);
      expect(question?.why).toBe(question?.ask === says ? `${truth} ${why}` : why);
    }
    const words = new Set(splitWords(`${says} ${truth}`));
    expect(splitWords(why).filter((word) => !words.has(word)).length, why).toBeGreaterThanOrEqual(3);
  }
});
