import { describe, expect, test } from "vitest";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { MEAL_PATTERNS } from "#core/domain/suggestions/meal-patterns/meal-patterns.ts";
import { NO_FOOD_GROUPS } from "#core/domain/testing/food-patterns.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { phraseFraction, reasonTexts } from "#core/texts/en/reason-texts.ts";
import { combineFoods } from "./combine-foods.ts";
import { CONDITION_RULES, conditionRules, isLeftOut } from "./conditions.ts";
import { judgeFood, type PersonalFacts, type PersonalLines, toFoodProfile } from "./food-profile.ts";
import { nameMatcher, readTastes } from "./food-tastes.ts";
import { healthScore } from "./health-score.ts";
import type { BaseMeal } from "./list-meals.ts";
import type { MealContext } from "./meal-context.ts";
import { mealName } from "./meal-name.ts";
import { findReason } from "./reasons.ts";
import { suggestMeals } from "./suggest-meals.ts";

const GIRL: PersonalFacts = {
  age: 15,
  gender: "female",
  height: 162,
  weight: 54,
  activityLevel: "lightly_active",
  calorieGoal: null,
};
const NOTHING: PersonalLines = { dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };
const NOON: MealContext = { meal: "snack", hour: 12, totals: {}, addedSugarsG: 0, eaten: [] };

const profileWith = (lines: Partial<PersonalLines>, person: Partial<PersonalFacts> = {}) =>
  toFoodProfile({ ...GIRL, ...person }, { ...NOTHING, ...lines });
const snack = (name: string, group: string, overrides: Partial<CatalogueFood>) =>
  testFood({ name, group, popularity: 0.9, calories: 100, ...overrides });

const MEALS = (foods: readonly CatalogueFood[]) => foods.map((food) => makeMeal(food));
const makeMeal = (...foods: CatalogueFood[]): BaseMeal<CatalogueFood> => {
  const base = foods.map((food) => ({ food, grams: 100, stepG: 50 }));
  const name = mealName(base);
  return { name, kind: name, base, kcal: foods.reduce((sum, { calories }) => sum + (calories ?? 0), 0), whole: combineFoods(base, name) };
};
const listNames = (suggestions: { name: string }[]) => suggestions.map(({ name }) => name);

