import { expect, test } from "vitest";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { SAMPLE_FOODS, SAMPLE_SOURCE } from "#core/domain/foods/sample-foods.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

test("the landing page's sample foods have the catalogue's figures, portions and words", () => {
  const foods = new Map(loadCatalogue().map((food) => [food.name, food]));
  for (const { name, category, calories, protein, carbs, fat, fiber, portions, bodyImpact } of SAMPLE_FOODS) {
    const food = foods.get(name);
    if (!food) throw new Error(`The catalogue has no ${name}`);
    expect(food).toMatchObject({ category, calories, protein, carbs, fat, fiber, source: SAMPLE_SOURCE });
    expect(food.portions).toEqual(expect.arrayContaining([...portions]));
    expect(food.portions[0]).toEqual(portions[0]);
    // The sample's texts fit any portion, so sentences with figures of one portion are omitted.
    for (const sentence of bodyImpact.split(/(?<=[.]) /)) expect(describeFood(food).bodyImpact).toContain(sentence);
  }
});
