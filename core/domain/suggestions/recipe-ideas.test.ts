import { describe, expect, test } from "vitest";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { NO_FOOD_GROUPS } from "#core/domain/testing/food-patterns.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { combineFoods } from "./combine-foods.ts";
import { type PersonalLines, toFoodProfile } from "./food-profile.ts";
import type { BaseMeal } from "./list-meals.ts";
import type { MealContext } from "./meal-context.ts";
import { recipeIdea } from "./recipe-ideas.ts";
import { suggestMeals } from "./suggest-meals.ts";

const GIRL = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active", calorieGoal: null } as const;
const NOTHING: PersonalLines = { dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };
const LUNCH: MealContext = { meal: "lunch", hour: 12, totals: {}, addedSugarsG: 0, eaten: [] };

const groups = { ...NO_FOOD_GROUPS, vegetableCups: 0.4, wholeGrainsOz: 0.6 };
const food = (name: string, overrides: Partial<CatalogueFood> = {}) =>
  testFood({ name, group: name, category: "grain", popularity: 0.5, calories: 160, fiber: 4, patterns: groups, ...overrides });
const MEALS: BaseMeal<CatalogueFood>[] = ["Oats", "Quinoa", "Barley", "Millet", "Couscous", "Bulgur"].map((name) => {
  const base = [{ food: food(name), grams: 300, stepG: 50 }];
  return { name, kind: name, base, kcal: 480, whole: combineFoods(base, name) };
});

const SERVING_G = 400;
const dish = (overrides: Partial<FoodOrDish> = {}): FoodOrDish => ({
  ...food("Green bowl", { portions: [{ label: "1 serving", grams: SERVING_G }] }),
  allergens: { contains: [], mayContain: [], rest: "none found", basis: "recipe" },
  ...overrides,
});
const INGREDIENTS = [food("Rice"), food("Kale"), food("Cilantro")];

function suggest(lines: Partial<PersonalLines>, { of = dish(), from = INGREDIENTS, context = LUNCH } = {}) {
  const foodProfile = toFoodProfile(GIRL, { ...NOTHING, ...lines });
  return suggestMeals<FoodOrDish>(MEALS, foodProfile, context, [recipeIdea<FoodOrDish>(of, from)]);
}
const isOffered = (...input: Parameters<typeof suggest>) => suggest(...input).some(({ name }) => name === "Green bowl");

describe("a recipe among the ideas", () => {
  test("is one of five, in whole and half servings", () => {
    const ideas = suggest({});
    expect(ideas).toHaveLength(5);
    const [part] = ideas.find(({ name }) => name === "Green bowl")?.parts ?? [];
    expect(part?.grams).toBeGreaterThanOrEqual(SERVING_G);
    expect(((part?.grams ?? 0) / SERVING_G) * 2).toBe(Math.round(((part?.grams ?? 0) / SERVING_G) * 2));
  });

  test("is left out for an allergen that only its ingredients contain", () => {
    const withNuts = dish({ allergens: { contains: ["tree nuts"], mayContain: ["milk"], rest: "none found", basis: "recipe" } });
    expect(isOffered({ allergies: ["tree nuts"] }, { of: withNuts })).toBe(false);
    expect(isOffered({ allergies: ["peanuts"] }, { of: withNuts })).toBe(true);
    expect(suggest({ allergies: ["milk"] }, { of: withNuts }).find(({ name }) => name === "Green bowl")?.mayContain).toEqual(["milk"]);
  });

  test("is left out for an ingredient that the user dislikes, or that their diet or a condition excludes", () => {
    expect(isOffered({ foodPreferences: ["no cilantro"] })).toBe(false);
    expect(isOffered({ foodPreferences: ["no olives"] })).toBe(true);
    const withChicken = [...INGREDIENTS, food("Chicken breast")];
    expect(isOffered({ dietaryRestrictions: ["Vegetarian"] }, { from: withChicken })).toBe(false);
    expect(isOffered({}, { from: withChicken })).toBe(true);
    expect(isOffered({ medicalConditions: ["IBS"] }, { from: [...INGREDIENTS, food("Garlic")] })).toBe(false);
    expect(isOffered({ medicalConditions: ["IBS"] })).toBe(true);
  });

  test("is left out on the day it was eaten, and if one serving is more than the meal", () => {
    expect(isOffered({}, { context: { ...LUNCH, eaten: [{ name: "Green bowl", group: "Recipes" }] } })).toBe(false);
    expect(isOffered({}, { of: dish({ portions: [{ label: "1 serving", grams: 1500 }] }) })).toBe(false);
  });
});
