import { describe, expect, test } from "vitest";
import type { Allergen } from "./allergen-rule.ts";
import { allergyInfo, findAllergens, NO_ALLERGEN_FOUND } from "./allergens.ts";
import { allergensMeant, matchAllergies } from "./match-allergies.ts";

const find = (name: string, group = "", otherNames: string[] = []) => findAllergens({ name, group, otherNames });

describe("what a name means", () => {
  const cases: [name: string, contains: Allergen[], never: Allergen[]][] = [
    ["Almond milk, sweetened", ["tree nuts"], ["milk"]],
    ["Oat milk", [], ["milk", "tree nuts"]],
    ["Soy milk", ["soy"], ["milk"]],
    ["Peanut butter", ["peanut"], ["milk"]],
    ["Apple butter", [], ["milk"]],
    ["Coconut, fresh", [], ["tree nuts", "milk"]],
    ["Coconut milk", [], ["milk"]],
    ["Eggplant, cooked", [], ["egg"]],
    ["Butternut squash, baked", [], ["milk", "tree nuts"]],
    ["Nutmeg", [], ["tree nuts"]],
    ["Water chestnuts", [], ["tree nuts"]],
    ["Donut, glazed", ["wheat"], ["tree nuts"]],
    ["Buttermilk", ["milk"], []],
    ["Lactose-free milk", ["milk"], []],
    ["Corn tortilla", [], ["wheat"]],
    ["Flour tortilla", ["wheat"], []],
    ["Rice noodles", [], ["wheat"]],
    ["Rice cakes", [], ["wheat", "egg"]],
    ["Egg noodles", ["egg", "wheat"], []],
    ["Bread, gluten free", [], ["wheat", "gluten"]],
    ["Barley, cooked", ["gluten"], ["wheat"]],
    ["Soy sauce", ["soy", "wheat"], []],
    ["Mayonnaise", ["egg"], ["milk"]],
    ["Mayonnaise, vegan", [], ["egg"]],
    ["Shrimp tempura", ["shellfish", "wheat"], []],
    ["Imitation crab meat", ["fish", "wheat"], []],
    ["Pesto sauce", ["milk", "tree nuts"], []],
    ["Hummus", ["sesame"], []],
    ["Worcestershire sauce", ["fish"], []],
    ["Tofu, fried", ["soy"], []],
    ["Edamame", ["soy"], []],
    ["Clam chowder", ["shellfish"], []],
    ["Root beer", [], ["gluten", "wheat"]],
    ["Cream soda", [], ["milk"]],
    ["Goldfish crackers", ["wheat", "milk"], ["fish"]],
    ["Cream of wheat", ["wheat"], ["milk"]],
    ["Taco, no cheese", [], []],
    ["Jelly beans", [], ["wheat", "milk"]],
    ["McDonald's Big Mac", ["egg", "milk", "sesame"], []],
    ["McDonald's Big Mac (no Big Mac Sauce)", ["milk", "wheat", "sesame"], ["egg"]],
    ["Caesar salad, no dressing", ["milk", "wheat"], ["egg", "fish"]],
    ["Pizza, no cheese, thin crust", ["wheat"], []],
    ["Latte with non-dairy milk", [], ["milk"]],
    ["Grape-Nuts cereal", ["wheat"], ["tree nuts"]],
    ["Coconut cream pie", ["milk", "egg", "wheat"], []],
    ["Pork roll", [], ["wheat", "egg"]],
    ["Chocolate-covered pretzels", ["milk", "wheat"], []],
    ["Seafood salad", ["fish", "shellfish", "egg"], []],
    ["Asian pear", [], ["soy"]],
  ];
  test.each(cases)("%s", (name, contains, never) => {
    const found = find(name);
    expect(found.contains).toEqual(expect.arrayContaining(contains));
    for (const allergen of never) expect([...found.contains, ...found.mayContain]).not.toContain(allergen);
  });
});

test("oats may contain gluten; chocolate may contain milk; other names make a 'may'", () => {
  expect(find("Oatmeal", "Oatmeal").mayContain).toContain("gluten");
  expect(find("Dark chocolate candy", "Candy containing chocolate").mayContain).toEqual(expect.arrayContaining(["milk", "tree nuts"]));
  const nachos = find("Tostada", "Other Mexican mixed dishes", ["fish or shrimp", "with cheese"]);
  expect(nachos.mayContain).toEqual(expect.arrayContaining(["milk", "fish", "shellfish"]));
});

test("what is left out of a burger is not said to be in it", () => {
  const plain = find("McDonald's Big Mac (no Big Mac Sauce)", "Burgers");
  expect([...plain.contains, ...plain.mayContain]).not.toContain("egg");
  expect(find("McDonald's Big Mac", "Burgers").contains).toContain("egg");
  expect(find("Pizza, no cheese", "Pizza")).toMatchObject({ contains: ["wheat"], mayContain: ["milk"] });
});

test("says contains, may contain, or what was not found, and never promises absence", () => {
  expect(allergyInfo({ contains: ["milk", "wheat"], mayContain: [] })).toBe("Contains milk and wheat (gluten).");
  expect(allergyInfo({ contains: ["peanut"], mayContain: ["tree nuts"] })).toBe("Contains peanut. May contain tree nuts.");
  expect(allergyInfo(find("Banana", "Bananas"))).toBe(NO_ALLERGEN_FOUND);
});

test("a person's own words are understood", () => {
  expect(allergensMeant("Nuts")).toEqual(["tree nuts", "peanut"]);
  expect(allergensMeant("dairy")).toEqual(["milk"]);
  expect(allergensMeant("Lactose intolerance")).toEqual(["milk"]);
  expect(allergensMeant("gluten")).toEqual(["wheat", "gluten"]);
  expect(allergensMeant("shrimp")).toEqual(["shellfish"]);
  expect(allergensMeant("shell fish")).toEqual(["shellfish"]);
  expect(allergensMeant("seafood")).toEqual(["fish", "shellfish"]);
  expect(allergensMeant("tree nuts")).toEqual(["tree nuts"]);
  expect(allergensMeant("Peanuts")).toEqual(["peanut"]);
  expect(allergensMeant("kiwi")).toEqual([]);
  expect(allergensMeant("coconut")).toEqual([]);
});

test("warns where a food meets a person's allergies, and says what it could not check", () => {
  const cookie = find("Chocolate chip cookie with walnuts", "Cookies and brownies");
  expect(matchAllergies(["nuts", "kiwi", " "], cookie)).toMatchObject({ contains: ["tree nuts"], unknown: ["kiwi"] });
  expect(matchAllergies(["celiac"], find("Barley soup"))).toMatchObject({ contains: ["gluten"] });
  expect(matchAllergies(["gluten"], find("Oatmeal", "Oatmeal")).mayContain).toEqual(["gluten"]);
  expect(matchAllergies([], cookie)).toEqual({ contains: [], mayContain: [], unknown: [] });
});