describe("choosing", () => {
  test("repeats what was eaten today only when nothing else is left", () => {
    const foods = ["Orange", "Pear", "Plum", "Apple", "Kiwi", "Grapes"].map((name) => snack(name, name, { category: "fruit", fiber: 3 }));
    const eaten = [{ name: "Orange", group: "Orange" }];
    expect(listNames(suggestMeals(MEALS(foods), profileWith({}), { ...NOON, eaten }))).not.toContain("Orange");
    expect(listNames(suggestMeals(MEALS(foods.slice(0, 3)), profileWith({}), { ...NOON, eaten }))).toContain("Orange");
  });

  test("sizes meals in the steps in which a food is served, and adds up their parts", () => {
    const [idea] = suggestMeals(
      [makeMeal(snack("Egg", "Eggs", { calories: 150 }), snack("Toast", "Bread", { calories: 250 }))],
      profileWith({}),
      {
        ...NOON,
        meal: "dinner",
      },
    );
    expect(idea?.parts.map(({ grams }) => grams % 50)).toEqual([0, 0]);
    const kcal = idea?.parts.reduce((sum, { food, grams }) => sum + ((food.calories ?? 0) * grams) / 100, 0) ?? 0;
    expect(((idea?.whole.calories ?? 0) * (idea?.whole.portions[0]?.grams ?? 0)) / 100).toBeCloseTo(kcal, 6);
    expect(kcal).toBeGreaterThan(700);
  });

  test("makes dinner smaller in the evening with reflux, and for nobody else", () => {
    const meals = [makeMeal(snack("Egg", "Eggs", { calories: 300 }), snack("Rice", "Rice", { calories: 260 }))];
    const kcalAt = (hour: number, medicalConditions: string[]) => {
      const [idea] = suggestMeals(meals, profileWith({ medicalConditions }), { ...NOON, meal: "dinner", hour });
      return ((idea?.whole.calories ?? 0) * (idea?.whole.portions[0]?.grams ?? 0)) / 100;
    };
    expect(kcalAt(19, ["GERD"])).toBeLessThan(kcalAt(12, ["GERD"]));
    expect(kcalAt(19, [])).toBe(kcalAt(12, []));
  });

  test("suggests no more weight than people eat at once, and compensates with dense foods", () => {
    const meals = [makeMeal(snack("Melon", "Melons", { calories: 20 }), snack("Nuts", "Nuts", { calories: 600 }))];
    const boy = profileWith({}, { age: 17, gender: "male", height: 185, weight: 80, activityLevel: "very_active" });
    const [idea] = suggestMeals(meals, boy, NOON);
    const grams = (name: string) => idea?.parts.find(({ food }) => food.name === name)?.grams ?? 0;
    expect(grams("Melon") + grams("Nuts")).toBeLessThanOrEqual(350);
    const [huge] = suggestMeals(
      [makeMeal(snack("Melon", "Melons", { calories: 20 }), snack("Bread", "Breads", { calories: 120 }))],
      boy,
      NOON,
    );
    expect(huge?.whole.portions[0]?.grams).toBeLessThanOrEqual(350);
    expect(huge?.parts.find(({ food }) => food.name === "Bread")?.grams).toBeGreaterThan(100);
  });

  test("considers a condition from the moment it is chosen", () => {
    const foods = [
      snack("Sweet bar", "Bars", { sugar: 5, fiber: 4 }),
      ...["One", "Two", "Three", "Four", "Five"].map((name) => snack(name, name, { fiber: 4, popularity: 0.1 })),
    ];
    const chosenWith = (...medicalConditions: string[]) =>
      listNames(suggestMeals(MEALS(foods), profileWith({ medicalConditions, foodPreferences: ["sweet bar", "love bars"] }), NOON));
    expect(chosenWith("Diabetes Type 2")).not.toContain("Sweet bar");
    expect(chosenWith()).toContain("Sweet bar");
  });

  test("offers what may contain an allergen, or is not known to be without it, only where too little else is left", () => {
    const ingredients = [{ name: "Things", share: 1 }];
    const plain = ["Orange", "Pear", "Plum", "Apple", "Kiwi"].map((name) =>
      snack(name, "Fruit", { fiber: 1, popularity: 0.1, ingredients: ingredients }),
    );
    const granola = snack("Oat granola", "Granola", { fiber: 9, ingredients: ingredients });
    const brand = snack("Kashi bites", "Snack bites", { fiber: 9, ingredients: ingredients });
    const names = (foods: CatalogueFood[], lines: Partial<PersonalLines>) =>
      listNames(suggestMeals(MEALS(foods), profileWith(lines), NOON));
    const celiac = { medicalConditions: ["Celiac Disease"] };
    const all = [granola, brand, ...plain];
    expect(names(all, {})).toEqual(expect.arrayContaining(["Oat granola", "Kashi bites"]));
    expect(names(all, celiac)).toEqual(expect.not.arrayContaining(["Oat granola"]));
    expect(names(all, celiac)).toEqual(expect.not.arrayContaining(["Kashi bites"]));
    expect(names([granola, brand], celiac)).toEqual(expect.arrayContaining(["Oat granola", "Kashi bites"]));
  });

  test("reads the day once and not for each idea", () => {
    let reads = 0;
    const context = {
      ...NOON,
      get eaten() {
        reads += 1;
        return [{ name: "Orange", group: "Orange" }];
      },
    };
    const foods = Array.from({ length: 100 }, (_, index) => snack(`Snack ${index}`, "Snacks", { fiber: index }));
    expect(suggestMeals(MEALS(foods), profileWith({}), context)).toHaveLength(5);
    expect(reads).toBeLessThan(20);
  });

  test("names meals as a menu does", () => {
    expect(mealName([{ food: { name: "Oatmeal" } }, { food: { name: "Banana" } }, { food: { name: "Almonds" } }])).toBe(
      "Oatmeal with banana and almonds",
    );
    expect(mealName([{ food: { name: "Chicken breast, roasted, without skin" } }, { food: { name: "Brussels sprouts, cooked" } }])).toBe(
      "Roasted chicken breast with Brussels sprouts",
    );
  });

  test("does not make the evening light for a goal below the need, at any age", () => {
    expect(profileWith({}, { calorieGoal: 900 }).energyKcal).toBeGreaterThan(2200);
    expect(profileWith({}, { calorieGoal: 900, age: 30 }).energyKcal).toBeGreaterThan(2000);
    expect(profileWith({}, { calorieGoal: 900, age: null }).energyKcal).toBe(2000);
    expect(profileWith({}, { calorieGoal: 2900 }).energyKcal).toBe(2900);
  });
});

