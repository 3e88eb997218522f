import { expect, test } from "vitest";
import type { OffProduct } from "#core/domain/products/open-food-facts.ts";
import { barcode, OffStandIn } from "#server/testing/open-food-facts.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const CODE = barcode(1);
const NUTRIENTS = { "energy-kcal_100g": 45, proteins_100g: 0, carbohydrates_100g: 11, fat_100g: 0, sugars_100g: 11, salt_100g: 0.1 };

/** What a member gets who scans this product. */
async function scan(product: OffProduct) {
  const off = await OffStandIn.start();
  off.know({ nutriments: NUTRIENTS, ...product, code: CODE });
  const { app } = await startTestApp({ environment: off.environment });
  const maya = await signInAs(app);
  const { food } = (await maya.send("GET", `/api/products/${CODE}`)).json();
  return { food, maya, notes: food.safety.map(({ text }: { text: string }) => text) as string[] };
}

const ENERGY_DRINK: OffProduct = {
  product_name: "Bull Power",
  quantity: "500 ml",
  product_quantity: 500,
  serving_size: "250 ml",
  serving_quantity: 250,
  categories_tags: ["en:beverages", "en:carbonated-drinks", "en:energy-drinks"],
  nutriments: { ...NUTRIENTS, caffeine_100g: 0.032 },
};

test("an energy drink is counted by the can, with its caffeine and what doctors for children advise", async () => {
  const { food } = await scan(ENERGY_DRINK);
  expect(food.portions).toEqual([
    { label: "1 can", grams: 500 },
    { label: "1 serving", grams: 250 },
  ]);
  expect(food.bodyImpact).toMatch(/energy drinks/);
  expect(food.bodyImpact).toMatch(/160 mg of caffeine/);
  expect(food.healthBenefits).toBeNull();
});

test("an energy drink without a serving or a figure for caffeine says what is not known", async () => {
  const { food } = await scan({
    ...ENERGY_DRINK,
    quantity: undefined,
    product_quantity: undefined,
    serving_size: undefined,
    serving_quantity: undefined,
  });
  expect(food.bodyImpact).toContain("It has 32 mg of caffeine in 100 ml; the limit for ages 12 to 18 is 100 mg a day.");
  const { food: unknown } = await scan({ ...ENERGY_DRINK, nutriments: NUTRIENTS });
  expect(unknown.bodyImpact).toContain("It has caffeine; the amount is not known.");
});

test.each<[string, OffProduct]>([
  [
    "a beer with a name that says nothing",
    { product_name: "Goldene Krone", categories_tags: ["en:beverages", "en:alcoholic-beverages", "en:beers"] },
  ],
  [
    "chocolates with a filling",
    { product_name: "Kirschpralinen", categories_tags: ["en:chocolates"], nutriments: { ...NUTRIENTS, alcohol_100g: 4 } },
  ],
])("%s has alcohol, and nothing good is said of it", async (_, product) => {
  const { food, notes } = await scan(product);
  expect(notes).toContain("Has alcohol.");
  expect(food.healthBenefits).toBeNull();
});

test.each<[string, OffProduct]>([
  [
    "a beer without alcohol",
    { product_name: "Krone", categories_tags: ["en:beverages", "en:non-alcoholic-beverages", "en:beers", "en:non-alcoholic-beers"] },
  ],
  ["candy", { product_name: "Wine gums", categories_tags: ["en:candies", "en:wine-gums"] }],
  ["vinegar", { product_name: "Red wine vinegar", categories_tags: ["en:condiments", "en:wine-vinegars"] }],
  ["muesli", { product_name: "Muesli", categories_tags: ["en:mueslis"] }],
])("%s has no line about alcohol or germs", async (_, product) => {
  const { notes } = await scan(product);
  expect(notes).toEqual([]);
});

test.each<[string, OffProduct, RegExp]>([
  [
    "smoked fish in another language",
    { product_name: "Räucherlachs", categories_tags: ["en:seafood", "en:fishes", "en:smoked-salmons"] },
    /145 °F/,
  ],
  ["raw-milk cheese in another language", { product_name: "Tomme", categories_tags: ["en:cheeses", "en:raw-milk-cheeses"] }, /pasteurized/],
  ["brie", { product_name: "Brie", categories_tags: ["en:dairies", "en:cheeses"] }, /pasteurized/],
  ["minced meat", { product_name: "Steak haché", categories_tags: ["en:meats", "en:ground-beef-steaks"] }, /160 °F/],
  [
    "flour",
    { product_name: "Farine T55", categories_tags: ["en:cereals-and-their-products", "en:flours", "en:wheat-flours"] },
    /Raw flour/,
  ],
])("%s has the line about germs of a food of the catalogue", async (_, product, text) => {
  const { notes } = await scan({ ...product, serving_size: "30 g", serving_quantity: 30 });
  expect(notes.join()).toMatch(text);
});

test("a drink with a sweetener among its ingredients says what health groups advise", async () => {
  const { food } = await scan({
    product_name: "Lemon fizz",
    categories_tags: ["en:beverages", "en:sodas"],
    ingredients_text: "Water, citric acid, sweeteners: aspartame, acesulfame K",
  });
  expect(food.bodyImpact).toMatch(/[Ss]weeteners/);
});

test("cod-liver oil names the limit of vitamin A for each age", async () => {
  const { notes } = await scan({
    product_name: "Cod liver oil",
    serving_size: "10 ml",
    serving_quantity: 10,
    nutriments: { ...NUTRIENTS, fat_100g: 100, carbohydrates_100g: 0, sugars_100g: 0, "energy-kcal_100g": 900, "vitamin-a_100g": 0.03 },
  });
  expect(notes.join(" ")).toMatch(/vitamin A.*1,700 µg/);
});

test("a product keeps its lines when it is saved, logged and corrected", async () => {
  const { maya } = await scan(ENERGY_DRINK);
  const saved = (await maya.send("POST", `/api/products/${CODE}/food`)).json();
  expect(saved.bodyImpact).toMatch(/energy drinks/);
  const own = { name: "My drink", brand: "Bull", basis: "100 ml", servingGrams: 250, calories: 40, protein: 0, carbs: 10, fat: 0 };
  const corrected = (await maya.send("PUT", `/api/products/${CODE}/food`, own)).json();
  expect(corrected).toMatchObject({ name: "My drink", bodyImpact: expect.stringMatching(/energy drinks.*80 mg of caffeine/) });
});

test("a product that somebody types in has the lines that its name allows", async () => {
  const { maya } = await scan(ENERGY_DRINK);
  const typed = {
    name: "Monster Energy drink",
    brand: "",
    basis: "100 ml",
    servingGrams: 473,
    calories: 45,
    protein: 0,
    carbs: 11,
    fat: 0,
  };
  const { bodyImpact } = (await maya.send("PUT", `/api/products/${barcode(2)}/food`, typed)).json();
  expect(bodyImpact).toMatch(/energy drinks.*It has caffeine; the amount is not known\./);
});
