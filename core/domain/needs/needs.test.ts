import { describe, expect, test } from "vitest";
import { MAIN_NUTRIENTS, MINERALS, type Nutrient, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { dailyNeeds, type NeededNutrient, needsFor } from "./needs.ts";
import type { Gender } from "./profile-choices.ts";

type Split = [male: number, female: number];
type Line = [nutrient: NeededNutrient, kind: "RDA" | "AI", unit: string, from9: Split, from14: Split, from19: Split];

/** As printed in the reference tables: ages 9–13, 14–18 and 19–30, boys and girls. */
const TABLE: Line[] = [
  ["protein", "RDA", "g", [34, 34], [52, 46], [56, 46]],
  ["carbs", "RDA", "g", [130, 130], [130, 130], [130, 130]],
  ["fiber", "AI", "g", [31, 26], [38, 26], [38, 25]],
  ["calciumMg", "RDA", "mg", [1300, 1300], [1300, 1300], [1000, 1000]],
  ["ironMg", "RDA", "mg", [8, 8], [11, 15], [8, 18]],
  ["magnesiumMg", "RDA", "mg", [240, 240], [410, 360], [400, 310]],
  ["zincMg", "RDA", "mg", [8, 8], [11, 9], [11, 8]],
  ["potassiumMg", "AI", "mg", [2500, 2300], [3000, 2300], [3400, 2600]],
  ["sodium", "AI", "mg", [1200, 1200], [1500, 1500], [1500, 1500]],
  ["vitaminAUg", "RDA", "µg", [600, 600], [900, 700], [900, 700]],
  ["vitaminCMg", "RDA", "mg", [45, 45], [75, 65], [90, 75]],
  ["vitaminDUg", "RDA", "µg", [15, 15], [15, 15], [15, 15]],
  ["folateUg", "RDA", "µg", [300, 300], [400, 400], [400, 400]],
  ["vitaminB12Ug", "RDA", "µg", [1.8, 1.8], [2.4, 2.4], [2.4, 2.4]],
];

const need = (nutrient: NeededNutrient, age: number, gender: Gender) => dailyNeeds({ age, gender })?.[nutrient];

describe("the daily needs of a body", () => {
  test.each(TABLE)("%s", (nutrient, kind, unit, from9, from14, from19) => {
    const columns: [youngest: number, oldest: number, figures: Split][] = [
      [9, 13, from9],
      [14, 18, from14],
      [19, 30, from19],
    ];
    for (const [youngest, oldest, [male, female]] of columns) {
      for (const age of [youngest, oldest]) {
        expect(need(nutrient, age, "male"), `boy of ${age}`).toMatchObject({ amount: male, kind, unit });
        expect(need(nutrient, age, "female"), `girl of ${age}`).toMatchObject({ amount: female, kind, unit });
        expect(need(nutrient, age, "other")?.amount, `neither, ${age}`).toBeCloseTo((male + female) / 2, 9);
      }
    }
  });

  test("are known for these nutrients and no others", () => {
    expect(Object.keys(dailyNeeds({ age: 15, gender: "female" }) ?? {}).sort()).toEqual(TABLE.map(([nutrient]) => nutrient).sort());
  });

  test("state the amount of sodium above which less is better", () => {
    expect([9, 14, 19].map((age) => need("sodium", age, "male")?.reduceAbove)).toEqual([1800, 2300, 2300]);
  });

  test("name their source", () => {
    expect(need("ironMg", 15, "female")?.source).toContain("NBK56068");
    expect(need("potassiumMg", 15, "female")?.source).toContain("NBK545442");
  });

  test("use the column of 19–30 beyond thirty, and are unknown under nine", () => {
    expect(dailyNeeds({ age: 31, gender: "male" })).toEqual(dailyNeeds({ age: 30, gender: "male" }));
    expect(dailyNeeds({ age: 8, gender: "male" })).toBeUndefined();
  });
});

describe("the needs of a user", () => {
  test("are their own if age and gender are known, and say whose", () => {
    const { needs, ...whose } = needsFor({ age: 15, gender: "female" });
    expect(whose).toEqual({ basis: "you", ages: "14–18", gender: "female" });
    expect(needs.ironMg).toMatchObject({ amount: 15, kind: "RDA" });
  });

  test("use the Daily Value of a nutrient that their table lacks, and mark it", () => {
    const { needs } = needsFor({ age: 15, gender: "female" });
    expect(needs.vitaminEMg).toEqual({ amount: 15, unit: "mg", kind: "DV", source: "FDA Daily Values, 2016" });
    expect(needs.vitaminKUg).toMatchObject({ amount: 120, kind: "DV" });
    expect(needs.thiaminMg).toMatchObject({ amount: 1.2, kind: "DV" });
    expect(needs.phosphorusMg).toMatchObject({ amount: 1250, kind: "DV" });
    expect(needs.cholineMg).toBeUndefined();
  });

  test.each([
    ["age", { age: null, gender: "female" }, "unknown"],
    ["gender", { age: 15, gender: null }, "unknown"],
    ["both", { age: null, gender: null }, "unknown"],
    ["a table, under nine", { age: 8, gender: "female" }, "too young"],
  ] as const)("are the Daily Values if there is no %s", (_, person, reason) => {
    const { needs, ...whose } = needsFor(person);
    expect(whose).toEqual({ basis: "daily-value", reason });
    expect(needs.ironMg).toMatchObject({ amount: 18, kind: "DV" });
    for (const [nutrient, { dailyValue }] of Object.entries<Nutrient>({ ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS })) {
      expect(new Map(Object.entries(needs)).get(nutrient)?.amount, nutrient).toBe(dailyValue);
    }
  });
});
