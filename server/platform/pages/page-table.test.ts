import { expect, test } from "vitest";
import { type DeclaredPage, findPage, hasPage } from "./page-table.ts";

const page = (path: string, more: Partial<DeclaredPage> = {}): DeclaredPage => ({
  path,
  aliases: [],
  access: "anyone",
  module: path,
  hasForm: false,
  needsLink: false,
  variesByRegion: false,
  budgetKb: 100,
  ...more,
});
const PAGES = [
  page("/recipes/mine", { access: "user" }),
  page("/recipes/mine/:ownRecipe", { access: "user" }),
  page("/recipes/:recipe", { aliases: ["/recipes/shakshuka"] }),
];

test("a page with a list of paths has these paths and no others", () => {
  expect(hasPage(PAGES, "/recipes/shakshuka")).toBe(true);
  expect(hasPage(PAGES, "/recipes/moon-cheese")).toBe(false);
  expect(hasPage(PAGES, "/recipes/:recipe/x")).toBe(false);
});

test("a page for a user's own items has a path for each, for members only", () => {
  expect(findPage(PAGES, "/recipes/mine/new", true)?.path).toBe("/recipes/mine/:ownRecipe");
  expect(findPage(PAGES, "/recipes/mine/new", false)).toBeUndefined();
  expect(findPage(PAGES, "/recipes/mine", true)?.path).toBe("/recipes/mine");
  for (const path of ["/recipes/mine/", "/recipes/mine/a/b", "/recipe/mine/a"]) expect(hasPage(PAGES, path), path).toBe(false);
});
