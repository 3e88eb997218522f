import { expect, it } from "vitest";
import { FOOD_PICTURES } from "#core/domain/food-pictures/food-picture-names.ts";
import { foodArtPath } from "#web/components/food/food-art-names.ts";
import { foodArtFiles } from "./food-art.mjs";

it("serves a picture for every name that a page can ask for, and no other", () => {
  const files = foodArtFiles();
  expect([...files.keys()].sort()).toEqual(FOOD_PICTURES.map(foodArtPath).sort());
  for (const svg of files.values()) expect(svg).toMatch(/^<svg [^>]+><.+<\/svg>$/s);
});
