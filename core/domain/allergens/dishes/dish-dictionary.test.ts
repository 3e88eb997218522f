import { expect, test } from "vitest";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { readName } from "#core/domain/allergens/read-name.ts";
import { DishDictionary } from "./dish-dictionary.ts";

const dish = (name: string, ...contains: Allergen[]) => ({ name, recipe: { contains, may: [] } });
const DISHES = [
  dish("poke", "fish", "soy"),
  dish("poke greens"),
  dish("jelly roll", "egg", "wheat"),
  dish("jelly"),
  dish("khachapuri*", "milk", "wheat"),
  dish("* alla norma", "milk"),
  dish("black bean *", "soy"),
  dish("burger", "wheat"),
  dish("m&m", "milk"),
  dish("pierogi", "wheat"),
];

const find = (name: string, dishes = DISHES) => new DishDictionary(dishes).findAsSpoken(readName(name)).map((found) => found.name);

test("the name with the most words wins over those within it, in any order of the table", () => {
  for (const dishes of [DISHES, DISHES.toReversed()]) {
    expect(find("Poke greens with pierogi", dishes)).toEqual(["poke greens", "pierogi"]);
    expect(find("Salmon poke", dishes)).toEqual(["poke"]);
  }
});

test("a word that any word can stand for hides no other dish", () => {
  expect(find("Black bean burger").toSorted()).toEqual(["black bean *", "burger"]);
  expect(find("Pasta alla norma")).toEqual(["* alla norma"]);
});

test("a star at the end of a word stands for any ending", () => {
  expect(find("Khachapuri")).toEqual(["khachapuri*"]);
  expect(find("Khachapurimeti with jelly")).toEqual(["khachapuri*", "jelly"]);
});

test("a dish is found by the words as spoken if reading its name changes them", () => {
  expect(readName("Jelly roll").name).toBe("jelly");
  expect(find("Jelly roll")).toEqual(["jelly", "jelly roll"]);
});

test("two words that are joined by an ampersand are found", () => {
  expect(find("Peanut M&M's")).toEqual(["m&m"]);
});
