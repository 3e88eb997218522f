import { describe, expect, test } from "vitest";
import * as z from "zod";
import { Suggestion } from "#core/contracts/suggestions.ts";
import { allergenState } from "#core/domain/allergens/food-allergens.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { ask, findEntry, signInSomebody, startWithFoods, timeZoneAtHour } from "#server/testing/suggestions/suggestions-stage.ts";
import { signInAs } from "#server/testing/test-app.ts";

const ANIMAL =
  /milk(?<!(soy|oat|almond|rice) milk)|cheese|(?<!(soy|almond|coconut) )yogurt|\begg(?!plant)|chicken|turkey|beef|pork|ham\b|bacon|fish|salmon|tuna|shrimp|steak|honey(?!dew)|gelatin|meat/i;
const NUTS = /nut(?!meg)|almond|cashew|pecan|pistachio|marzipan|pesto/i;
/** Suggestions never tell users that they had enough, and never praise them for eating less. */
const UNKIND = /enough|too much|only|less|light|skip|avoid|bad|good for you|calorie|diet|weight|guilt|diabet|blood/i;

const listTexts = (list: Suggestion[]) => list.flatMap(({ name, alternatives }) => [name, ...alternatives]);
const listFoods = (list: Suggestion[]) => list.flatMap(({ parts = [] }) => parts.map(({ food }) => food));
const perServing = (list: Suggestion[], nutrient: "sugar" | "fiber") =>
  list.reduce((sum, { parts = [] }) => sum + parts.reduce((part, { food, grams }) => part + ((food[nutrient] ?? 0) * grams) / 100, 0), 0);

function expectSensible(list: Suggestion[]): void {
  expect(z.array(Suggestion).safeParse(list).error).toBeUndefined();
  expect(list).toHaveLength(5);
  expect(new Set(list.map(({ name }) => name)).size).toBe(5);
  expect(new Set(list.map(({ parts = [] }) => parts[0]?.food.name)).size).toBeGreaterThan(3);
  expect(list.map(({ healthScore }) => healthScore)).toEqual(list.map(({ healthScore }) => healthScore).toSorted((a, b) => b - a));
  for (const { name, healthScore, isHealthy, calories, reason, alternatives, suggestedBy, source, grams, food, parts = [] } of list) {
    const recipe = parts.length === 1 ? parts[0]?.food : undefined;
    expect({ suggestedBy, source, food }).toEqual({ suggestedBy: "catalogue", source: "USDA", food: recipe ?? null });
    expect(isHealthy).toBe(healthScore >= 6);
    if (recipe) expect(recipe.source).toBe(RECIPE_SOURCE);
    else expect([2, 3]).toContain(parts.length);
    expect(grams).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.grams, 0),
      6,
    );
    const kcal = parts.reduce((sum, part) => sum + ((part.food.calories ?? 0) * part.grams) / 100, 0);
    expect(Math.abs(calories - kcal)).toBeLessThan(1);
    expect(alternatives.length).toBeGreaterThanOrEqual(2);
    expect(list.filter((other) => other.name === name)).toHaveLength(1);
    expect(reason).toMatch(/^(Adds|A simple) .*\.$/);
    expect(reason).not.toMatch(UNKIND);
  }
}

