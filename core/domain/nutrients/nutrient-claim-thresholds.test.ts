import { expect, test } from "vitest";
import { testFood } from "#core/domain/testing/test-food.ts";
import { amountPerPortion, isGoodSource, isHigh, isLow, labelLevel, percentOfDailyValue } from "./nutrient-claim-thresholds.ts";

const withFiber = (fiber: number | null, grams = 100) => testFood({ name: "Test", fiber, portions: [{ label: "1 cup", grams }] });

test("label words follow the Daily Value of a portion, thresholds included", () => {
  // The Daily Value of fiber is 28 g.
  expect(isLow(withFiber(1.4), "fiber")).toBe(true);
  expect(labelLevel(withFiber(1.41), "fiber")).toBeUndefined();
  expect(labelLevel(withFiber(2.79), "fiber")).toBeUndefined();
  expect(isGoodSource(withFiber(2.8), "fiber")).toBe(true);
  expect(isGoodSource(withFiber(5.59), "fiber")).toBe(true);
  expect(isHigh(withFiber(5.6), "fiber")).toBe(true);
  expect(isGoodSource(withFiber(5.6), "fiber")).toBe(false);
});

test("the portion counts, not 100 g", () => {
  expect(isHigh(withFiber(28, 10), "fiber")).toBe(false);
  expect(percentOfDailyValue(withFiber(28, 10), "fiber")).toBe(10);
  expect(amountPerPortion(withFiber(3, 250), "fiber")).toBe(7.5);
});

test("a missing figure is neither low nor anything else", () => {
  expect(labelLevel(withFiber(null), "fiber")).toBeUndefined();
  expect(isLow(testFood({ name: "Test" }), "ironMg")).toBe(false);
  expect(percentOfDailyValue(testFood({ name: "Test" }), "vitaminDUg")).toBeUndefined();
});

test("a nutrient without a Daily Value has no percentage, and a food without a portion is read per 100 g", () => {
  expect(percentOfDailyValue(testFood({ name: "Test", sugar: 50 }), "sugar")).toBeUndefined();
  expect(amountPerPortion(testFood({ name: "Test", sugar: 50, portions: [] }), "sugar")).toBe(50);
});
