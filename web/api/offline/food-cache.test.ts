import { expect, test } from "vitest";
import { makeFood } from "#web/testing/make-food.ts";
import { findSeenFoods } from "./food-cache.ts";

const FOODS = ["Banana", "Banana bread", "Whole milk"].map((name) => makeFood({ name }));
const found = (query: string) => findSeenFoods(FOODS, query)?.map(({ name }) => name);

test("finds the foods whose names contain all the words, in any order and case", () => {
  expect(found("banana")).toEqual(["Banana", "Banana bread"]);
  expect(found(" BREAD ban ")).toEqual(["Banana bread"]);
});

test("returns undefined rather than an empty list when it finds none", () => {
  expect(found("kiwi")).toBeUndefined();
});
