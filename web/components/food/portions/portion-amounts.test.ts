import { expect, test } from "vitest";
import { amountFrom, amountText, isWrong, listPortions, parseGrams, portionWords, stepGrams, usualAmount } from "./portion-amounts.ts";

test("100 g follows a food's own portions, once", () => {
  const cup = { label: "1 cup", grams: 150 };
  const hundred = { label: "100 g", grams: 100 };
  expect(listPortions([cup])).toEqual([cup, hundred]);
  expect(listPortions([hundred, cup])).toEqual([hundred, cup]);
  expect(listPortions([])).toEqual([hundred]);
});

test("an amount is named by its portion and its grams", () => {
  expect(amountText({ grams: 164, portion: { label: "1 cup", grams: 164 } })).toBe("1 cup (164 g)");
  expect(amountText({ grams: 100, portion: { label: "100 g", grams: 100 } })).toBe("100 g");
  expect(amountText({ grams: 28.35 })).toBe("28.4 g");
  expect(amountText({ grams: 5000 })).toBe("5,000 g");
});

test.each([
  ["150", 150],
  [" 12.5 ", 12.5],
  ["12,5", 12.5],
  ["1,000", 1000],
  ["1", 1],
  ["5000", 5000],
])("'%s' are %d grams", (text, grams) => expect(parseGrams(text)).toBe(grams));

test.each(["", "0", "-5", "−1", "0,5", "5001", "5,001", "5000.1", "1e3", "ten", "1.2.3", "Infinity", "٣"])(
  "'%s' is not an amount",
  (text) => expect(parseGrams(text)).toBeUndefined(),
);

test("text in the grams box is invalid, and an empty box is not", () => {
  expect(isWrong({ grams: 100 })).toBe(false);
  expect(isWrong({ grams: 100, typed: "12." })).toBe(false);
  expect(isWrong({ grams: 100, typed: "" })).toBe(true);
});

test("the diary keeps the words of a portion, unless they are its grams", () => {
  expect(portionWords({ grams: 164, portion: { label: "1 cup", grams: 164 } })).toBe("1 cup");
  expect(portionWords({ grams: 100, portion: { label: "100 g", grams: 100 } })).toBeNull();
  expect(portionWords({ grams: 250 })).toBeNull();
  expect(amountFrom({ quantity: 60, portion: "2 slices" })).toEqual({ grams: 60, portion: { label: "2 slices", grams: 60 } });
  expect(amountFrom({ quantity: 60, portion: null })).toEqual({ grams: 60, portion: undefined });
});

// Spec: S9.9
test("the usual amount is the first portion, or 100 g", () => {
  expect(amountText(usualAmount({ portions: [{ label: "1 medium", grams: 118 }] }))).toBe("1 medium (118 g)");
  expect(amountText(usualAmount({ portions: [] }))).toBe("100 g");
});

test("steps go to the next multiple of ten, and by one below ten", () => {
  expect([30, 34, 9, 5000].map((grams) => stepGrams(grams, 1))).toEqual([40, 40, 10, 5000]);
  expect([30, 34, 10, 1].map((grams) => stepGrams(grams, -1))).toEqual([20, 30, 9, 1]);
  expect([stepGrams(30, 100), stepGrams(30, -100)]).toEqual([130, 1]);
});
