import type { SortTable, ValueTable } from "#core/content/learn/tables.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { QuestionInput } from "./food-questions.ts";
import { type FoodRuleId, verdictOn } from "./food-rules.ts";
import type { QuestionOf } from "./question.ts";
import { showFood } from "./question-food.ts";

const SORTED_FOODS = 6;
const SORTED_ITEMS = 6;
const MAX_STEP_OPTIONS = 4;

const option = (food: CatalogueFood) => ({ text: food.name, food: showFood(food) });

/** Three foods that satisfy a rule, and one that does not. */
export function oddOneOut({ foods, random, texts, why, source }: QuestionInput, ruleId: FoodRuleId): QuestionOf<"choice"> | undefined {
  const keeping: CatalogueFood[] = [];
  let breaking: CatalogueFood | undefined;
  for (const food of foods) {
    if (keeping.length === 3 && breaking) break;
    const verdict = verdictOn(ruleId, food);
    if (verdict === true && keeping.length < 3) keeping.push(food);
    if (verdict === false) breaking ??= food;
  }
  if (keeping.length < 3 || !breaking) return undefined;
  const shuffled = random.shuffled([...keeping, breaking]);
  return {
    form: "choice",
    kind: "odd",
    ask: texts.odd[ruleId],
    foods: [],
    given: [],
    options: shuffled.map(option),
    answer: shuffled.indexOf(breaking),
    figures: [],
    why,
    source,
  };
}

/** Each food satisfies exactly one of the rules; every bin gets at least one food. */
export function sortFoods(
  { foods, random, texts, why, source }: QuestionInput,
  ruleIds: readonly FoodRuleId[],
): QuestionOf<"sort"> | undefined {
  const perBin = Math.ceil(SORTED_FOODS / ruleIds.length);
  const bins: CatalogueFood[][] = ruleIds.map(() => []);
  for (const food of foods) {
    const verdicts = ruleIds.map((ruleId) => verdictOn(ruleId, food));
    const bin = bins[verdicts.indexOf(true)];
    const isClear = verdicts.filter((verdict) => verdict === true).length === 1 && !verdicts.includes(undefined);
    if (bin && isClear && bin.length < perBin) bin.push(food);
    if (bins.every(({ length }) => length === perBin)) break;
  }
  if (bins.some(({ length }) => length === 0)) return undefined;
  const shuffled = random.shuffled(bins.flatMap((foodsOfBin, bin) => foodsOfBin.map((food) => ({ food, bin })))).slice(0, SORTED_FOODS);
  return {
    form: "sort",
    kind: "sort",
    ask: texts.sort,
    foods: [],
    given: [],
    bins: ruleIds.map((ruleId) => texts.bin[ruleId]),
    options: shuffled.map(({ food }) => option(food)),
    answer: shuffled.map(({ bin }) => bin),
    figures: [],
    why,
    source,
  };
}

export function sortTable({ random, why, source }: QuestionInput, table: SortTable): QuestionOf<"sort"> {
  const shuffled = random.shuffled(table.items).slice(0, SORTED_ITEMS);
  return {
    form: "sort",
    kind: "sort",
    ask: table.ask,
    foods: [],
    given: [],
    bins: [...table.bins],
    options: shuffled.map(([text]) => ({ text })),
    answer: shuffled.map(([, bin]) => bin),
    figures: [],
    why,
    source,
  };
}

/** Asks for the value of one row, with the values of other rows as wrong options. */
export function valueInTable({ random, why, source }: QuestionInput, table: ValueTable): QuestionOf<"choice"> | undefined {
  const rows = random.shuffled(table.rows);
  const [questions] = rows;
  if (!questions) return undefined;
  const [thing, value] = questions;
  const others = [...new Set(rows.map(([, other]) => other))].filter((other) => other !== value).slice(0, MAX_STEP_OPTIONS - 1);
  const options = random.shuffled([value, ...others]);
  return {
    form: "choice",
    kind: "step",
    ask: table.ask.replace("{}", thing),
    foods: [],
    given: [],
    options: options.map((text) => ({ text })),
    answer: options.indexOf(value),
    figures: [],
    why,
    source,
  };
}
