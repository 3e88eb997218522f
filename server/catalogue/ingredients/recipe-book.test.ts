import { describe, expect, test } from "vitest";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { recipeDiet } from "#core/domain/recipes/recipe-diet.ts";
import { recipeDish } from "#core/domain/recipes/recipe-dish.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { listCookable } from "./recipe-book.ts";

const foods = loadCatalogue();
const book = new Map(listCookable(foods).map((one) => [one.recipe.slug, { ...one, dish: recipeDish(one.recipe, one.parts) }]));
const cookable = (slug: string) => book.get(slug) ?? expect.unreachable(slug);

/** The amount in one serving, calculated from the dish's figures per 100 g. */
function serving(slug: string, read: (dish: CatalogueFood) => number | null | undefined): number {
  const { dish } = cookable(slug);
  return ((read(dish) ?? Number.NaN) * (dish.portions[0]?.grams ?? Number.NaN)) / 100;
}

test("every recipe is made of foods of the catalogue, and no dish has the name of one of them", () => {
  expect([...book.keys()]).toEqual(RECIPES.map(({ slug }) => slug));
  const names = new Set(foods.map(({ name }) => name.toLowerCase()));
  expect(RECIPES.filter(({ name }) => names.has(name.toLowerCase()))).toEqual([]);
});

describe("the figures of a serving, recomputed by hand from USDA's tables", () => {
  test("of peanut-banana toast: 72 g of bread, 32 g of peanut butter, 126 g of banana, nothing cooked", () => {
    const slug = "peanut-banana-toast";
    expect(serving(slug, ({ calories }) => calories)).toBeCloseTo(182.88 + 191.36 + 122.22, 1);
    expect(serving(slug, ({ protein }) => protein)).toBeCloseTo(8.856 + 7.107 + 0.932, 2);
    expect(serving(slug, ({ sodium }) => sodium)).toBeCloseTo(309.6 + 136.32, 1);
    expect(serving(slug, ({ vitamins }) => vitamins.vitaminCMg)).toBeCloseTo(15.12, 2);
  });

  test("of real cocoa: 244 g of milk, 10 g of cocoa, 8 g of sugar", () => {
    const slug = "real-cocoa";
    expect(serving(slug, ({ calories }) => calories)).toBeCloseTo(122 + 22.8 + 32.08, 1);
    expect(serving(slug, ({ protein }) => protein)).toBeCloseTo(8.198 + 1.96, 2);
    expect(serving(slug, ({ sodium }) => sodium)).toBeCloseTo(95.16 + 2.1 + 0.08, 1);
    expect(serving(slug, ({ minerals }) => minerals.ironMg)).toBeCloseTo(1.386 + 0.004, 2);
  });

  test("of dal and rice, a quarter of the pot: cooked from raw, so that a fifth of its vitamin C is lost", () => {
    const slug = "red-lentil-dal-and-rice";
    const kcal = 675.84 + 675.25 + 56.24 + 38.4 + 8.94 + 4.8 + 13 + 126;
    expect(serving(slug, ({ calories }) => calories)).toBeCloseTo(kcal / 4, 0);
    const sodium = 11.52 + 9.25 + 1.48 + 276 + 1.02 + 0.78 + 2.08 + 1162.74;
    expect(serving(slug, ({ sodium: mg }) => mg)).toBeCloseTo(sodium / 4, 0);
    const vitaminC = (8.64 + 12.136 + 1.872 + 0.3) * 0.8 + 30.24 + 0.028;
    expect(serving(slug, ({ vitamins }) => vitamins.vitaminCMg)).toBeCloseTo(vitaminC / 4, 1);
  });
});

test("the energy, protein, fat and sodium of every recipe are the sum of its ingredients, shared by its servings", () => {
  for (const [slug, { recipe, parts }] of book) {
    for (const nutrient of ["calories", "protein", "fat", "sodium"] as const) {
      const sum = parts.reduce((total, { food, grams }) => total + ((food[nutrient] ?? Number.NaN) * grams) / 100, 0);
      const share = sum / recipe.servings;
      expect(Math.abs(serving(slug, (dish) => dish[nutrient]) - share), `${slug}: ${nutrient}`).toBeLessThan(0.005 * share + 0.05);
    }
  }
});

/** The expected allergens of each ingredient, written by hand: milk, egg, fish, shellfish, peanut, wheat, soy, sesame. */
const HOLDS: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ["milk"],
  kefir: ["milk"],
  yogurt: ["milk"],
  cheddar: ["milk"],
  mozzarella: ["milk"],
  feta: ["milk"],
  creamCheese: ["milk"],
  egg: ["egg"],
  tuna: ["fish"],
  canSalmon: ["fish"],
  salmon: ["fish"],
  shrimp: ["shellfish"],
  peanutbutter: ["peanut"],
  bread: ["wheat"],
  pita: ["wheat"],
  wrap: ["wheat"],
  pasta: ["wheat"],
  couscous: ["wheat"],
  soySauce: ["wheat", "soy"],
  soyMilk: ["soy"],
  tofu: ["soy"],
  edamame: ["soy"],
  miso: ["soy"],
  tahini: ["sesame"],
  hummus: ["sesame"],
  sesameOil: ["sesame"],
};

test("the allergens of every recipe are those of its ingredients, and gluten is warned of in oats and miso", () => {
  for (const [slug, { recipe, dish }] of book) {
    const keys = recipe.ingredients.map(([key]) => key);
    expect(new Set(dish.allergens.contains), slug).toEqual(new Set(keys.flatMap((key) => HOLDS[key] ?? [])));
    const warnsOfGluten = [...dish.allergens.contains, ...dish.allergens.mayContain].some((one) => ["wheat", "gluten"].includes(one));
    if (keys.some((key) => key === "oats" || key === "miso")) expect(warnsOfGluten, slug).toBe(true);
  }
});

test("ten recipes contain none of the nine major allergens, and none contains tree nuts", () => {
  const free = [...book].filter(([, { dish }]) => dish.allergens.contains.length === 0).map(([slug]) => slug);
  const planned = [21, 22, 23, 24, 29, 30, 31, 36, 40, 47].map((index) => RECIPES[index]?.slug);
  expect(free).toEqual(planned);
  expect([...book.values()].filter(({ dish }) => dish.allergens.contains.includes("tree nuts"))).toEqual([]);
});

test("22 recipes are vegan, 16 vegetarian, 4 with seafood and 6 with meat; 12 need no cooking", () => {
  const diets = [...book.values()].map(({ dish }) => recipeDiet(dish));
  const count = (diet: string) => diets.filter((one) => one === diet).length;
  expect([count("vegan"), count("vegetarian"), count("pescatarian"), count("meat")]).toEqual([22, 16, 4, 6]);
  expect(RECIPES.filter(({ equipment }) => equipment.some((list) => list.length === 0))).toHaveLength(12);
});
