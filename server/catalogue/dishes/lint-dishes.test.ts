import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lintDishes } from "./lint-dishes.ts";
import { DISH_COLUMNS, DISHES_FILE } from "./load-dishes.ts";

const HEADER = DISH_COLUMNS.join("\t");
const row = (name: string, { cuisine = "Thai", contains = "", mayContain = "", source = "usual recipe" } = {}) =>
  [name, cuisine, contains, mayContain, source].join("\t");
const lint = (...rows: string[]) => lintDishes(`${[HEADER, ...rows].join("\n")}\n`);

test("the table of dishes has no problem", () => {
  const table = readFileSync(DISHES_FILE, "utf8");
  expect(table.split("\n").length).toBeGreaterThan(16_000);
  expect(lintDishes(table)).toEqual([]);
});

test.each([
  ["a name that stands twice", [row("larb"), row("larb")], "'larb' is in the table twice"],
  ["names that are not sorted", [row("som tam"), row("larb")], "'larb' stands after 'som tam'"],
  ["an allergen of its own name that is not listed", [row("shrimp larb")], "'shrimp larb' names shellfish and does not list it"],
  ["the same with a word that excuses another", [row("coconut milk and cheese pie", { contains: "wheat" })], "names milk"],
  ["an allergen that is unknown", [row("larb", { contains: "celery" })], "'larb' lists unknown, repeated or unsorted allergens: celery"],
  ["allergens that are not sorted", [row("larb", { contains: "fish, egg" })], "unsorted allergens: fish, egg"],
  ["an allergen in both lists", [row("larb", { contains: "fish", mayContain: "fish" })], "'larb' contains and may contain fish"],
  ["a name with accents or capitals", [row("Phở")], "'Phở' is not in lower-case words without accents"],
  ["a row without a cuisine", [row("larb", { cuisine: "" })], "'larb' has no cuisine"],
  ["an unknown source", [row("larb", { source: "somebody" })], "'larb' has an unknown source: 'somebody'"],
  ["a row with too few columns", ["larb\tThai"], "does not have 5 columns"],
  ["a name that another one hides", [row("* alla norma"), row("something alla norma")], "'* alla norma' is not found by its own name"],
])("%s is a problem", (_, rows, problem) => {
  expect(lint(...rows)).toEqual([expect.stringContaining(problem)]);
});

test("rows without a problem are clean, and words that mean something else are excused", () => {
  expect(lint(row("coconut milk rice"), row("larb", { contains: "fish", mayContain: "peanut" }), row("yam pie"))).toEqual([]);
});

test("a table with other columns is refused", () => {
  expect(lintDishes("name\tlabel\nlarb\tF\n")).toEqual([expect.stringContaining("other columns")]);
});
