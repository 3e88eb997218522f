import { expect, test } from "vitest";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { PICTURE_SAMPLE } from "./picture-sample.ts";
import { sampledFoods } from "./sampled-foods.ts";

const MIN_SAMPLE_SIZE = 600;

test("at least 95 % of a hand-checked random sample get a picture that is right", () => {
  const find = sampledFoods();
  const sample = PICTURE_SAMPLE.map(([release, code, , right]) => {
    const food = find(release, code);
    return { food, right, picture: pictureFor(food) };
  });
  const wrong = sample.filter(({ right, picture }) => !right.includes(picture));
  const score = 1 - wrong.length / sample.length;
  console.log(`Pictures: ${(score * 100).toFixed(1)} % of ${sample.length} right`);
  for (const { food, picture } of wrong) console.log(`  ${food.name}: ${picture}`);
  expect(sample.length).toBeGreaterThanOrEqual(MIN_SAMPLE_SIZE);
  expect(score).toBeGreaterThanOrEqual(0.95);
});

test("few foods fall back to the plain plate", () => {
  const foods = loadCatalogue();
  const plain = foods.filter((food) => pictureFor(food) === "fork-and-knife-with-plate");
  expect(plain.length / foods.length).toBeLessThan(0.01);
});
