import { expect, test } from "vitest";
import { findAllergens } from "#core/domain/allergens/allergens.ts";
import { DISH_SAMPLE } from "./dish-sample.ts";

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

test.each([
  ["mended on", 0],
  ["set aside", 1],
])("at least 90 %% of the allergens in dishes %s are warned of by the name alone", (_, half) => {
  const dishes = DISH_SAMPLE.filter((_dish, index) => index % 2 === half);
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
  expect(dishes.length).toBeGreaterThanOrEqual(60);
  expect(1 - missed.length / present).toBeGreaterThanOrEqual(0.9);
});
