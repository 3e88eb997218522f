import { describe, expect, test } from "vitest";
import type { Allergen } from "./allergens.ts";
import { readAvoids } from "./avoids.ts";
import { findAllergens } from "./find-allergens.ts";
import { isLactoseLine, parseAllergens } from "./match-allergies.ts";
import { matchAvoids } from "./match-avoids.ts";

const NOTHING = { dietaryRestrictions: [], allergies: [], medicalConditions: [] };
const avoiding = (...allergies: string[]) => readAvoids({ ...NOTHING, allergies });

describe("allergies in the user's own words", () => {
  const cases: [Allergen[], string][] = [
    [["tree nuts", "peanut"], "Nuts"],
    [["milk"], "dairy, ghee, paneer, leche, lait, Milch"],
    [["egg"], "egg, mayo, meringue, huevos, œufs, Eier"],
    [["fish"], "haddock, pollock, swordfish, anchovies, pescado, poisson, Fisch"],
    [["shellfish"], "shrimp, shell fish, shell-fish, langoustine, scampi, mariscos, crevettes, Krebstiere"],
    [["fish", "shellfish"], "seafood"],
    [["tree nuts"], "tree nuts, tree-nuts, hazel nuts, filberts, almendras, fruits à coque, Haselnüsse"],
    [["peanut"], "Peanuts, pea nuts, arachis oil, cacahuetes, arachides, Erdnuss"],
    [["wheat"], "wheat, semolina, spelt, couscous, bulgur, seitan, trigo, blé, Weizen"],
    [["wheat", "gluten"], "gluten, celiac, barley, rye, Roggen"],
    [["soy"], "soy, tofu, soja"],
    [["sesame"], "sesame, tahini, sésamo, Sesam"],
    [[], "kiwi, coconut, nutmeg, lactose, mustard, penuts"],
  ];
  test.each(cases)("%s: %s", (matched, words) => {
    for (const word of words.split(", ")) expect([word, parseAllergens(word)]).toEqual([word, matched]);
  });

  test("with a mistake are asked back, and other words are kept as unchecked", () => {
    const { allergens, unchecked } = avoiding(
      "penuts",
      "glutten",
      "wheet",
      "egs",
      "walnutts",
      "shelfish",
      "kiwi",
      "mustard",
      "peas",
      "latex",
    );
    expect(allergens).toEqual([]);
    expect(Object.fromEntries(unchecked.map(({ line, meant: matched }) => [line, matched]))).toEqual({
      penuts: "peanuts",
      glutten: "gluten",
      wheet: "wheat",
      egs: "egg",
      walnutts: "walnuts",
      shelfish: "shellfish",
      kiwi: null,
      mustard: null,
      peas: null,
      latex: null,
    });
  });

  test("of lactose are not a milk allergy", () => {
    for (const line of ["lactose", "Lactose intolerance", "lactose-intolerant", "lactose free"])
      expect([line, isLactoseLine(line)]).toEqual([line, true]);
    expect(avoiding("lactose intolerance")).toEqual({ allergens: [], lactose: true, unchecked: [] });
    expect(readAvoids({ ...NOTHING, dietaryRestrictions: ["no lactose"] })).toEqual({ allergens: [], lactose: true, unchecked: [] });
    expect(avoiding("milk")).toEqual({ allergens: ["milk"], lactose: false, unchecked: [] });
  });

  test("a condition and a diet count like an allergy", () => {
    expect(readAvoids({ ...NOTHING, medicalConditions: ["Celiac Disease", "GERD"] }).allergens).toEqual(["wheat", "gluten"]);
    expect(readAvoids({ ...NOTHING, dietaryRestrictions: ["gluten-free", "FODMAP phase 2"] })).toEqual({
      allergens: ["wheat", "gluten"],
      lactose: false,
      unchecked: [{ line: "FODMAP phase 2", meant: null }],
    });
  });
});

const RECIPE = [{ name: "Things", share: 1 }];
const cooked = (name: string, group: string, ingredients = RECIPE) => findAllergens({ name, group, otherNames: [], ingredients });

