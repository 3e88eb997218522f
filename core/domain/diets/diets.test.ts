import { describe, expect, test } from "vitest";
import { isBranded } from "#core/domain/allergens/ingredient-knowledge.ts";
import { MEAT_FOODS, VEGAN_FOODS, VEGETARIAN_FOODS } from "#core/domain/testing/diet-foods.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { fitsDiets } from "./diets.ts";
import { allergensOfDiets, type Diet, parseDiets } from "./parse-diets.ts";

const fits = (name: string, diet: Diet, group = "") => fitsDiets({ name, group, otherNames: [] }, [diet]);
const listNames = (foods: readonly { name: string }[]) => foods.map(({ name }) => name);
/** The share of fitting foods that may be omitted as a precaution. */
const LET_IN = 0.85;

describe("280 foods of the catalogue", () => {
  test("a vegan never gets what is not vegan, a vegetarian never what contains meat, fish or gelatin", () => {
    expect(listNames([...VEGETARIAN_FOODS, ...MEAT_FOODS].filter((food) => fitsDiets(food, ["vegan"])))).toEqual([]);
    expect(listNames(MEAT_FOODS.filter((food) => fitsDiets(food, ["vegetarian"])))).toEqual([]);
  });

  test("most of what they eat is allowed, but nothing whose recipe only its maker knows", () => {
    const isAllowed = (foods: typeof VEGAN_FOODS, diet: Diet) => foods.filter((food) => fitsDiets(food, [diet]));
    const measureShare = (foods: typeof VEGAN_FOODS, diet: Diet) => {
      const unbranded = foods.filter((food) => !isBranded(food));
      return isAllowed(unbranded, diet).length / unbranded.length;
    };
    expect(isAllowed(VEGAN_FOODS.filter(isBranded), "vegan")).toEqual([]);
    expect(measureShare(VEGAN_FOODS, "vegan")).toBeGreaterThan(LET_IN);
    expect(measureShare([...VEGAN_FOODS, ...VEGETARIAN_FOODS], "vegetarian")).toBeGreaterThan(LET_IN);
  });
});

