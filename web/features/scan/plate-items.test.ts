import { expect, test } from "vitest";
import type { ScanItem } from "#core/contracts/scan.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { amountInItem, ownFood, type PlateItem, plateItems, plateTotal, setItemFood, setItemGrams } from "./plate-items.ts";

const RICE: ScanItem = {
  name: "White rice",
  grams: 150,
  food: makeFood({ name: "Rice, cooked" }),
  per100G: { calories: 130, protein: 2.7, carbs: 28, fat: 0.3 },
  source: "USDA",
  aiProvider: null,
};
const DIP: ScanItem = {
  ...RICE,
  name: "Herb dip",
  grams: 30,
  food: null,
  per100G: { calories: 200, protein: 1, carbs: 4, fat: 20 },
  source: "AI estimate",
  aiProvider: "openai",
};

/** Safe to cast: a list made from one item has a first element. */
const item = (overrides: Partial<ScanItem> = {}) => plateItems([{ ...RICE, ...overrides }])[0] as PlateItem;

test("figures are those of the grams", () => {
  expect(amountInItem(item(), "calories")).toBe(195);
  expect(plateTotal(plateItems([RICE, DIP]), "calories")).toBe(255);
});

test("grams outside the allowed range are limited to it", () => {
  expect([0, 149.6, 9999].map((grams) => item({ grams }).grams)).toEqual([1, 150, 5000]);
});

test("typed grams count at once; an invalid amount keeps the last one", () => {
  const corrected = setItemGrams({ ...item(), isLogged: true }, "200");
  expect(corrected).toMatchObject({ grams: 200, typed: "200", isLogged: false });
  expect(setItemGrams(corrected, "")).toMatchObject({ grams: 200, typed: "" });
});

test("another food brings its own figures and says where they come from", () => {
  const changed = setItemFood(item(), makeFood({ name: "Avocado", calories: 160, protein: null }));
  expect(changed).toMatchObject({ name: "Avocado", source: "USDA", per100G: { calories: 160, protein: null } });
  expect(setItemFood(item(), makeFood({ isOwn: true, source: null })).source).toBe("Your own food");
  expect(setItemFood(item(), makeFood({ isOwn: true, aiProvider: "gemini" })).source).toBe("AI estimate");
});

test("a missing figure stays missing, and the others still add up", () => {
  const unknown = setItemFood(item(), makeFood({ protein: null }));
  expect(plateTotal([unknown], "protein")).toBeNull();
  expect(plateTotal([unknown, item()], "protein")).toBeCloseTo(4.05);
});

test("an own food keeps the figures and says that they are an estimate", () => {
  expect(ownFood(item({ ...DIP, name: "x".repeat(200) }))).toMatchObject({
    name: "x".repeat(120),
    calories: 200,
    fat: 20,
    aiProvider: "openai",
  });
});
