import { LESSONS } from "#core/content/learn/all-lessons.ts";
import { fillPlaceholders, UnknownPlaceholderError } from "#core/content/learn/fill-placeholders.ts";
import { FOOD_GUIDES } from "#core/content/learn/guides.ts";
import type { Interactive, Lesson, LessonCard } from "#core/content/learn/lesson.ts";
import { SOURCES, type SourceId } from "#core/content/learn/sources.ts";
import { SORT_TABLES, type SortTable } from "#core/content/learn/tables.ts";
import { UNITS, type UnitId } from "#core/content/learn/units.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { fillInRegion } from "#core/content/regions/fill-in-region.ts";
import type { Region } from "#core/content/regions/regions.ts";
import type {
  CardResponse,
  InteractiveResponse,
  LearnUnit,
  LessonName,
  LessonResponse,
  MovableFood,
  NutrientResponse,
} from "#core/contracts/learn/learn.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { dailyNeeds } from "#core/domain/needs/needs.ts";
import { showFood } from "#core/domain/questions/question-food.ts";
import {
  amountPerServing,
  defaultServing,
  findDailyValue,
  isVisibleInCalmMode,
  nutrientUnit,
  nutrientWord,
  type QuestionNutrient,
  rounded,
} from "#core/domain/questions/quiz-foods.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";

type FindFood = (name: string) => CatalogueFood | undefined;

const toLessonName = ({ slug, title, goal, calmGoal, picture, offeredTo }: Lesson): LessonName => ({
  ...{ slug, title, goal, picture, offeredTo },
  ...(calmGoal && { calmGoal }),
});

/** Safe to cast: `UNITS` is a constant, so its keys are exactly the ids of its type. */
export const listUnits = (): LearnUnit[] =>
  (Object.keys(UNITS) as UnitId[]).map((id) => ({
    id,
    ...UNITS[id],
    lessons: LESSONS.filter(({ unit }) => unit === id).map(toLessonName),
  }));

const foodsByName = new WeakMap<Catalogue, Map<string, CatalogueFood>>();
const lessonResponses = new WeakMap<Catalogue, Map<string, LessonResponse>>();

/** Finds foods by name. */
export function finder(catalogue: Catalogue): FindFood {
  const cached = foodsByName.get(catalogue) ?? new Map(catalogue.entries.map((food) => [food.name, food]));
  foodsByName.set(catalogue, cached);
  return (name) => cached.get(name);
}

/** Looks up the lesson's figures once per catalogue, because the catalogue does not change while the process runs. */
export function showLesson(catalogue: Catalogue, lesson: Lesson, region?: Region): LessonResponse {
  const cached = lessonResponses.get(catalogue) ?? new Map<string, LessonResponse>();
  lessonResponses.set(catalogue, cached);
  const response = cached.get(lesson.slug) ?? makeLesson(finder(catalogue), lesson);
  cached.set(lesson.slug, response);
  return { ...response, cards: response.cards.map((card) => ({ ...card, text: fillInRegion(card.text, region) })) };
}

function makeLesson(findFood: FindFood, lesson: Lesson): LessonResponse {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const { says, calmSays, truth, calmTruth } = lesson.misconception;
  const recipe = RECIPES.find(({ slug }) => slug === lesson.recipe);
  return {
    ...toLessonName(lesson),
    unit: { id: lesson.unit, title: UNITS[lesson.unit].title },
    cards: lesson.cards.flatMap((card) => showCard(findFood, card) ?? []),
    misconception: { says, truth, ...(calmSays && { calmSays }), ...(calmTruth && { calmTruth }) },
    interactive: showInteractive(findFood, lesson.interactive),
    ...(lesson.showsHelplines && { showsHelplines: true }),
    ...(recipe && { recipe: { slug: recipe.slug, name: recipe.name, imageUrl: `/food-art/${recipe.picture}.svg` } }),
    ...(next && { next: { slug: next.slug, title: next.title } }),
  };
}

const showSource = (id: SourceId) => ({ title: SOURCES[id].title, year: SOURCES[id].year });

/** Returns undefined if this installation's catalogue lacks a food that the card mentions. */
function showCard(findFood: FindFood, { id, title, calmTitle, text, calmText, sources }: LessonCard): CardResponse | undefined {
  try {
    return {
      id,
      title,
      ...(calmTitle && { calmTitle }),
      text: fillPlaceholders(text, findFood),
      ...(calmText && { calmText: fillPlaceholders(calmText, findFood) }),
      sources: sources.map(showSource),
    };
  } catch (error) {
    if (error instanceof UnknownPlaceholderError) return undefined;
    throw error;
  }
}

export function listNutrients(shows: Interactive): readonly QuestionNutrient[] {
  if ("nutrient" in shows) return [shows.nutrient];
  if ("nutrients" in shows) return shows.nutrients;
  return shows.kind === "caffeine-clock" ? ["caffeineMg"] : [];
}

function showInteractive(findFood: FindFood, { title, text, calmText, shows }: Lesson["interactive"]): InteractiveResponse {
  const nutrients = listNutrients(shows);
  const foods = "foods" in shows ? shows.foods.flatMap((name) => findFood(name) ?? []) : [];
  return {
    kind: shows.kind,
    title,
    text,
    ...(calmText && { calmText }),
    nutrients: nutrients.map(showNutrient),
    foods: foods.map((food) => movable(food, nutrients)),
    ...(shows.kind === "sort-table" && { table: showTable(SORT_TABLES[shows.table]) }),
    ...(shows.kind === "guides" && {
      guides: FOOD_GUIDES.map((guide) => ({ ...guide, parts: [...guide.parts], source: SOURCES[guide.source].title })),
    }),
    ...(shows.kind === "first-sentence" && { sentences: shows.sentences }),
  };
}

const showTable = ({ bins, items }: SortTable) => ({
  bins: [...bins],
  items: items.map(([text, bin]) => ({ text, bin })),
});

const NEEDS_AT_15: Partial<Record<string, { amount: number }>> = dailyNeeds({ age: 15, gender: "female" }) ?? {};

export const findNeed = (nutrient: QuestionNutrient): number | undefined => NEEDS_AT_15[nutrient]?.amount ?? findDailyValue(nutrient);

function showNutrient(nutrient: QuestionNutrient): NutrientResponse {
  const need = findNeed(nutrient);
  return {
    word: nutrientWord(nutrient),
    unit: nutrientUnit(nutrient),
    isCalm: isVisibleInCalmMode(nutrient),
    ...(need !== undefined && { need }),
  };
}

export const movable = (food: CatalogueFood, nutrients: readonly QuestionNutrient[]): MovableFood => ({
  ...showFood(food),
  grams: defaultServing(food).grams,
  amounts: nutrients.map((nutrient) => {
    const amount = amountPerServing(food, nutrient);
    return amount === undefined ? null : rounded(amount);
  }),
});
