import { describe, expect, test } from "vitest";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

const foods = loadCatalogue();
const byName = new Map(foods.map((food) => [food.name, food]));
const listNames = (wrong: typeof foods) => wrong.map((food) => food.name);

describe("names", () => {
  test("belong to one food each, whatever the case", () => {
    expect(new Set(foods.map((food) => food.name.toLowerCase())).size).toBe(foods.length);
  });

  test("contain no USDA shorthand and no mistakes of the naming rules", () => {
    const shorthand =
      /\bNFS\b|\bNS\b|from raw|as to|and\/or|reconstituted|pre-lightened|ready-to-|;| {2}|,,| ,|\( |^[^A-Z0-9]|[,\s-]$|undefined/;
    expect(listNames(foods.filter((food) => shorthand.test(food.name)))).toEqual([]);
  });

  test("mention no calories, and neither do portions, so that calm mode can show both", () => {
    const said = foods.flatMap(({ name, portions }) => [name, ...portions.map(({ label }) => label)]);
    expect(said.filter((words) => /calorie|kcal/i.test(words))).toEqual([]);
  });

  test("are at most 90 characters long", () => {
    expect(listNames(foods.filter((food) => food.name.length > 90 || food.name.length < 3))).toEqual([]);
  });

  test("have no words in capitals except those that are written that way", () => {
    const allowed = new Set(["BLT", "KFC", "TGI", "KIND", "EAS", "AMP", "NOS", "XS", "GOLEAN", "TLC"]);
    const shouted = foods.flatMap((food) => (food.name.match(/\b[A-Z]{2,}\b/g) ?? []).filter((word) => !allowed.has(word)));
    expect(shouted).toEqual([]);
  });

  test.each([
    "Cola (soft drink)",
    "Chocolate sandwich cookie",
    "Pizza, pepperoni, thin crust",
    "Banana",
    "Apple",
    "Milk",
    "Tomato soup",
    "Orange juice",
    "Chicken breast, roasted, without skin",
    "McDonald's Big Mac",
    "Froot Loops cereal",
    "Walnuts",
    "Lentils",
    "Carrots",
  ])("include '%s'", (name) => {
    expect(byName.has(name)).toBe(true);
  });

  test.each([
    ["oreo", "Chocolate sandwich cookie"],
    ["coke", "Cola (soft drink)"],
    ["fanta", "Fruit-flavored soda (soft drink), caffeine free"],
    ["mountain dew", "Fruit-flavored soda (soft drink), with caffeine"],
    ["froot loops", "Fruit rings cereal"],
    ["fritos", "Fritos corn chips"],
    ["catsup", "Ketchup"],
  ])("the brand or word '%s' leads to '%s'", (word, name) => {
    const words = [name, ...(byName.get(name)?.otherNames ?? [])].map((other) => other.toLowerCase());
    expect(words.some((other) => other.includes(word))).toBe(true);
  });

  test.each([
    ["Banana", "Banana, raw"],
    ["Cola (soft drink)", "Soft drink, cola"],
    ["Froot Loops cereal", "Cereal (Kellogg's Froot Loops)"],
    ["McDonald's french fries", "McDONALD'S, french fries"],
  ])("%s is found under USDA's own name too", (name, usdaName) => {
    expect(byName.get(name)?.otherNames).toContain(usdaName);
  });
});
