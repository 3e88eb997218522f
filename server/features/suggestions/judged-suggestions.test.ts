import { describe, expect, test } from "vitest";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { judgeFood, type PersonalFacts, type PersonalLines, toFoodProfile } from "#core/domain/suggestions/food-profile.ts";
import { MEAL_PATTERNS } from "#core/domain/suggestions/meal-patterns/meal-patterns.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { listCookable } from "#server/catalogue/ingredients/recipe-book.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { HELD_OUT } from "#server/testing/suggestions/held-out-situations.ts";
import type { JudgedIdea, JudgedSituation } from "#server/testing/suggestions/judged-situation.ts";
import { TUNED } from "#server/testing/suggestions/tuned-situations.ts";
import { type SuggestionAnswer, suggestFromCatalogue } from "./suggest-from-catalogue.ts";

const catalogue = new Catalogue(loadFoodsAndDishes(), new Date(0));
const byName = new Map(catalogue.entries.map((entry) => [entry.name, entry]));
const foodNamed = (name: string) => byName.get(name) ?? expect.unreachable(`no ${name}`);

const recipes = new Map(listCookable(catalogue.entries).map(({ recipe, parts }) => [recipe.slug, parts.map(({ food }) => food)]));
/** The ingredients of a built-in recipe's dish; empty for any other food. */
const listIngredients = ({ source, sourceCode }: CatalogueFood) => (source === RECIPE_SOURCE ? (recipes.get(sourceCode) ?? []) : []);

const GIRL: PersonalFacts = {
  age: 15,
  gender: "female",
  height: 162,
  weight: 54,
  activityLevel: "lightly_active",
  calorieGoal: null,
};
const NOTHING: PersonalLines = { dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };

function answer({ meal, hour = 8, person, lines, eaten = [] }: JudgedSituation) {
  const had = eaten.map(([name, quantity]) => ({ food: foodNamed(name), quantity }));
  const foodProfile = toFoodProfile({ ...GIRL, ...person }, { ...NOTHING, ...lines });
  const context = {
    meal,
    hour,
    totals: sumNutrients(had),
    addedSugarsG: had.reduce((sum, { food, quantity }) => sum + groupsIn(food, quantity).addedSugarsG, 0),
    eaten: had.map(({ food }) => ({ name: food.name, group: food.group })),
  };
  return { foodProfile, ideas: suggestFromCatalogue(catalogue, { foodProfile, context }, "en") };
}

function judged(idea: SuggestionAnswer): JudgedIdea {
  const parts = idea.parts.map(({ food, grams }) => ({ food: foodNamed(food.name), grams }));
  const sum = (of: (food: CatalogueFood) => number | null | undefined) =>
    parts.reduce((total, { food, grams }) => total + ((of(food) ?? 0) * grams) / 100, 0);
  return {
    name: idea.name,
    foods: parts.flatMap(({ food }) => [food, ...listIngredients(food)]).map(({ name }) => name),
    grams: parts.reduce((total, { grams }) => total + grams, 0),
    kcal: sum((food) => food.calories),
    sugarG: sum((food) => food.sugar),
    addedSugarsG: parts.reduce((total, { food, grams }) => total + groupsIn(food, grams).addedSugarsG, 0),
    fiberG: sum((food) => food.fiber),
    sodiumMg: sum((food) => food.sodium),
    saturatedFatG: sum((food) => food.saturatedFat),
    ironMg: sum((food) => food.minerals.ironMg),
    calciumMg: sum((food) => food.minerals.calciumMg),
    score: idea.healthScore,
  };
}

/** The most that a hungry teenager eats in one meal, including drinks. */
const MAX_GRAMS = { breakfast: 600, lunch: 700, dinner: 700, snack: 350 };
/** Apart from the main food of a meal, no food this heavy may be more than half of it. */
const LARGE_SIDE_G = 300;

/** The rules that every response must meet, for any user. */
function expectAMeal(situation: JudgedSituation): void {
  const { foodProfile, ideas } = answer(situation);
  expect(ideas.length).toBeGreaterThanOrEqual(situation.atLeast ?? 5);
  expect(new Set(ideas.map(({ name }) => name)).size).toBe(ideas.length);
  expect(ideas.map(({ healthScore }) => healthScore)).toEqual(ideas.map(({ healthScore }) => healthScore).toSorted((a, b) => b - a));
  for (const idea of ideas) {
    const numbers = judged(idea);
    const isRecipe = idea.food?.source === RECIPE_SOURCE;
    expect(idea.parts.length, idea.name).toBeGreaterThanOrEqual(isRecipe ? 1 : 2);
    expect(idea.parts.length, idea.name).toBeLessThanOrEqual(3);
    expect(Math.abs(idea.calories - numbers.kcal), idea.name).toBeLessThan(1);
    expect(numbers.grams, idea.name).toBeLessThanOrEqual(MAX_GRAMS[situation.meal]);
    for (const { food, grams } of idea.parts.slice(1)) {
      expect(grams > LARGE_SIDE_G && grams > numbers.grams / 2, `${idea.name}: too much ${food.name}`).toBe(false);
    }
    const mayContain = new Set(idea.parts.flatMap(({ food }) => judgeFood(foodProfile, foodNamed(food.name)).mayContain));
    expect(new Set(idea.mayContain), idea.name).toEqual(mayContain);
    expect(idea.alternativesMayContain, idea.name).toHaveLength(idea.alternatives.length);
    for (const food of idea.parts.map((part) => foodNamed(part.food.name)).flatMap((part) => [part, ...listIngredients(part)])) {
      expect(judgeFood(foodProfile, food).fits, `${idea.name}: ${food.name}`).toBe(true);
    }
  }
  const list = ideas.map(judged);
  for (const [rule, isMet] of Object.entries(situation.rules)) {
    expect(isMet(list), `${rule}: ${JSON.stringify(list.map(({ name, ...numbers }) => [name, rounded(numbers)]))}`).toBe(true);
  }
}

const rounded = (numbers: object) =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, typeof value === "number" ? Math.round(value * 10) / 10 : value]));

describe("the situations that the selection was tuned on", () => {
  test.each(TUNED.map((situation) => [situation.title, situation] as const))("get what %s asks for", (_, situation) => {
    expectAMeal(situation);
  });
});

describe("the situations that were set aside", () => {
  test.each(HELD_OUT.map((situation) => [situation.title, situation] as const))("get what %s asks for", (_, situation) => {
    expectAMeal(situation);
  });
});

test.each(MEAL_TYPES)("one idea for %s is a dish of our recipes, in whole or half servings", (meal) => {
  const { ideas } = answer({ title: "", meal, rules: {} });
  const dishes = ideas.filter(({ food }) => food?.source === RECIPE_SOURCE);
  expect(dishes).toHaveLength(1);
  const [{ food, grams } = expect.unreachable()] = dishes;
  expect(recipes.has(food?.sourceCode ?? "")).toBe(true);
  const halves = ((grams ?? 0) / (food?.portions[0]?.grams ?? 1)) * 2;
  expect(halves).toBeGreaterThanOrEqual(2);
  expect(halves).toBeCloseTo(Math.round(halves), 9);
});

test("every food that a pattern names is in the catalogue", () => {
  const names = new Set(MEAL_PATTERNS.flatMap(({ slots }) => slots.flat().map(([name]) => name)));
  expect([...names].filter((name) => !byName.has(name))).toEqual([]);
});
