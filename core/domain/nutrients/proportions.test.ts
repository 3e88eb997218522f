import { expect, test } from "vitest";
import { amountIn, toPercent } from "./proportions.ts";

// Spec: S9.6
test("an amount is proportional to the grams", () => {
  expect(amountIn(20, 100)).toBe(20);
  expect(amountIn(20, 150)).toBe(30);
  expect(amountIn(8.86, 164)).toBe(14.5304);
  expect(amountIn(900, 5000)).toBe(45_000);
});

test("a zero stays 0, and a missing figure stays missing", () => {
  expect(amountIn(0, 150)).toBe(0);
  expect(amountIn(null, 150)).toBeNull();
  expect(amountIn(undefined, 150)).toBeNull();
});

test("shares and amounts are free of binary rounding errors", () => {
  expect(amountIn(0.07, 300)).toBe(0.21);
  expect(toPercent(0.29, 1)).toBe(29);
  expect(toPercent(0.14, 0.7)).toBe(20);
  expect(toPercent(30, 15)).toBe(200);
  expect(toPercent(0, 15)).toBe(0);
});

test("there is no share of an unknown amount or an unknown need", () => {
  expect(toPercent(null, 15)).toBeUndefined();
  expect(toPercent(30, undefined)).toBeUndefined();
});
