import { expect, test } from "vitest";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { filterRecipes, NO_FILTER } from "./filter-recipes.ts";

const card = (slug: string, more: Partial<RecipeCard> = {}): RecipeCard => ({
  slug,
  name: slug,
  summary: "Good to eat.",
  imageUrl: "/food-art/bread.svg",
  category: "grain",
  meal: "dinner",
  servings: 2,
  activeMinutes: 20,
  waitMinutes: 0,
  equipment: [["pan"]],
  diet: "vegan",
  allergens: { contains: [], mayContain: [] },
  costBand: "low",
  groups: ["grain"],
  ingredientNames: ["White rice, dry", "Black beans, canned, drained"],
  calories: 400,
  protein: 12,
  carbs: 60,
  fat: 9,
  ...more,
});
const RECIPES = [
  card("rice"),
  card("toast", {
    equipment: [["toaster"]],
    meal: "breakfast",
    ingredientNames: ["Peanut butter"],
    allergens: { contains: ["peanut"], mayContain: ["milk"] },
  }),
  card("oats", { equipment: [[]], waitMinutes: 360, diet: "vegetarian", ingredientNames: ["Oats", "Milk, 2%"] }),
  card("salmon", { equipment: [["microwave"], ["oven"]], diet: "pescatarian", costBand: "high", ingredientNames: ["Salmon fillet"] }),
  card("chicken", {
    equipment: [["oven"]],
    diet: "meat",
    costBand: "middle",
    activeMinutes: 40,
    ingredientNames: ["Chicken breast", "Black beans"],
  }),
];
const left = (change: Partial<typeof NO_FILTER>) => filterRecipes(RECIPES, { ...NO_FILTER, ...change }).map(({ slug }) => slug);

test("a dorm has microwave, kettle and toaster, and one way to cook it is enough", () => {
  expect(left({ place: "dorm" })).toEqual(["toast", "oats", "salmon"]);
  expect(left({ place: "no cooking" })).toEqual(["oats"]);
});

test("a diet includes recipes of stricter diets", () => {
  expect(left({ diet: "vegan" })).toEqual(["rice", "toast"]);
  expect(left({ diet: "pescatarian" })).toEqual(["rice", "toast", "oats", "salmon"]);
});

test("a budget includes cheaper recipes", () => {
  expect(left({ maxCost: "low" })).toEqual(["rice", "toast", "oats"]);
  expect(left({ maxCost: "middle" })).toEqual(["rice", "toast", "oats", "chicken"]);
});

test("waiting counts as time", () => {
  expect(left({ maxMinutes: 30 })).toEqual(["rice", "toast", "salmon"]);
});

test("an allergen that only some brands contain also excludes a recipe", () => {
  expect(left({ without: ["milk"] })).toEqual(["rice", "oats", "salmon", "chicken"]);
  expect(left({ without: ["peanut"] })).not.toContain("toast");
});

test("recipes that use most of what is at home come first", () => {
  expect(left({ kitchen: "beans, chicken" })).toEqual(["chicken", "rice"]);
  expect(left({ kitchen: "dragon fruit" })).toEqual([]);
});

test("recipes with food groups that the day lacks come first, after those that use what is at home", () => {
  const recipes = [card("rice"), card("salad", { groups: ["vegetable", "fruit"] }), card("bean bowl", { groups: ["vegetable", "grain"] })];
  const order = (change: Partial<typeof NO_FILTER>) => filterRecipes(recipes, { ...NO_FILTER, ...change }).map(({ slug }) => slug);
  expect(order({})).toEqual(["rice", "salad", "bean bowl"]);
  expect(order({ lacking: ["vegetable", "grain"] })).toEqual(["bean bowl", "rice", "salad"]);
  expect(order({ lacking: ["vegetable"], kitchen: "salad" })).toEqual(["salad"]);
});

test("only saved recipes are listed on request", () => {
  expect(left({ among: ["oats", "gone"] })).toEqual(["oats"]);
  expect(left({ among: [] })).toEqual([]);
});

test("what the user must not eat comes last, and is not hidden", () => {
  const avoids = (...allergens: Allergen[]) => ({ allergens, lactose: false, unchecked: [] });
  expect(left({ avoids: avoids("peanut") })).toEqual(["rice", "oats", "salmon", "chicken", "toast"]);
  expect(left({ avoids: avoids("milk") })).toEqual(["rice", "oats", "salmon", "chicken", "toast"]);
  expect(left({ avoids: avoids("peanut"), kitchen: "peanut, beans" })).toEqual(["rice", "chicken", "toast"]);
  expect(left({ avoids: { ...avoids(), lactose: true } })).toEqual(["rice", "oats", "salmon", "chicken", "toast"]);
});
