import { describe, expect, test } from "vitest";
import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { testFood } from "#core/domain/knowledge/testing-foods.ts";
import { needsFor } from "#core/domain/needs.ts";
import { judge, type PersonalFacts, type PersonalLines, readEater } from "./eater.ts";
import { isNamed, readTastes } from "./food-tastes.ts";
import { healthScore } from "./health-score.ts";
import { roleAt } from "./meal-foods.ts";
import { fractionOf, reasonFor } from "./reasons.ts";
import { type Moment, suggestFoods } from "./suggest-foods.ts";

const GIRL: PersonalFacts = {
  age: 15,
  gender: "female",
  height: 162,
  weight: 54,
  activityLevel: "lightly_active",
  calorieGoal: null,
  disclaimerAccepted: true,
};
const NOTHING: PersonalLines = { dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };
const NOON: Moment = { meal: "snack", hour: 12, totals: {}, eaten: [] };
const needs = needsFor(GIRL).needs;

const eaterWith = (lines: Partial<PersonalLines>, person: Partial<PersonalFacts> = {}) =>
  readEater({ ...GIRL, ...person }, { ...NOTHING, ...lines });
const snack = (name: string, group: string, figures: Partial<CatalogueFood>) =>
  testFood({ name, group, popularity: 0.9, calories: 100, ...figures });

const YOGURT = snack("Plain yogurt", "Yogurt, regular", { category: "dairy", protein: 9, minerals: { calciumMg: 300 } });
const GREEK = snack("Greek yogurt", "Yogurt, Greek", { category: "dairy", protein: 11, minerals: { calciumMg: 290 } });
const ORANGE = snack("Orange", "Citrus fruits", { category: "fruit", fiber: 3, sugar: 12, vitamins: { vitaminCMg: 70 } });
const ALMONDS = snack("Almonds", "Nuts and seeds", { category: "nuts", protein: 6, fiber: 4, minerals: { magnesiumMg: 80 } });
const SHELF = [YOGURT, GREEK, ORANGE, ALMONDS].map((food) => ({ food, role: "main" as const }));
const namesOf = (suggestions: { food: CatalogueFood }[]) => suggestions.map(({ food }) => food.name);

