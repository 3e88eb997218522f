import { expect, test } from "vitest";
import type { Correction } from "#core/content/corrections/correction.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { correctNutrients, withRightTexts } from "./correct-food.ts";

const checked = { source: "A book, 2026", checkedOn: "2026-11-19" };
const CORRECTIONS: Correction[] = [
  { ...checked, food: "7", nutrient: "sodium", is: 120 },
  { ...checked, food: "7", text: "bodyImpact", replace: "It is red.", by: "It is green." },
  { ...checked, food: "7", text: "healthBenefits", replace: "It is a fruit.", by: "" },
];

test("a figure is corrected before the food is described, and others stay as they are", () => {
  const soup = testFood({ name: "Soup", sourceCode: "7", sodium: 900, fat: 2 });
  expect(correctNutrients(soup, CORRECTIONS)).toEqual({ ...soup, sodium: 120 });
  const other = testFood({ name: "Other", sourceCode: "8", sodium: 900 });
  expect(correctNutrients(other, CORRECTIONS)).toBe(other);
});

test("a sentence is replaced or taken out, in the calm texts as well", () => {
  const texts = { bodyImpact: "It is round. It is red.", healthBenefits: "It adds iron. It is a fruit. Eat it warm." };
  expect(withRightTexts({ sourceCode: "7" }, texts, CORRECTIONS)).toEqual({
    bodyImpact: "It is round. It is green.",
    healthBenefits: "It adds iron. Eat it warm.",
  });
  expect(withRightTexts({ sourceCode: "7" }, {}, CORRECTIONS)).toEqual({});
  expect(withRightTexts({ sourceCode: "8" }, texts, CORRECTIONS)).toEqual(texts);
});