describe("who can eat what", () => {
  test("contained allergens exclude a food, possible ones are mentioned, also those outside the list", () => {
    expect(judgeFood(profileWith({ allergies: ["peanuts"] }), testFood({ name: "Peanut butter" })).fits).toBe(false);
    const bread = testFood({ name: "White bread", group: "Yeast breads", ingredients: [{ name: "Bread, white", share: 1 }] });
    expect(judgeFood(profileWith({ allergies: ["sesame"] }), bread)).toEqual({ fits: true, mayContain: ["sesame"], unknown: [] });
    const fries = testFood({ name: "McDonald's french fries", group: "French fries" });
    expect(judgeFood(profileWith({ allergies: ["milk"] }), fries)).toEqual({ fits: true, mayContain: [], unknown: ["milk"] });
    expect(judgeFood(profileWith({ allergies: ["kiwi"] }), testFood({ name: "Kiwi fruit" })).fits).toBe(false);
    expect(judgeFood(profileWith({ allergies: ["red meat"] }), testFood({ name: "Steak" })).fits).toBe(false);
    expect(judgeFood(profileWith({ dietaryRestrictions: ["gluten-free"] }), bread).fits).toBe(false);
    expect(judgeFood(profileWith({ medicalConditions: ["Celiac Disease"] }), bread).fits).toBe(false);
  });

  test("tastes are read from plain lines", () => {
    expect(readTastes(["no mushrooms", "I don't like olives or blue cheese", "Love mango!", "pasta", "hate fish"])).toEqual({
      liked: ["mango", "pasta"],
      disliked: ["mushrooms", "olives", "blue cheese", "fish"],
    });
    const named = (name: string, word: string, group = "") => nameMatcher([word])({ name, group, otherNames: [] });
    expect([named("Mushroom soup", "mushrooms"), named("Strawberries", "strawberry"), named("Salmon", "fish", "Fish")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([named("Peach", "pea"), named("Ham", "hamburger"), named("Eggplant", "egg")]).toEqual([false, false, false]);
  });

  test("several words match a food as each of them alone does", () => {
    const words = ["pea", "ham", "berries", "tomatoes", "dish", "egg", "oats", "cherry", "c++"];
    const names = [
      "Peach",
      "Peas, cooked",
      "Hamburger",
      "Strawberries",
      "Cherry tomato",
      "Dishes",
      "Eggplant",
      "Oat",
      "Cherries",
      "Rye",
      "C",
    ];
    const foods = names.map((name) => ({ name, group: "", otherNames: [] }));
    const isNamed = nameMatcher(words);
    expect(foods.map(isNamed)).toEqual(foods.map((food) => words.some((word) => nameMatcher([word])(food))));
    expect(foods.map(isNamed)).toEqual([false, true, false, true, true, true, false, true, true, false, false]);
    expect(foods.map(nameMatcher([]))).toEqual(foods.map(() => false));
  });
});

describe("the score", () => {
  test("follows groups, fiber and what to limit, from 0 to 10", () => {
    const beans = testFood({ name: "Beans", calories: 130, protein: 9, fiber: 9, patterns: { ...NO_FOOD_GROUPS, legumesCups: 0.5 } });
    const candy = testFood({ name: "Candy", calories: 400, sugar: 90, saturatedFat: 8 });
    const soda = testFood({ name: "Soda", calories: 150, sugar: 39 });
    expect(healthScore(beans)).toBeGreaterThanOrEqual(9);
    for (const food of [candy, soda]) expect(healthScore(food)).toBeLessThan(3);
    expect(healthScore(testFood({ name: "Unknown" }))).toBeGreaterThanOrEqual(0);
  });

  test("vitamins that were added to a waffle do not make it a ten", () => {
    const waffle = {
      calories: 310,
      fiber: 1.5,
      sugar: 5,
      saturatedFat: 3,
      sodium: 600,
      patterns: { ...NO_FOOD_GROUPS, refinedGrainsOz: 2, addedSugarsG: 4 },
    };
    const vitamins = { vitaminAUg: 400, folateUg: 200, vitaminB12Ug: 3 };
    const fortified = healthScore(testFood({ name: "Waffle", ...waffle, vitamins, minerals: { ironMg: 6, calciumMg: 300 } }));
    expect(fortified).toBe(healthScore(testFood({ name: "Waffle", ...waffle })));
    expect(fortified).toBeLessThan(5);
  });

  test("does not count a fruit's own sugar, but a drink's", () => {
    const overrides = { calories: 100, sugar: 24, vitamins: { vitaminCMg: 20 }, category: "fruit" as const };
    const juice = testFood({ name: "Orange juice", group: "Citrus juice", ...overrides });
    expect(healthScore(testFood({ name: "Orange", group: "Citrus fruits", ...overrides }))).toBeGreaterThan(healthScore(juice));
  });
});

describe("conditions", () => {
  test("each of them says what it changes or why it changes nothing, and whose advice that is", () => {
    for (const condition of MEDICAL_CONDITIONS) {
      const { changes, source } = CONDITION_RULES[condition];
      expect(source.length, condition).toBeGreaterThan(10);
      expect(changes === null || changes.length > 10, condition).toBe(true);
    }
  });

  test("IBS and reflux look into what a dish is made of", () => {
    const stew = { name: "Stew", ingredients: [{ name: "Onions, raw", share: 0.1 }] };
    const trace = { name: "Stew", ingredients: [{ name: "Onions, raw", share: 0.001 }] };
    expect([isLeftOut(stew, conditionRules(["IBS"])), isLeftOut(trace, conditionRules(["IBS"])), isLeftOut(stew, [])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isLeftOut({ name: "Green beans, cooked", ingredients: [] }, conditionRules(["IBS"]))).toBe(false);
    expect(isLeftOut({ name: "Tomato soup", ingredients: [] }, conditionRules(["GERD"]))).toBe(true);
  });

  test.each([
    "Sushi roll",
    "Turkey deli sandwich",
    "Feta salad",
    "Alfalfa sprouts",
    "Beef liver",
    "Swordfish",
    "Coffee with milk",
    "Wine sauce",
  ])("pregnancy leaves out %s", (name) => {
    expect([isLeftOut({ name, ingredients: [] }, conditionRules(["Pregnant"])), isLeftOut({ name, ingredients: [] }, [])]).toEqual([
      true,
      false,
    ]);
  });

  test("pregnancy leaves in what is cooked and mild", () => {
    for (const name of ["Salmon, baked", "Cheddar cheese", "Brussels sprouts", "Oatmeal", "Apple cider vinegar", "Delicious apple"])
      expect(isLeftOut({ name, ingredients: [] }, conditionRules(["Pregnant"])), name).toBe(false);
  });
});

describe("the reason", () => {
  const explain = (...facts: Parameters<typeof findReason>) => reasonTexts.explain(findReason(...facts));
  const food = testFood({ name: "Greek yogurt", protein: 9, minerals: { calciumMg: 260 } });
  const additions = [
    { nutrient: "calciumMg", share: 0.2, gap: 0.9 },
    { nutrient: "protein", share: 0.2, gap: 0.5 },
    { nutrient: "vitaminCMg", share: 0.01, gap: 1 },
  ] as const;

  test("states what the serving adds, in figures that are true of it", () => {
    expect(explain(food, additions, true, false)).toBe("Adds 9 g of protein and a fifth of your calcium for the day.");
    expect(explain(food, additions, false, false)).toBe("Adds 9 g of protein and a fifth of a day's calcium.");
    expect(explain(food, additions, true, true)).toMatch(/for the day\. .*calcium\.$/);
    expect(explain(food, [], true, true)).not.toBe("");
  });

  test("uses the nearest fraction that has a name", () => {
    expect([0.1, 0.21, 0.34, 0.52, 0.9, 1, 3].map(phraseFraction)).toEqual([
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

test("no pattern contains a sweet, a soda or an energy drink, and every meal has some", () => {
  const names = MEAL_PATTERNS.flatMap(({ slots }) => slots.flat().map(([name]) => name));
  expect(names.filter((name) => /candy|soda|soft drink|energy|cookie|cake(?<!rice cake|pancake)\b|juice|sugar/i.test(name))).toEqual([]);
  for (const meal of MEAL_TYPES) expect(MEAL_PATTERNS.filter(({ meals }) => meals.includes(meal)).length).toBeGreaterThan(5);
});
