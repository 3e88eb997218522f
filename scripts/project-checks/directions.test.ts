import { expect, test } from "vitest";
import { checkDirections, findPhysical } from "./directions.mjs";

const find = (source: string, file = "web/planted.tsx") => findPhysical(file, source).map(({ found, logical }) => `${found} ${logical}`);

test("the app's classes follow the direction of the language", { timeout: 120_000 }, () => {
  expect(checkDirections()).toEqual([]);
});

test.each([
  ['"flex ml-4 text-left"', ["ml-4 ms-4", "text-left text-start"]],
  ['"-right-0.5 md:hover:pl-[3px]"', ["-right-0.5 -end-0.5", "md:hover:pl-[3px] md:hover:ps-[3px]"]],
  ["`border-l rounded-tr-xl \u0024{name} pr-0!`", ["border-l border-s", "rounded-tr-xl rounded-se-xl", "pr-0! pe-0!"]],
])("finds the sides in %s", (source, expected) => {
  expect(find(`const names = ${source};`)).toEqual(expected);
});

test("accepts what is centered, on a picture, or no class", () => {
  expect(find('const names = ["left-1/2 -translate-x-1/2", "left", "pl-PL", "right-click"];')).toEqual([]);
  expect(find('const names = "left-4";', "web/features/landing/hero-dish.tsx")).toEqual([]);
});

test("finds the sides in styles", () => {
  expect(find("p { padding-left: 1rem; text-align: right; left: 0 }", "web/app/styles.css")).toEqual([
    "padding-left padding-inline-start",
    "text-align: right text-align: end",
    "left: inset-inline-start:",
  ]);
});
