import { describe, expect, test } from "vitest";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { findAgeBand } from "./age-bands.ts";
import { findGermRisk } from "./germs.ts";

const liver = testFood({
  name: "Beef liver",
  group: "Liver and organ meats",
  portions: [{ label: "1 slice", grams: 85 }],
  protein: 26,
  carbs: 5,
  fat: 5,
  vitamins: { vitaminAUg: 7680, vitaminB12Ug: 70 },
  minerals: { copperMg: 14.4, zincMg: 5 },
});
const notesFor = (food: typeof liver, age: number | null) =>
  describeFood(food)
    .safety.filter((note) => note.age === undefined || note.age === findAgeBand(age))
    .map(({ text }) => text);

describe("limits by age", () => {
  test("a serving of liver names the limit of the reader's age, and is not praised for vitamin A", () => {
    expect(notesFor(liver, 12)).toEqual([expect.stringMatching(/6,500 µg of vitamin A.*ages 9 to 13 is 1,700 µg.*once a week.*copper/)]);
    expect(notesFor(liver, 15)).toEqual([expect.stringMatching(/ages 14 to 18 is 2,800 µg/)]);
    expect(notesFor(liver, 20)).toEqual([expect.stringMatching(/from 19 on is 3,000 µg/)]);
    expect(notesFor(liver, null)).toEqual(notesFor(liver, 12));
    expect(describeFood(liver).healthBenefits).not.toMatch(/vitamin A[^.]*(need|Daily Value)|high in[^.]*vitamin A/);
    expect(describeFood(liver).bodyImpact).not.toMatch(/vitamin A/i);
  });

  test("only older readers may eat what is between the limits of two ages", () => {
    const fried = testFood({ name: "Oysters, fried", group: "Shellfish", minerals: { zincMg: 27 } });
    expect(notesFor(fried, 13)).toEqual([expect.stringMatching(/27 mg of zinc.*23 mg/)]);
    expect(notesFor(fried, 14)).toEqual([]);
  });

  test("vitamin A from carrots is no risk", () => {
    const carrots = testFood({ name: "Carrots", vitamins: { vitaminAUg: 1900 }, otherNutrients: { betaCaroteneUg: 22_800 } });
    expect(notesFor(carrots, 12)).toEqual([]);
  });
});

test.each([
  ["Salmon, raw", "Fish", "raw fish"],
  ["Salmon sushi roll", "Egg rolls, dumplings, sushi", "raw fish"],
  ["Oysters, raw", "Shellfish", "raw shellfish"],
  ["Ground turkey, raw", "Turkey, raw", "raw poultry"],
  ["Steak tartare", "Meat mixed dishes", "raw ground meat"],
  ["Pork chop, raw", "Pork, raw", "raw meat"],
  ["Egg yolk, raw", "Eggs and omelets", "raw egg"],
  ["Mousse", "Pudding", "maybe raw egg"],
  ["Alfalfa sprouts", "Other vegetables and combinations", "sprouts"],
  ["Whole wheat flour", "Flour and starch", "flour"],
  ["Brie cheese", "Cheese", "raw-milk cheese"],
  ["Apple cider", "Apple juice", "raw juice"],
  ["Kidney beans, dry", "Dry beans, peas, legumes", "dry kidney beans"],
])("%s can make somebody ill: %s, %s", (name, group, risk) => {
  expect(findGermRisk({ name, group })).toBe(risk);
});

test.each([
  ["Salmon, baked", "Fish"],
  ["Broccoli, raw", "Broccoli"],
  ["Brussels sprouts, raw", "Other vegetables and combinations"],
  ["Bean sprouts, cooked", "Other vegetables and combinations"],
  ["Flour tortilla", "Tortillas"],
  ["Vegan mayonnaise", "Mayonnaise"],
  ["Kidney beans", "Beans, peas, legumes"],
  ["Apple cider vinegar", "Vinegar and cooking sauces"],
  ["Cheddar cheese", "Cheese"],
])("%s of the group %s needs no line", (name, group) => {
  expect(findGermRisk({ name, group })).toBeUndefined();
});

test("a dish with alcohol says so, and nothing is praised", () => {
  const sauce = testFood({
    name: "Vodka sauce",
    calories: 100,
    protein: 10,
    carbs: 5,
    fat: 5,
    vitamins: { thiaminMg: 1 },
  });
  expect(notesFor(sauce, 15)).toEqual(["Has alcohol."]);
  expect(describeFood(sauce).claims.filter(({ level }) => level !== "low")).toEqual([]);
  expect(describeFood(sauce).healthBenefits).not.toMatch(/high in|good source|Daily Value/);
  expect(notesFor(testFood({ name: "Root beer (soft drink)", group: "Soft drinks" }), 15)).toEqual([]);
});
