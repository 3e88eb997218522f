import { expect, test } from "vitest";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
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
  card("salmon", { equipment: [["microwave"], ["oven"]], diet: "pescatarian", ingredientNames: ["Salmon fillet"] }),
  card("chicken", { equipment: [["oven"]], diet: "meat", activeMinutes: 40, ingredientNames: ["Chicken breast", "Black beans"] }),
];
const left = (change: Partial<typeof NO_FILTER>) => filterRecipes(RECIPES, { ...NO_FILTER, ...change }).map(({ slug }) => slug);

test("a dorm has microwave, kettle and toaster, and one way to cook it is enough", () => {
  expect(left({ place: "dorm" })).toEqual(["toast", "oats", "salmon"]);
  expect(left({ place: "no cooking" })).toEqual(["oats"]);
});

test("a diet takes what is stricter too", () => {
  expect(left({ diet: "vegan" })).toEqual(["rice", "toast"]);
  expect(left({ diet: "pescatarian" })).toEqual(["rice", "toast", "oats", "salmon"]);
});

test("waiting counts as time", () => {
  expect(left({ mostMinutes: 30 })).toEqual(["rice", "toast", "salmon"]);
});

test("an allergen that some brands hold leaves a recipe out as well", () => {
  expect(left({ without: ["milk"] })).toEqual(["rice", "oats", "salmon", "chicken"]);
  expect(left({ without: ["peanut"] })).not.toContain("toast");
});

test("what is at home puts the recipes that use most of it first", () => {
  expect(left({ kitchen: "beans, chicken" })).toEqual(["chicken", "rice"]);
  expect(left({ kitchen: "dragon fruit" })).toEqual([]);
});

test("recipes that bring what the day has nothing of come first, behind what is at home", () => {
  const recipes = [card("rice"), card("salad", { groups: ["vegetable", "fruit"] }), card("bean bowl", { groups: ["vegetable", "grain"] })];
  const order = (change: Partial<typeof NO_FILTER>) => filterRecipes(recipes, { ...NO_FILTER, ...change }).map(({ slug }) => slug);
  expect(order({})).toEqual(["rice", "salad", "bean bowl"]);
  expect(order({ lacking: ["vegetable", "grain"] })).toEqual(["bean bowl", "rice", "salad"]);
  expect(order({ lacking: ["vegetable"], kitchen: "salad" })).toEqual(["salad"]);
});

test("only the saved ones are left where somebody asks for them", () => {
  expect(left({ among: ["oats", "gone"] })).toEqual(["oats"]);
  expect(left({ among: [] })).toEqual([]);
});
