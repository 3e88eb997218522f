import { expect, test } from "vitest";
import { alikeSpelling } from "./alike-spelling.ts";
import { findAllergens } from "./allergens.ts";

test.each([
  ["poori", "puri"],
  ["halvah", "halva"],
  ["wadaa", "vada"],
  ["dhokla", "dokla"],
  ["qabuli", "kabuli"],
  ["phyllo", "philo"],
])("%s and %s are one word", (one, other) => {
  expect(alikeSpelling(one)).toBe(alikeSpelling(other));
});

test("a dish is found however its foreign name is spelled, and a word that the dictionary has is not taken for another", () => {
  const contains = (name: string) => findAllergens({ name, otherNames: [], group: "" }).contains;
  expect(contains("Khachappuri")).toContain("milk");
  expect(contains("Gulab-jamoon")).toContain("milk");
  expect(contains("Makki ki roti")).not.toContain("fish");
});
