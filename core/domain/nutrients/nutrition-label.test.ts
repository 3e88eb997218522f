import { expect, test } from "vitest";
import type { NutrientsPer100G } from "#core/domain/foods/portions.ts";
import {
  labelFacts,
  roundCalories,
  roundCholesterol,
  roundFat,
  roundGrams,
  roundSodium,
  roundVitamin,
  roundVitaminPercent,
} from "./nutrition-label.ts";

const NO_NUTRIENTS: NutrientsPer100G = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  saturatedFat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  vitamins: null,
  minerals: null,
  otherNutrients: null,
};
const toLabelLine = (food: Partial<NutrientsPer100G>, name: string, grams = 100) => {
  const { lines, vitamins } = labelFacts({ ...NO_NUTRIENTS, ...food }, grams);
  return [...lines, ...vitamins].find((line) => line.name === name) ?? expect.unreachable();
};
const exactly = (value: number) => ({ value, isLessThan: false });
const lessThan = (value: number) => ({ value, isLessThan: true });

test.each([
  [0, 0],
  [4.99, 0],
  [5, 5],
  [7.5, 10],
  [50, 50],
  [50.1, 50],
  [54.9, 50],
  [55, 60],
  [1234, 1230],
])("%d kcal are printed as %d", (kcal, printed) => expect(roundCalories(kcal)).toBe(printed));

test.each([
  [0.49, exactly(0)],
  [0.5, exactly(0.5)],
  [2.24, exactly(2)],
  [2.25, exactly(2.5)],
  [4.99, exactly(5)],
  [5.49, exactly(5)],
  [5.5, exactly(6)],
])("%d g of fat are printed as %o", (grams, printed) => expect(roundFat(grams)).toEqual(printed));

test.each([
  [1.99, exactly(0)],
  [2, lessThan(5)],
  [5, lessThan(5)],
  [5.1, exactly(5)],
  [7.5, exactly(10)],
  [186, exactly(185)],
])("%d mg of cholesterol are printed as %o", (mg, printed) => expect(roundCholesterol(mg)).toEqual(printed));

test.each([
  [4.9, 0],
  [5, 5],
  [137.5, 140],
  [140, 140],
  [144.9, 140],
  [145, 150],
  [1004, 1000],
])("%d mg of sodium are printed as %d", (mg, printed) => expect(roundSodium(mg)).toEqual(exactly(printed)));

test.each([
  [0.49, exactly(0)],
  [0.5, lessThan(1)],
  [0.99, lessThan(1)],
  [1, exactly(1)],
  [1.49, exactly(1)],
  [12.5, exactly(13)],
])("%d g of carbs, fiber, sugar or protein are printed as %o", (grams, printed) => expect(roundGrams(grams)).toEqual(printed));

test.each([
  [1.99, 0],
  [2, 2],
  [4.9, 4],
  [10, 10],
  [10.1, 10],
  [12.5, 15],
  [50, 50],
  [54.9, 50],
  [55, 60],
])("%d % of a vitamin or mineral are printed as %d %", (percent, printed) => expect(roundVitaminPercent(percent)).toBe(printed));

test("vitamins and minerals are printed in tenths, ones or tens, by the size of their Daily Value, and as 0 under 2 %", () => {
  expect(roundVitamin(0.35, 18)).toEqual(exactly(0));
  expect(roundVitamin(1.35, 18)).toEqual(exactly(1.4));
  expect(roundVitamin(12.4, 90)).toEqual(exactly(12));
  expect(roundVitamin(304, 1300)).toEqual(exactly(300));
});

test("percentages come from measured values, not from printed ones, and what prints as 0 is 0 %", () => {
  expect(toLabelLine({ fat: 5.49 }, "Total Fat")).toMatchObject({ amount: exactly(5), percent: 7 });
  expect(toLabelLine({ fat: 0.45 }, "Total Fat")).toMatchObject({ amount: exactly(0), percent: 0 });
  expect(toLabelLine({ otherNutrients: { cholesterolMg: 93 } }, "Cholesterol")).toMatchObject({ amount: exactly(95), percent: 31 });
  expect(toLabelLine({ protein: 20 }, "Protein").percent).toBeUndefined();
  expect(toLabelLine({ sugar: 20 }, "Total Sugars").percent).toBeUndefined();
});

test("added sugars never exceed total sugars, are zero without sugar, and unknown if the source does not say", () => {
  const added = (sugar: number | null, addedSugarsG?: number) =>
    toLabelLine({ sugar, otherNutrients: addedSugarsG === undefined ? {} : { addedSugarsG } }, "Added Sugars");
  expect(added(11, 10)).toMatchObject({ amount: exactly(10), percent: 20 });
  expect(added(8, 10)).toMatchObject({ amount: exactly(8), percent: 16 });
  expect(added(0.4)).toMatchObject({ amount: exactly(0), percent: 0 });
  expect(added(5)).toMatchObject({ amount: null, percent: null });
  expect(added(null)).toMatchObject({ amount: null, percent: null });
});

test("trans fat is unknown unless there is practically no fat", () => {
  expect(toLabelLine({ fat: 3 }, "Trans Fat").amount).toBeNull();
  expect(toLabelLine({ fat: 0.3 }, "Trans Fat").amount).toEqual(exactly(0));
  expect(toLabelLine({}, "Trans Fat").amount).toBeNull();
});
