import { expect, test } from "vitest";
import { BANANA, MILK, usualFood } from "#web/testing/add-food.tsx";
import { makeFood } from "#web/testing/make-food.ts";
import { recentAndFrequent, withUsualAmount } from "./usual-amounts.ts";

test("a food has the amount that the user took last, or its usual serving", () => {
  const usual = [usualFood({ food: BANANA, quantity: 236, portion: "2 medium" })];
  expect(withUsualAmount(BANANA, usual).amount).toEqual({ grams: 236, portion: { label: "2 medium", grams: 236 } });
  expect(withUsualAmount(MILK, usual).amount).toEqual({ grams: 244, portion: { label: "1 cup", grams: 244 } });
});

test("the last six are recent, and repeated others are frequent, the most often first", () => {
  const usual = [1, 1, 9, 1, 1, 1, 2, 1, 5].map((times, index) =>
    usualFood({ food: makeFood({ id: String(index), name: `Food ${index}` }), times }),
  );
  const { recent, frequent } = recentAndFrequent(usual);
  expect(recent.map(({ food }) => food.id)).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(frequent.map(({ food }) => food.id)).toEqual(["8", "6"]);
});