describe("without any key", () => {
  test.each(MEAL_TYPES)("a vegan's %s contains nothing from animals", async (meal) => {
    const testApp = await startWithFoods();
    const vegan = await signInSomebody(testApp, { preferences: { dietaryRestrictions: ["Vegan"] } });
    const list = await ask(vegan, meal);
    expectSensible(list);
    expect(listTexts(list).filter((name) => ANIMAL.test(name))).toEqual([]);
    for (const food of listFoods(list)) {
      for (const allergen of ["milk", "egg", "fish", "shellfish"] as const) expect(food.allergens?.contains).not.toContain(allergen);
    }
  });

  test.each(MEAL_TYPES)("with a nut allergy no %s contains nuts, and foods that may contain them are flagged", async (meal) => {
    const testApp = await startWithFoods();
    const noah = await signInSomebody(testApp, { preferences: { allergies: ["nuts"] } });
    const list = await ask(noah, meal);
    expectSensible(list);
    expect(listTexts(list).filter((name) => NUTS.test(name))).toEqual([]);
    const isNut = (allergen: string) => allergen === "peanut" || allergen === "tree nuts";
    for (const { parts = [], mayContain, alternatives, alternativesMayContain } of list) {
      expect(parts.flatMap(({ food }) => food.allergens?.contains.filter(isNut) ?? [])).toEqual([]);
      const may = parts.flatMap(({ food }) => food.allergens?.mayContain.filter(isNut) ?? []);
      expect(new Set(mayContain)).toEqual(new Set(may));
      expect(alternativesMayContain).toHaveLength(alternatives.length);
    }
  });

  test("an idea names each avoided allergen that it may contain, and each of which nobody knows", async () => {
    const testApp = await startWithFoods();
    const noah = await signInSomebody(testApp, { preferences: { allergies: ["milk", "wheat"] } });
    for (const meal of MEAL_TYPES) {
      const list = await ask(noah, meal);
      expectSensible(list);
      for (const { parts = [], mayContain, unknownAllergens } of list) {
        const isUnknown = parts.some(({ food: { allergens } }) =>
          (["milk", "wheat"] as const).some((allergen) => allergenState(allergens, allergen) === "unknown"),
        );
        expect((unknownAllergens ?? []).length > 0).toBe(isUnknown);
        expect(mayContain.every((allergen) => allergen === "milk" || allergen === "wheat")).toBe(true);
      }
    }
  });

  test("diabetes favors more fiber and less sugar from the moment it is chosen, and says nothing medical", async () => {
    const testApp = await startWithFoods();
    const chosen = await signInSomebody(testApp, { preferences: { medicalConditions: ["Diabetes Type 1"] } });
    const anybody = await signInSomebody(testApp);
    const fiberPerKcal = (list: Suggestion[]) => perServing(list, "fiber") / list.reduce((sum, { calories }) => sum + calories, 0);
    for (const meal of MEAL_TYPES) {
      const [list, everyones] = [await ask(chosen, meal), await ask(anybody, meal)];
      expectSensible(list);
      expect(fiberPerKcal(list)).toBeGreaterThan(fiberPerKcal(everyones) * 1.1);
      expect(perServing(list, "fiber")).toBeGreaterThan(10);
      for (const { name } of list) expect(name).not.toMatch(/juice|smoothie|chocolate/i);
    }
    for (const meal of ["breakfast", "snack"] as const) {
      expect(perServing(await ask(chosen, meal), "sugar")).toBeLessThan(perServing(await ask(anybody, meal), "sugar") * 0.5);
    }
  });

  test.each(MEAL_TYPES)("celiac disease keeps wheat, barley and rye out of every %s, whatever else was accepted", async (meal) => {
    const testApp = await startWithFoods();
    const list = await ask(await signInSomebody(testApp, { preferences: { medicalConditions: ["Celiac Disease"] } }), meal);
    expectSensible(list);
    for (const { allergens } of listFoods(list)) {
      expect(allergens?.contains).not.toContain("wheat");
      expect(allergens?.contains).not.toContain("gluten");
    }
  });

  test("an empty day gets a real breakfast, the same each time", async () => {
    const testApp = await startWithFoods();
    const maya = await signInSomebody(testApp);
    const list = await ask(maya, "breakfast");
    expectSensible(list);
    expect(await ask(maya, "breakfast")).toEqual(list);
    expect(list.filter(({ isHealthy }) => isHealthy)).toHaveLength(5);
    for (const { calories, reason } of list) {
      expect(calories).toBeGreaterThan(300);
      expect(reason).not.toMatch(/today/i);
    }
    expect(listFoods(list).filter(({ name }) => /yogurt/i.test(name)).length).toBeLessThanOrEqual(2);
  });

  test("an evening with the goals nearly met gets everyday snacks, and no comment", async () => {
    const testApp = await startWithFoods();
    const tz = timeZoneAtHour(20);
    const eaten = [
      ["Oatmeal", 400],
      ["Milk", 700],
      ["Chicken breast, roasted, without skin", 220],
      ["Brown rice", 450],
      ["Almonds", 90],
      ["Broccoli, cooked", 150],
    ] as const;
    const full = await signInSomebody(testApp, { profile: { calorieGoal: 2200 }, eaten });
    for (const meal of ["dinner", "snack"] as const) {
      const list = await ask(full, meal, { tz });
      expectSensible(list);
      for (const { parts = [], calories } of list) {
        expect(calories).toBeLessThanOrEqual(250);
        for (const { food } of parts) expect(eaten.map(([had]) => had)).not.toContain(food.name);
      }
    }
    const sumEnergy = async (person: typeof full, zone: string) =>
      (await ask(person, "dinner", { tz: zone })).reduce((sum, { calories }) => sum + calories, 0);
    const hungry = await signInSomebody(testApp, { profile: { calorieGoal: 2200 } });
    expect(await sumEnergy(hungry, tz)).toBeGreaterThan((await sumEnergy(full, tz)) * 1.5);
    expect(await sumEnergy(full, timeZoneAtHour(12))).toBeGreaterThan(await sumEnergy(full, tz));
  });

  test.each([
    ["without an age", { age: null }],
    ["at 19, wishing to lose weight", { age: 19, weightGoal: "lose" }],
    ["at 30", { age: 30 }],
  ] as const)("ideas do not shrink with a low goal %s", async (_, profile) => {
    const testApp = await startWithFoods();
    const tz = timeZoneAtHour(18);
    const plain = await signInSomebody(testApp, { profile: { ...profile, calorieGoal: null } });
    const low = await signInSomebody(testApp, { profile: { ...profile, calorieGoal: 800 } });
    const sumEnergy = async (person: typeof plain) => (await ask(person, "dinner", { tz })).map(({ calories }) => calories);
    expect(await sumEnergy(low)).toEqual(await sumEnergy(plain));
  });

  test("disliked foods are omitted, liked foods are preferred, and eaten foods are not suggested again", async () => {
    const testApp = await startWithFoods();
    const plain = listFoods(await ask(await signInSomebody(testApp), "snack")).map(({ name }) => name);
    const disliked = plain.slice(0, 4);
    const picky = await signInSomebody(testApp, { preferences: { foodPreferences: disliked.map((name) => `no ${name}`) } });
    expect(listFoods(await ask(picky, "snack")).filter(({ name }) => disliked.includes(name))).toEqual([]);
    const fan = await signInSomebody(testApp, { preferences: { foodPreferences: ["I love grapes"] } });
    expect(listFoods(await ask(fan, "snack")).map(({ name }) => name)).toContain("Grapes");
    const fed = await signInSomebody(testApp, { preferences: { foodPreferences: ["I love bananas"] }, eaten: [["Banana", 126]] });
    expect(listFoods(await ask(fed, "snack")).map(({ name }) => name)).not.toContain("Banana");
  });

  test("very many restrictions at once still leave something to eat", async () => {
    const testApp = await startWithFoods();
    const strict = await signInSomebody(testApp, {
      preferences: {
        dietaryRestrictions: ["vegan", "gluten-free", "low sodium", "made-up diet"],
        allergies: ["nuts", "soy", "sesame", "kiwi"],
        medicalConditions: ["Celiac Disease", "High Blood Pressure"],
      },
    });
    for (const meal of MEAL_TYPES) {
      const list = await ask(strict, meal);
      expect(list.length).toBeGreaterThanOrEqual(3);
      for (const food of listFoods(list)) expect(food.allergens?.contains).toEqual([]);
    }
  });

  // Spec: D5.24
  test("a provider without a key is not an error: the app makes its own suggestions", async () => {
    const testApp = await startWithFoods();
    const maya = await signInSomebody(testApp);
    expect(await ask(maya, "snack", { provider: "openai" })).toEqual(await ask(maya, "snack"));
  });

  test("another user's day and tastes do not count, and nothing is saved", async () => {
    const testApp = await startWithFoods();
    const maya = await signInSomebody(testApp);
    const before = await ask(maya, "lunch");
    await signInSomebody(testApp, { preferences: { dietaryRestrictions: ["vegan"], allergies: ["milk"] }, eaten: [["Milk", 500]] });
    expect(await ask(maya, "lunch")).toEqual(before);
    expect(await testApp.database.db.select().from(diaryEntries)).toHaveLength(1);
  });
});