describe("what is known of a food", () => {
  test("is in one of three states for each allergen that the user avoids", () => {
    const cookie = cooked("Chocolate chip cookie with walnuts", "Cookies and brownies");
    expect(matchAvoids(avoiding("nuts"), cookie)).toEqual({ contains: ["tree nuts"], mayContain: [], unknown: [] });
    expect(matchAvoids(avoiding("fish"), cookie)).toEqual({ contains: [], mayContain: [], unknown: [] });
    expect(matchAvoids(avoiding("gluten"), cooked("Oatmeal", "Oatmeal")).mayContain).toEqual(["gluten"]);
    expect(matchAvoids(avoiding("milk", "gluten"), null)).toEqual({ contains: [], mayContain: [], unknown: ["milk", "wheat"] });
    expect(matchAvoids(avoiding("fish"), { contains: ["milk"], mayContain: [] }).unknown, "stored by a version before").toEqual(["fish"]);
  });

  test.each([
    ["Snickers bar", "Candy containing chocolate"],
    ["McDonald's french fries", "French fries and other fried white potatoes"],
    ["Red Bull energy drink", "Sport and energy drinks"],
    ["Cheerios cereal", "Ready-to-eat cereal, lower sugar"],
    ["Beef jerky", "Cold cuts and cured meats"],
    ["Vegetable broth or bouillon", "Soups"],
    ["Potato chips", "Potato chips"],
    ["Gummy candy", "Candy not containing chocolate"],
    ["Licorice", "Candy not containing chocolate"],
    ["French fries, fast food", "French fries and other fried white potatoes"],
  ])("a maker's or a chain's recipe is not: %s", (name, group) => {
    expect(cooked(name, group)).toMatchObject({ rest: "unknown" });
  });

  test("a recipe that is mostly one maker's product lists no ingredients", () => {
    const of = (name: string) => cooked("Candy with nougat", "Doughnuts, sweet rolls, pastries", [{ name, share: 0.9 }]).rest;
    expect(of("Candies, MARS SNACKFOOD US, MILKY WAY Bar")).toBe("unknown");
    expect(of("Nougat, homemade")).toBe("none found");
    expect(of("REDUCED SODIUM: Ham, sliced")).toBe("none found");
  });

  test.each([
    ["Apple, raw", "Apples", "none found"],
    ["Vegetable soup with chicken broth, homemade, Mexican style", "Soups", "none found"],
    ["Chicken broth without tomato, homemade", "Soups", "none found"],
  ])("a home recipe is: %s", (name, group, rest) => expect(cooked(name, group).rest).toBe(rest));

  test("a name alone says nothing of the rest", () => {
    expect(findAllergens({ name: "Satay skewers", group: "", otherNames: [] })).toMatchObject({ rest: "unknown", basis: "name" });
    expect(findAllergens({ name: "Egg biscuit", group: "Egg/breakfast sandwiches", otherNames: [], ingredients: [] }).rest).toBe("unknown");
    expect(findAllergens({ name: "Salt", group: "Spices", otherNames: [], ingredients: [], isIngredient: true }).rest).toBe("none found");
  });

  test("what a maker declares takes the place of a home recipe, with its source", () => {
    const declared = findAllergens({ name: "Testburger's Fries", group: "French fries", otherNames: [], ingredients: RECIPE }, [
      {
        name: /^testburgers fries$/,
        maker: "Testburger",
        country: "US",
        contains: ["milk", "wheat"],
        mayContain: ["egg"],
        source: "https://testburger.example/allergens",
        year: 2025,
      },
    ]);
    expect(declared).toEqual({
      contains: ["milk", "wheat"],
      mayContain: ["egg"],
      rest: "none found",
      basis: "maker",
      source: "Testburger, US, 2025",
    });
  });

  test("hard cheese and lactose-free milk are fine without milk sugar, and still milk", () => {
    const [lactose, milk] = [avoiding("lactose intolerance"), avoiding("milk")];
    for (const [name, group] of [
      ["Cheddar cheese", "Cheese"],
      ["Parmesan cheese", "Cheese"],
      ["Lactose-free milk", "Milk, whole"],
    ] as const) {
      expect([name, matchAvoids(lactose, cooked(name, group)).contains]).toEqual([name, []]);
      expect([name, matchAvoids(milk, cooked(name, group)).contains]).toEqual([name, ["milk"]]);
    }
    for (const [name, group] of [
      ["Milk", "Milk, whole"],
      ["Cottage cheese", "Cottage/ricotta cheese"],
      ["Cheddar cheese sauce", "Cheese"],
    ] as const) {
      expect([name, matchAvoids(lactose, cooked(name, group)).contains]).toEqual([name, ["lactose"]]);
    }
  });
});
