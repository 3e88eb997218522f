import { expect, test } from "vitest";
import { findAllergens } from "./find-allergens.ts";
import { normalizeSpelling } from "./normalize-spelling.ts";

test.each([
  ["poori", "puri"],
  ["halvah", "halva"],
  ["wadaa", "vada"],
  ["dhokla", "dokla"],
  ["qabuli", "kabuli"],
  ["phyllo", "philo"],
  ["gyouza", "gyoza"],
  ["halveh", "halva"],
  ["mulukhiyah", "molokhiya"],
  ["satae", "satay"],
])("%s and %s count as one word", (a, b) => {
  expect(normalizeSpelling(a)).toBe(normalizeSpelling(b));
});

test("a dish is found however its foreign name is spelled, and a word of the dictionary is not mistaken for another", () => {
  const contains = (name: string) => findAllergens({ name, otherNames: [], group: "" }).contains;
  expect(contains("Khachappuri")).toContain("milk");
  expect(contains("Gulab-jamoon")).toContain("milk");
  expect(contains("Makki ki roti")).not.toContain("fish");
});

test("a word of a longer name may be spelled differently even if that spelling is another word", () => {
  expect(findAllergens({ name: "Khao soy", otherNames: [], group: "" }).contains).toEqual(expect.arrayContaining(["fish", "egg", "wheat"]));
});

test.each(["Monster energy", "Apricot halves", "Gummy bears", "Beet soup"])("%s is plain English, not a foreign dish", (name) => {
  expect(findAllergens({ name, otherNames: [], group: "" }).contains).toEqual([]);
});

test("a name that only ends like a plural does not match another dish", () => {
  expect(findAllergens({ name: "Popeyes biscuit", otherNames: [], group: "" }).contains).not.toContain("shellfish");
});

test("a foreign word is found even if it is written as two", () => {
  expect(findAllergens({ name: "Ssam jang", otherNames: [], group: "" }).contains).toContain("soy");
});
