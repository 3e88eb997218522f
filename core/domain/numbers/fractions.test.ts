import { expect, test } from "vitest";
import { findNearest, plainFractions, quarterSign, readFraction } from "./fractions.ts";

test("fraction characters are read and written out", () => {
  expect(["½", "⅜", "3", ""].map(readFraction)).toEqual([0.5, 0.375, undefined, undefined]);
  expect(plainFractions("1½ cups, ⅓ spoon")).toBe("1 1/2 cups,  1/3 spoon");
});

test("only quarters have a sign of their own", () => {
  expect([0.25, 0.5, 0.75, 0.3].map(quarterSign)).toEqual(["¼", "½", "¾", undefined]);
});

test("the nearest entry is the first of two that are equally near", () => {
  expect(findNearest([1, 3, 2], 2.5, (entry) => entry)).toBe(3);
  expect(findNearest<number>([], 1, (entry) => entry)).toBeUndefined();
});