describe("what a name means", () => {
  test.each([
    ["Milk", "Milk, reduced fat"],
    ["Scrambled eggs or omelet", "Eggs and omelets"],
    ["Honey", "Sugars and honey"],
    ["Honey Nut Cheerios cereal", "Ready-to-eat cereal, higher sugar"],
    ["Jell-O (gelatin dessert)", "Gelatins, ices, sorbets"],
    ["Marshmallow", "Candy not containing chocolate"],
    ["Steak", "Beef, excludes ground"],
    ["Salmon", "Fish"],
    ["Caesar dressing", "Salad dressings and vegetable oils"],
    ["Refried beans", "Beans, peas, legumes"],
    ["Noodles with egg", "Pasta, noodles, cooked grains"],
    ["Sushi", "Egg rolls, dumplings, sushi"],
    ["Taco", "Burritos and tacos"],
  ])("no vegan gets %s", (name, group) => expect(fits(name, "vegan", group)).toBe(false));

  test.each([
    ["Honeydew melon", "Melons"],
    ["Soy milk, unsweetened", "Plant-based milk"],
    ["Peanut butter", "Nuts and seeds"],
    ["Kidney beans", "Beans, peas, legumes"],
    ["Eggplant, cooked without fat", "Other vegetables and combinations"],
    ["Lentil curry", "Bean, pea, legume dishes"],
    ["White bread", "Yeast breads"],
    ["Vegan chicken wrap", ""],
  ])("a vegan gets %s", (name, group) => expect(fits(name, "vegan", group)).toBe(true));

  test("other diets are judged by what they exclude", () => {
    expect([fits("Salmon", "pescatarian", "Fish"), fits("Chicken soup", "pescatarian")]).toEqual([true, false]);
    expect([fits("Chicken curry", "halal"), fits("Ham sandwich", "halal"), fits("Hot dog", "halal"), fits("Rum cake", "halal")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([fits("Shrimp", "kosher"), fits("Cheeseburger", "kosher"), fits("Roast beef", "kosher")]).toEqual([false, false, true]);
    expect([fits("Bacon", "no pork"), fits("Turkey bacon", "no pork"), fits("Sausage", "no pork")]).toEqual([false, true, false]);
    expect([fits("Hamburger", "no beef"), fits("Turkey burger", "no beef")]).toEqual([false, true]);
    expect([fits("Lamb chop", "no red meat"), fits("Chicken breast", "no red meat")]).toEqual([false, true]);
  });

  test("some diets are judged by figures", () => {
    const soup = testFood({ name: "Soup", sodium: 350, carbs: 9, sugar: 4 });
    const pasta = testFood({ name: "Pasta", sodium: 1, carbs: 31, sugar: 1 });
    expect([fitsDiets(soup, ["low sodium"]), fitsDiets(pasta, ["low sodium"])]).toEqual([false, true]);
    expect([fitsDiets(soup, ["low carb"]), fitsDiets(pasta, ["low carb"])]).toEqual([true, false]);
  });
});

describe("what a recipe tells", () => {
  const made = (name: string, ...ingredients: string[]) => ({
    name,
    group: "",
    otherNames: [],
    ingredients: ingredients.map((ingredient) => ({ name: ingredient, share: 1 / ingredients.length })),
  });

  test.each<[string, Diet, ReturnType<typeof made>]>([
    ["beans with meat in them", "vegan", made("Kidney beans with meat", "Beans, kidney, canned", "Beef, ground, 80% lean meat / 20% fat")],
    ["rice in chicken broth", "vegetarian", made("Yellow rice", "Rice, white", "Soup, chicken broth, ready-to-serve")],
    ["a stew with bacon", "halal", made("Village stew", "Potatoes, raw", "Pork, cured, bacon, pan-fried")],
    ["a hot pot of chicken and cream", "kosher", made("Hot pot", "Chicken, broiler, breast", "Cream, heavy")],
    ["candy with gelatin", "vegetarian", made("Candy mix", "Candies, marshmallows", "Candies, hard")],
  ])("%s is not %s", (_, diet, food) => expect(fitsDiets(food, [diet])).toBe(false));

  test.each(["Catfish, fried", "Eel, steamed", "Shark", "Rabbit, roasted"])("%s is not kosher", (name) => {
    expect(fits(name, "kosher")).toBe(false);
  });

  test("a bun for hamburgers is not beef, and goat cheese is not goat", () => {
    expect(fitsDiets(made("Bun", "Rolls, hamburger or hotdog, plain"), ["vegetarian"])).toBe(true);
    expect(fitsDiets(made("Goat cheese", "Cheese, goat, semisoft type"), ["vegetarian"])).toBe(true);
  });
});

describe("what people write", () => {
  test.each<[string, Diet[]]>([
    ["Vegan", ["vegan"]],
    ["  VEGETARIAN ", ["vegetarian"]],
    ["I'm a vegitarian", ["vegetarian"]],
    ["lacto-vegetarian", ["vegetarian"]],
    ["Pescetarian", ["pescatarian"]],
    ["Halal", ["halal"]],
    ["kosher style", ["kosher"]],
    ["Gluten-free", ["gluten-free"]],
    ["gluten free", ["gluten-free"]],
    ["no gluten", ["gluten-free"]],
    ["coeliac", ["gluten-free"]],
    ["lactose intolerant", ["lactose-free"]],
    ["dairy free", ["dairy-free"]],
    ["I don't eat pork", ["no pork"]],
    ["No beef", ["no beef"]],
    ["no red meat", ["no red meat"]],
    ["nut-free", ["nut-free"]],
    ["Low sodium", ["low sodium"]],
    ["keto", ["low carb"]],
    ["no seafood", ["fish-free", "shellfish-free"]],
  ])("%s", (line, diets) => expect(parseDiets([line])).toEqual({ diets, without: [], unknown: [] }));

  test("foods to leave out are words, and unknown lines are reported as such", () => {
    expect(parseDiets(["no mushrooms", "vegan", "FODMAP phase 2", "", "none"])).toEqual({
      diets: ["vegan"],
      without: ["mushrooms"],
      unknown: ["FODMAP phase 2"],
    });
  });

  test("a diet that is about an allergen is checked like an allergy", () => {
    expect(allergensOfDiets(["vegan", "gluten-free", "nut-free"])).toEqual(["wheat", "gluten", "tree nuts", "peanut"]);
  });
});
