import { expect, test } from "vitest";
import { findAllergens } from "#core/domain/allergens/allergens.ts";
import { DISH_SAMPLE } from "./dish-sample.ts";
import { PUBLIC_DISHES_MENDED_ON, PUBLIC_DISHES_READ_LATER, PUBLIC_DISHES_SET_ASIDE } from "./public-dish-sample.ts";

const LETTERS: Readonly<Record<string, string>> = {
  M: "milk",
  E: "egg",
  F: "fish",
  S: "shellfish",
  T: "tree nuts",
  P: "peanut",
  W: "wheat",
  Y: "soy",
  Z: "sesame",
};

const half = (rest: number) => DISH_SAMPLE.filter((_dish, index) => index % 2 === rest);

test.each([
  ["dishes mended on", half(0), 60],
  ["dishes set aside", half(1), 60],
  ["dishes of public lists, mended on", PUBLIC_DISHES_MENDED_ON, 40],
  ["dishes of public lists, set aside", PUBLIC_DISHES_SET_ASIDE, 40],
  ["dishes of public lists, read when the rules stood", PUBLIC_DISHES_READ_LATER, 30],
])("nine in ten allergens are warned of by the name alone in %s", (_, dishes, least) => {
  const missed: string[] = [];
  let present = 0;
  for (const [name, label] of dishes) {
    const { contains, mayContain } = findAllergens({ name, otherNames: [], group: "" });
    const warned = new Set([...contains, ...mayContain].map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
    for (const letter of label) {
      present += 1;
      if (!warned.has((LETTERS[letter] ?? "") as never)) missed.push(`${name}: ${LETTERS[letter]}`);
    }
  }
  console.log(`Dishes: ${present - missed.length} of ${present} allergens warned of; missed: ${missed.join(", ")}`);
  expect(dishes.length).toBeGreaterThanOrEqual(least);
  expect(1 - missed.length / present).toBeGreaterThanOrEqual(0.9);
});
