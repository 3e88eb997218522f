import { expect, test } from "vitest";
import { energyShares } from "./energy-shares.ts";

test("shares of energy are whole numbers that add up to 100", () => {
  expect(energyShares({ protein: 14.5, carbs: 45, fat: 4.2 })).toEqual({ protein: 21, carbs: 65, fat: 14 });
  expect(energyShares({ protein: 9, carbs: 9, fat: 4 })).toEqual({ protein: 34, carbs: 33, fat: 33 });
  expect(energyShares({ protein: 0, carbs: 10, fat: 0 })).toEqual({ protein: 0, carbs: 100, fat: 0 });
});

test("there are no shares if a figure is missing or there is no energy", () => {
  expect(energyShares({ protein: 1, carbs: null, fat: 2 })).toBeUndefined();
  expect(energyShares({ protein: 0, carbs: 0, fat: 0 })).toBeUndefined();
});