describe("choosing", () => {
  test("what the day has already is what is left out, whichever nutrient that is", () => {
    const categories = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts"] as const;
    const lacking = ["calciumMg", "ironMg", "magnesiumMg", "potassiumMg", "zincMg"] as const;
    const shelf = [...lacking, "protein" as const].map((nutrient, index) => {
      const amount = (needs[nutrient]?.amount ?? 0) * 0.25;
      const figures = nutrient === "protein" ? { protein: amount } : { minerals: { [nutrient]: amount } };
      return { food: snack(nutrient, nutrient, { ...figures, category: categories[index] ?? "other" }), role: "main" as const };
    });
    for (const nutrient of lacking) {
      const totals = { [nutrient]: needs[nutrient]?.amount ?? 0 };
      const chosen = suggestFoods(shelf, eaterWith({}), { ...NOON, totals, eaten: [{ name: "x", group: null }] });
      expect(namesOf(chosen)).toHaveLength(5);
      expect(namesOf(chosen)).not.toContain(nutrient);
    }
  });

  test("is the same each time, and varied: one yogurt before a second", () => {
    const [first, second] = [0, 1].map(() => suggestFoods(SHELF, eaterWith({}), NOON));
    expect(first).toEqual(second);
    const foods = Array.from({ length: 6 }, (_, index) =>
      snack(`Plain yogurt ${index}`, "Yogurt, regular", { ...YOGURT, name: `Yogurt ${index}` }),
    );
    const shelf = [...foods.map((food) => ({ food, role: "main" as const })), ...SHELF];
    const chosen = namesOf(suggestFoods(shelf, eaterWith({}), NOON));
    expect(chosen).toEqual(expect.arrayContaining(["Orange", "Almonds"]));
    expect(chosen).toHaveLength(5);
  });

  test("what was eaten today comes back only when nothing else is left", () => {
    const eaten = [{ name: "Orange", group: "Citrus fruits" }];
    const many = [...SHELF, ...["Pear", "Plum"].map((name) => ({ food: snack(name, name, { category: "fruit" }), role: "main" as const }))];
    expect(namesOf(suggestFoods(many, eaterWith({}), { ...NOON, eaten }))).not.toContain("Orange");
    expect(namesOf(suggestFoods(SHELF, eaterWith({}), { ...NOON, eaten }))).toContain("Orange");
  });

  test("a condition counts when the disclaimer is accepted, and not before", () => {
    const sweet = {
      food: snack("Sweet bar", "Cereal bars", { category: "grain", sugar: 40, fiber: 1, protein: 8 }),
      role: "main" as const,
    };
    const high = {
      food: snack("Oat bar", "Oat bars", { category: "grain", sugar: 2, fiber: 4, protein: 5, popularity: 0.5 }),
      role: "main" as const,
    };
    const firstFor = (disclaimerAccepted: boolean) => {
      const eater = eaterWith({ medicalConditions: ["Diabetes Type 2"] }, { disclaimerAccepted });
      const others = Array.from({ length: 4 }, (_, index) => ({
        food: snack(`Filler ${index}`, `Filler ${index}`, {
          category: (["fruit", "vegetable", "protein", "dairy"] as const)[index] ?? "other",
          fiber: 8,
          protein: 20,
          vitamins: { vitaminCMg: 60 },
          minerals: { ironMg: 6 },
        }),
        role: "main" as const,
      }));
      return namesOf(suggestFoods([sweet, high, ...others], eater, NOON)).filter((name) => name.endsWith("bar"));
    };
    expect(firstFor(true)).toEqual(["Oat bar"]);
    expect(firstFor(false)).toEqual(["Sweet bar"]);
  });

  test("in the evening with the day nearly complete it is light, and never nothing", () => {
    const kcal = (calories: number) => ({
      food: snack(`Dish ${calories}`, `Dish ${calories}`, { calories, protein: calories / 20 }),
      role: "main" as const,
    });
    const shelf = [100, 120, 140, 160, 180, 600, 700, 800].map(kcal);
    const chosen = suggestFoods(shelf, eaterWith({}), { ...NOON, meal: "dinner", hour: 21, totals: { calories: 2300 } });
    expect(chosen).toHaveLength(5);
    for (const { food } of chosen) expect(food.calories).toBeLessThanOrEqual(180);
    const noon = suggestFoods(shelf, eaterWith({}), { ...NOON, meal: "dinner", hour: 12, totals: { calories: 2300 } });
    expect(noon.some(({ food }) => (food.calories ?? 0) > 180)).toBe(true);
  });

  test("a goal below what growing takes does not make the evening light", () => {
    expect(eaterWith({}, { calorieGoal: 900 }).energyKcal).toBeGreaterThan(2200);
    expect(eaterWith({}, { calorieGoal: 900, age: 30 }).energyKcal).toBe(900);
  });
});

