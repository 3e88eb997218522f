import { expect, it } from "vitest";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { roundItOut } from "./side-dishes.ts";

const of = (healthScore: number, ...categories: FoodCategory[]) =>
  roundItOut({
    healthScore,
    food: null,
    parts: categories.map((category) => ({ food: makeFood({ category }), grams: 100 })),
  });

it.each<[FoodCategory[], string]>([
  [["grain"], "Round it out with a fruit or vegetable and a protein food that you like."],
  [["protein"], "Round it out with a fruit or vegetable and a grain that you like."],
  [["fruit"], "Round it out with a protein food and a grain that you like."],
  [["grain", "dairy"], "Round it out with a fruit or vegetable that you like."],
  [["grain", "dairy", "vegetable"], "Round it out with a fruit or vegetable that you like."],
  [["other"], "Round it out with a fruit or vegetable that you like."],
  [[], "Round it out with a fruit or vegetable that you like."],
])("a score of 5 for %j says what to add: %s", (categories, words) => {
  expect(of(5, ...categories)).toBe(words);
  expect(of(0, ...categories)).toBe(words);
});

it("says nothing about a score of 6 and more, and rounds a score in between", () => {
  expect(of(6, "grain")).toBeUndefined();
  expect(of(10, "grain")).toBeUndefined();
  expect(of(5.9, "grain")).toBeDefined();
});

it("considers the food itself if it is one", () => {
  const food = makeFood({ category: "protein" });
  expect(roundItOut({ healthScore: 4, food, parts: [] })).toBe("Round it out with a fruit or vegetable and a grain that you like.");
});