/** Fifty lines of a hundred characters, with as many different words as fit. */
const fullLines = (start: number): string[] =>
  Array.from({ length: 50 }, (_, line) =>
    Array.from({ length: 25 }, (_, word) =>
      (start + line * 25 + word).toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? ""),
    )
      .join(",")
      .slice(0, 100),
  );

test("preferences with as many words as fit cost little more than none", async () => {
  const testApp = await startWithFoods();
  const plain = await signInSomebody(testApp);
  const wordy = await signInSomebody(testApp, {
    preferences: { foodPreferences: fullLines(1_000), allergies: fullLines(3_000), dietaryRestrictions: fullLines(5_000) },
  });
  const cpuMs = async (person: typeof plain) => {
    const before = process.cpuUsage();
    expect(await ask(person, "lunch")).toHaveLength(5);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const rounds = [];
  for (let round = 0; round < 7; round += 1) rounds.push({ none: await cpuMs(plain), many: await cpuMs(wordy) });
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? Number.NaN;
  // It was a hundred times as much when each word was a regular expression, made again for each food.
  expect(median(rounds.map(({ many }) => many))).toBeLessThan(10 * median(rounds.map(({ none }) => none)));
});

test("nobody gets suggestions more often than a minute allows, and others are not affected", async () => {
  const testApp = await startWithFoods();
  const [maya, noah] = [await signInSomebody(testApp), await signInSomebody(testApp)];
  const limits = new RateLimits(testApp.database.db);
  for (let tries = 1; tries < LIMITS.suggestionsPerPerson.tries; tries += 1) await limits.count("suggestionsPerPerson", maya.user.id);
  await ask(maya, "snack");
  const refused = await maya.send("POST", "/api/suggestions", { mealType: "snack" });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await ask(noah, "snack");
});

test.each([undefined, {}, { mealType: "brunch" }, { mealType: "snack", provider: "acme" }, { mealType: "snack", tz: "Mars/Olympus" }])(
  "%o is rejected",
  async (body) => {
    const { app } = await startWithFoods();
    const maya = await signInAs(app);
    expect((await maya.send("POST", "/api/suggestions", body)).statusCode).toBe(400);
  },
);

test("every part of an idea is a catalogue food", async () => {
  const testApp = await startWithFoods();
  const maya = await signInSomebody(testApp);
  const [food] = listFoods(await ask(maya, "breakfast"));
  expect(food).toMatchObject({ id: findEntry(food?.name ?? "").id, isOwn: false, source: expect.stringContaining("USDA") });
});