describe("who can eat what", () => {
  test("contained allergens rule a food out, possible ones are told, also those nobody lists", () => {
    expect(judge(eaterWith({ allergies: ["peanuts"] }), testFood({ name: "Peanut butter" })).fits).toBe(false);
    const bread = testFood({ name: "White bread", group: "Yeast breads" });
    expect(judge(eaterWith({ allergies: ["sesame"] }), bread)).toEqual({ fits: true, mayContain: ["sesame"] });
    expect(judge(eaterWith({ allergies: ["kiwi"] }), testFood({ name: "Kiwi fruit" })).fits).toBe(false);
    expect(judge(eaterWith({ allergies: ["red meat"] }), testFood({ name: "Steak" })).fits).toBe(false);
    expect(judge(eaterWith({ dietaryRestrictions: ["gluten-free"] }), bread).fits).toBe(false);
    expect(judge(eaterWith({ medicalConditions: ["Celiac Disease"] }), bread).fits).toBe(false);
    expect(judge(eaterWith({ medicalConditions: ["Celiac Disease"] }, { disclaimerAccepted: false }), bread).fits).toBe(true);
  });

  test("tastes are read from plain lines", () => {
    expect(readTastes(["no mushrooms", "I don't like olives or blue cheese", "Love mango!", "pasta", "hate fish"])).toEqual({
      liked: ["mango", "pasta"],
      disliked: ["mushrooms", "olives", "blue cheese", "fish"],
    });
    const named = (name: string, word: string, group = "") => isNamed({ name, group, otherNames: [] }, word);
    expect([named("Mushroom soup", "mushrooms"), named("Strawberries", "strawberry"), named("Salmon", "fish", "Fish")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([named("Peach", "pea"), named("Ham", "hamburger"), named("Eggplant", "egg")]).toEqual([false, false, false]);
  });
});

describe("the score", () => {
  test("follows what a serving adds beside its energy, from 0 to 10", () => {
    const beans = testFood({
      name: "Beans",
      calories: 130,
      protein: 9,
      fiber: 9,
      minerals: { ironMg: 2.5, potassiumMg: 400, magnesiumMg: 70 },
      vitamins: { folateUg: 130 },
    });
    const candy = testFood({ name: "Candy", calories: 400, sugar: 90, saturatedFat: 8 });
    const soda = testFood({ name: "Soda", calories: 150, sugar: 39 });
    expect(healthScore(beans, needs)).toBeGreaterThanOrEqual(9);
    for (const food of [candy, soda]) expect(healthScore(food, needs)).toBeLessThan(3);
    expect(healthScore(testFood({ name: "Unknown" }), needs)).toBeGreaterThanOrEqual(0);
  });

  test("a fruit's own sugar does not count, a drink's does", () => {
    const figures = { calories: 100, sugar: 24, vitamins: { vitaminCMg: 20 }, category: "fruit" as const };
    const juice = testFood({ name: "Orange juice", group: "Citrus juice", ...figures });
    expect(healthScore(testFood({ name: "Orange", group: "Citrus fruits", ...figures }), needs)).toBeGreaterThan(healthScore(juice, needs));
  });
});

describe("the reason", () => {
  const food = testFood({ name: "Greek yogurt", protein: 9, minerals: { calciumMg: 260 } });
  const additions = [
    { nutrient: "calciumMg", share: 0.2, gap: 0.9 },
    { nutrient: "protein", share: 0.2, gap: 0.5 },
    { nutrient: "vitaminCMg", share: 0.01, gap: 1 },
  ] as const;

  test("says what the serving adds, in figures that are true of it", () => {
    expect(reasonFor(food, additions, true, false)).toBe("Adds 9 g of protein and a fifth of your calcium for the day.");
    expect(reasonFor(food, additions, false, false)).toBe("Adds 9 g of protein and a fifth of a day's calcium.");
    expect(reasonFor(food, additions, true, true)).toMatch(/for the day\. .*calcium\.$/);
    expect(reasonFor(food, [], true, true)).not.toBe("");
  });

  test("a fraction is the nearest that has a name", () => {
    expect([0.1, 0.21, 0.34, 0.52, 0.9, 1, 3].map(fractionOf)).toEqual([
      "a tenth of",
      "a fifth of",
      "a third of",
      "half of",
      "most of",
      "all of",
      "all of",
    ]);
  });
});

describe("meals", () => {
  test.each([
    ["Olive oil", "Salad dressings and vegetable oils"],
    ["Red Bull energy drink", "Sport and energy drinks"],
    ["Nutrition powder", "Protein and nutritional powders"],
    ["Sugar", "Sugars and honey"],
    ["Lemon", "Citrus fruits"],
    ["Coffee", "Coffee"],
    ["McDonald's Big Mac", "Burgers"],
    ["Gummy candy", "Candy not containing chocolate"],
  ])("%s is suggested at none", (name, group) => {
    const food = { name, group, popularity: 1 };
    expect((["breakfast", "lunch", "dinner", "snack"] as const).map((meal) => roleAt(food, meal))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("oatmeal is for breakfast, salmon for dinner, an apple beside breakfast or by itself", () => {
    expect(roleAt({ name: "Oatmeal", group: "Oatmeal", popularity: 1 }, "breakfast")).toBe("main");
    expect(roleAt({ name: "Salmon", group: "Fish", popularity: 1 }, "breakfast")).toBeUndefined();
    expect(roleAt({ name: "Salmon", group: "Fish", popularity: 1 }, "dinner")).toBe("main");
    expect(
      (["breakfast", "snack", "dinner"] as const).map((meal) => roleAt({ name: "Apple", group: "Apples", popularity: 1 }, meal)),
    ).toEqual(["side", "main", undefined]);
  });
});
