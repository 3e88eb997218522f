import { describe, expect, test } from "vitest";
import type { Allergen } from "./allergens.ts";
import { allergyInfo, findAllergens, NO_ALLERGEN_FOUND, onlyInRecipe } from "./find-allergens.ts";

const find = (name: string, group = "", otherNames: string[] = []) => findAllergens({ name, group, otherNames });

describe("allergens found by the name", () => {
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

test("oats may contain gluten, chocolate may contain milk, and alternative names only give a 'may contain'", () => {
  expect(find("Oatmeal", "Oatmeal").mayContain).toContain("gluten");
  expect(find("Dark chocolate candy", "Candy containing chocolate").mayContain).toEqual(expect.arrayContaining(["milk", "tree nuts"]));
  const nachos = find("Tostada", "Other Mexican mixed dishes", ["fish or shrimp", "with cheese"]);
  expect(nachos.mayContain).toEqual(expect.arrayContaining(["milk", "fish", "shellfish"]));
});

test("an ingredient left out of a burger is not reported as contained", () => {
  const plain = find("McDonald's Big Mac (no Big Mac Sauce)", "Burgers");
  expect([...plain.contains, ...plain.mayContain]).not.toContain("egg");
  expect(find("McDonald's Big Mac", "Burgers").contains).toContain("egg");
  expect(find("Pizza, no cheese", "Pizza")).toMatchObject({ contains: ["wheat"], mayContain: ["milk"] });
});

test("says contains, may contain, or what was not found, and never promises absence", () => {
  const checked = { rest: "none found" } as const;
  expect(allergyInfo({ contains: ["milk", "wheat"], mayContain: [], ...checked })).toBe("Contains milk and wheat (gluten).");
  expect(allergyInfo({ contains: ["peanut"], mayContain: ["tree nuts"], ...checked })).toBe("Contains peanut. May contain tree nuts.");
  expect(allergyInfo({ contains: [], mayContain: [], ...checked })).toBe(NO_ALLERGEN_FOUND);
  expect(allergyInfo({ contains: ["milk"], mayContain: [] })).toBe(
    "Contains milk. We don't know what else is in it, so read the label or ask.",
  );
  expect(allergyInfo(find("Banana muffin"))).toContain("We don't know what else is in it");
  expect(allergyInfo(find("Zorblax"))).toBe("We don't know what is in it, so read the label or ask.");
});

describe("allergens found by the recipe", () => {
  const made = (name: string, ingredients: Record<string, number>, cholesterolMg?: number) => ({
    name,
    group: "Dishes",
    otherNames: [],
    ingredients: Object.entries(ingredients).map(([ingredient, share]) => ({ name: ingredient, share })),
    otherNutrients: cholesterolMg === undefined ? {} : { cholesterolMg },
  });

  test("an ingredient missing from the name is contained, and the text says why", () => {
    const dal = made("Dal", { "Lentils, mature seeds, cooked": 0.9, "Butter, salted": 0.1 });
    const allergens = findAllergens(dal);
    expect(allergens.contains).toEqual(["milk"]);
    expect(allergyInfo(allergens, onlyInRecipe(dal, allergens))).toBe("Its usual recipe contains milk.");
    const soup = made("Chicken soup with cheese", { "Soup, chicken broth": 0.7, "Cheese, cheddar": 0.2, "Noodles, egg, cooked": 0.1 });
    expect(allergyInfo(findAllergens(soup), onlyInRecipe(soup, findAllergens(soup)))).toBe(
      "Contains milk. Its usual recipe also contains egg and wheat (gluten).",
    );
  });

  test("a trace is not contained, and butter in a blend of all fats gives a 'may contain'", () => {
    expect(findAllergens(made("Rice", { "Rice, white": 0.995, "Cheese, cheddar": 0.005 })).contains).toEqual([]);
    const kale = made("Kale", {
      "Kale, raw": 0.94,
      "Butter, stick, salted": 0.02,
      "Oil, soybean": 0.02,
      "Oil, canola": 0.01,
      "Oil, corn": 0.01,
    });
    expect(findAllergens(kale)).toMatchObject({ contains: [], mayContain: ["milk"] });
  });

  test.each([
    "Oil, soybean",
    "Nuts, coconut milk, raw",
    "Flour, rice, white, unenriched",
    "Rice cake, cracker (include hain mini rice cakes)",
    "Squash, winter, spaghetti, cooked",
    "Pickles, cucumber, sweet (includes bread and butter pickles)",
    "Chard, swiss, raw",
  ])("'%s' is none of the nine major allergens", (ingredient) => {
    expect(findAllergens(made("Dish", { [ingredient]: 1 })).contains).toEqual([]);
  });

  test("cholesterol in a food of unknown ingredients warns of the usual animal sources", () => {
    expect(findAllergens(made("Dressing", {}, 40)).mayContain).toEqual(expect.arrayContaining(["milk", "egg"]));
    expect(findAllergens(made("Grilled chicken", {}, 80)).mayContain).not.toContain("egg");
  });
});
