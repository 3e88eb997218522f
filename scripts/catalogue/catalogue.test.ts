import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { packCatalogue, unpackCatalogue } from "#server/catalogue/catalogue-format.ts";
import { CATALOGUE_FILE, catalogueVersion, loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { hiddenAnimals } from "./check-animals.ts";
import { SOURCE_NUTRIENTS } from "./source-nutrients.ts";

const foods = loadCatalogue();
const byName = new Map(foods.map((food) => [food.name, food]));
const listNames = (wrong: typeof foods) => wrong.map((food) => food.name);

describe("the catalogue", () => {
  test("holds at least 6,500 foods in at most 2.5 MB", () => {
    expect(foods.length).toBeGreaterThanOrEqual(6500);
    expect(readFileSync(CATALOGUE_FILE).length).toBeLessThan(2.5 * 1024 * 1024);
  });

  test("has foods of all three sources, each food once", () => {
    expect(new Set(foods.map((food) => food.source))).toEqual(
      new Set(["USDA FNDDS 2021-2023", "USDA FNDDS 2017-2018", "USDA SR28 (2015, rev. 2016)"]),
    );
    expect(new Set(foods.map((food) => `${food.source} ${food.sourceCode}`)).size).toBe(foods.length);
  });

  test("has no alcohol, baby food, formula or ingredient codes", () => {
    const unfit =
      /\bbeer\b(?! cheese)|\bwhisk|\bvodka\b(?! sauce)|\btequila|\bbaby (food|toddler)|infant|formula\b|human milk|as ingredient|industrial/i;
    const allowed = /root beer|special formula/i;
    expect(listNames(foods.filter((food) => unfit.test(food.name) && !allowed.test(food.name)))).toEqual([]);
    expect(foods.filter((food) => /Beer|Wine|Liquor|Baby|Formula|Human/.test(food.group))).toEqual([]);
  });

  test("is written the same way each time: unpacking and packing gives the file's own bytes", () => {
    const json = brotliDecompressSync(readFileSync(CATALOGUE_FILE)).toString("utf8");
    expect(packCatalogue(unpackCatalogue(json)) === json).toBe(true);
    expect(catalogueVersion()).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("what foods are made of", () => {
  const findFood = (name: string) => byName.get(name) ?? expect.fail(`'${name}' is not in the catalogue`);

  test("every survey food has its recipe, the largest ingredient first, nothing below a thousandth", () => {
    const surveyed = foods.filter((food) => !food.source.includes("SR28"));
    expect(listNames(surveyed.filter((food) => food.ingredients.length === 0))).toEqual([]);
    const isWrong = ({ ingredients }: (typeof foods)[number]) =>
      ingredients.some(({ share }, at) => share < 0.001 || share > (ingredients[at - 1]?.share ?? 1));
    expect(listNames(foods.filter(isWrong))).toEqual([]);
    expect(findFood("Lasagna with meat, homemade").ingredients[1]).toEqual({
      name: "Cheese, mozzarella, low moisture, part-skim",
      share: 0.246,
    });
  });

  // USDA's rows for these codes, looked up by hand.
  test.each([
    ["Cola (soft drink)", { addedSugarsG: 9.94 }],
    ["Milk", { addedSugarsG: 0, dairyCups: 0.41, milkCups: 0.41 }],
    ["Orange juice", { addedSugarsG: 0, fruitJuiceCups: 0.4 }],
    ["Whole wheat bread", { wholeGrainsOz: 3.63 }],
  ])("'%s' has the food groups that USDA counts", (name, expected) => {
    expect(findFood(name).patterns).toMatchObject(expected);
  });

  test("every food whose cholesterol proves an animal ingredient says which, and none of them passes as vegan", () => {
    expect(hiddenAnimals(foods)).toEqual([]);
    const plant = { ...findFood("Apple"), otherNutrients: { cholesterolMg: 30 }, ingredients: [] };
    expect(animalPartsInFood(plant).may.has("milk")).toBe(true);
  });

  test("no food has more added sugar than sugar, and at most 20 survey foods are uncounted", () => {
    expect(listNames(foods.filter(({ patterns, sugar }) => patterns && sugar !== null && patterns.addedSugarsG > sugar))).toEqual([]);
    expect(foods.filter(({ patterns, source }) => patterns === null && !source.includes("SR28")).length).toBeLessThanOrEqual(20);
    expect(foods.filter(({ patterns, source }) => patterns !== null && source.includes("SR28")).length).toBeGreaterThan(100);
  });
});

describe("categories and portions", () => {
  test.each([
    ["KFC Popcorn Chicken", "10 pieces"],
    ["Natto", "¼ cup"],
    ["Orange chicken (Chinese restaurant)", "½ order"],
    ["On The Border soft taco with ground beef, cheese and lettuce", "1 serving (2 to 3 tacos)"],
  ])("a usual serving of %s is %s", (name, label) => expect(byName.get(name)?.portions[0]?.label).toBe(label));

  test("nothing promotes weight loss, by name, other name or portion", () => {
    const sold = /slim[- ]?fast|herbalife|south beach|zone perfect|special k20|weight watchers|jenny's cuisine|atkins/i;
    const texts = foods.map((food) => [food.name, ...food.otherNames, ...food.portions.map(({ label }) => label)].join(" | "));
    expect(texts.filter((text) => sold.test(text))).toEqual([]);
  });

  test("every category is one of the specification, never user-entered", () => {
    expect(foods.filter((food) => !FOOD_CATEGORIES.includes(food.category) || food.category === "user-entered")).toEqual([]);
  });

  test.each([
    ["Apple", "fruit"],
    ["Carrots", "vegetable"],
    ["Chicken", "protein"],
    ["Lentils", "protein"],
    ["Tofu", "protein"],
    ["Egg", "protein"],
    ["Pizza, cheese", "grain"],
    ["Hamburger", "grain"],
    ["White rice", "grain"],
    ["Milk", "dairy"],
    ["Vanilla ice cream", "dairy"],
    ["Yogurt", "dairy"],
    ["Peanut butter", "nuts"],
    ["Chia seeds", "nuts"],
    ["Cola (soft drink)", "other"],
    ["Chocolate sandwich cookie", "other"],
    ["Ketchup", "other"],
    ["Tomato soup", "vegetable"],
    ["Chicken noodle soup", "grain"],
    ["McDonald's french fries", "vegetable"],
    ["KFC Popcorn Chicken", "protein"],
    ["Snickers bar", "other"],
  ])("%s is %s", (name, category) => {
    expect(byName.get(name)?.category).toBe(category);
  });

  test("every food has 1 to 8 portions of more than 0 and at most 5,000 g, with unique labels", () => {
    const wrong = foods.filter(({ portions }) => {
      const labels = new Set(portions.map((portion) => portion.label.toLowerCase()));
      return (
        portions.length < 1 ||
        portions.length > 8 ||
        labels.size < portions.length ||
        portions.some(({ grams }) => !(grams > 0 && grams <= 5000))
      );
    });
    expect(listNames(wrong)).toEqual([]);
  });

  test("labels are clean", () => {
    const unclean = /\bNFS\b|\bNS\b|yield|NLEA|\[|any size| {2}|,$|^$|diameter|dia\b/;
    expect([...new Set(foods.flatMap((food) => food.portions.map(({ label }) => label)))].filter((label) => unclean.test(label))).toEqual(
      [],
    );
  });

  test.each([
    ["Banana", "1 banana", 126],
    ["Milk", "1 cup", 244],
    ["Cola (soft drink)", "1 can (12 fl oz)", 372],
    ["Chocolate sandwich cookie", "3 sandwiches", 42],
    ["White bread", "1 medium slice", 28],
    ["Avocado", "½ fruit", 75],
    ["Apple", "1 medium", 200],
    ["Egg", "1 egg", 50],
    ["Lettuce", "1 cup", 35],
    ["Celery", "½ cup", 60],
    ["Chicken tenders", "2 tenders", 100],
    ["Pancakes", "2 medium pancakes", 100],
    ["Chocolate chip cookie", "2 medium cookies", 60],
    ["Quesadilla", "1 quesadilla", 140],
    ["Sour cream", "2 tablespoons", 30],
    ["Nuts", "1 oz", 28.35],
    ["Ground beef", "3 oz", 85.05],
    ["Sushi", "6 pieces", 180],
    ["Pizza, pepperoni", "2 pieces", 248],
    ["McDonald's Big Mac", "1 McDonald's Big Mac", 205],
  ])("a serving of %s is %s", (name, label, grams) => {
    expect(byName.get(name)?.portions[0]).toEqual({ label, grams });
  });
});

test("few foods have no better serving than '1 serving'", () => {
  const vague = foods.filter(({ source, portions }) => source.includes("FNDDS") && portions[0]?.label === "1 serving");
  expect(vague.length / foods.length).toBeLessThan(0.04);
  const popular = foods.toSorted((a, b) => b.popularity - a.popularity).slice(0, 400);
  expect(listNames(popular.filter(({ portions }) => portions[0]?.label === "1 serving"))).toEqual([]);
});

describe("figures", () => {
  test("protein, carbs, fat and water never weigh more than the food", () => {
    const weight = (food: (typeof foods)[number]) =>
      (food.protein ?? 0) + (food.carbs ?? 0) + (food.fat ?? 0) + (food.otherNutrients.waterG ?? 0);
    expect(listNames(foods.filter((food) => weight(food) > 105))).toEqual([]);
  });

  test("no figure is negative, and a missing one is missing, not 0", () => {
    const values = foods.flatMap((food) => [
      food.calories,
      ...Object.values(food.vitamins),
      ...Object.values(food.minerals),
      ...Object.values(food.otherNutrients),
    ]);
    expect(values.filter((value) => value !== null && !(value >= 0))).toEqual([]);
    const popTart = byName.get("Pop-Tarts, frosted strawberry");
    expect(popTart?.vitamins).not.toHaveProperty("vitaminCMg");
    expect(foods.filter((food) => food.sugar === null).length).toBeGreaterThan(0);
  });

  test("the newest source has every nutrient of every food", () => {
    const count = Object.keys({ ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS }).length;
    const incomplete = foods.filter(
      (food) =>
        food.source.endsWith("2021-2023") && Object.keys({ ...food.vitamins, ...food.minerals, ...food.otherNutrients }).length < count,
    );
    expect(listNames(incomplete)).toEqual([]);
  });

  test("there are at least 50 foods to compare with the source", () => {
    expect(SOURCE_NUTRIENTS.length).toBeGreaterThanOrEqual(50);
  });

  test.each(SOURCE_NUTRIENTS.map((row) => [row[0], row] as const))("%s has USDA's figures", (name, [, source, sourceCode, ...amounts]) => {
    const food = byName.get(name);
    expect(food).toMatchObject({ source, sourceCode });
    const ours = [
      food?.calories,
      food?.protein,
      food?.carbs,
      food?.fat,
      food?.sugar,
      food?.sodium,
      food?.minerals.calciumMg ?? null,
      food?.vitamins.vitaminCMg ?? null,
      food?.vitamins.folateUg ?? null,
      food?.otherNutrients.waterG ?? null,
    ];
    expect(ours).toEqual(amounts);
  });
});

describe("popularity", () => {
  test("lies between 0 and 1", () => {
    expect(listNames(foods.filter(({ popularity }) => !(popularity > 0 && popularity <= 1)))).toEqual([]);
  });

  test.each([
    ["Carrots", "Carrots, canned, cooked with oil"],
    ["Walnuts", "Walnuts, honey roasted"],
    ["Pizza, cheese", "White pizza, cheese, thin crust"],
    ["Milk", "Evaporated milk"],
    ["McDonald's Big Mac", "Burger King Hash Brown Rounds"],
    ["Chicken", "Opossum"],
  ])("%s comes before %s", (first, second) => {
    expect(byName.get(first)?.popularity ?? 0).toBeGreaterThan(byName.get(second)?.popularity ?? 1);
  });
});
