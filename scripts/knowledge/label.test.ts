import { expect, test } from "vitest";
import { labelFacts } from "#core/domain/nutrients/nutrition-label.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

/* An independent implementation of 21 CFR 101.9(c): the steps to which a printed amount is rounded. */
const foods = loadCatalogue();

interface Rule {
  exact: (food: (typeof foods)[number]) => number | null | undefined;
  /** Below this the label prints 0. */
  nothingBelow: number;
  /** The printed amounts: up to `upTo` in steps of `by`. */
  steps: readonly { upTo: number; by: number }[];
  dailyValue?: number;
}

const FAT = {
  nothingBelow: 0.5,
  steps: [
    { upTo: 5, by: 0.5 },
    { upTo: Number.POSITIVE_INFINITY, by: 1 },
  ],
} as const;
const WHOLE = { nothingBelow: 0.5, steps: [{ upTo: Number.POSITIVE_INFINITY, by: 1 }] } as const;

const RULES: Readonly<Record<string, Rule>> = {
  "Total Fat": { exact: (food) => food.fat, ...FAT, dailyValue: 78 },
  "Saturated Fat": { exact: (food) => food.saturatedFat, ...FAT, dailyValue: 20 },
  Cholesterol: {
    exact: (food) => food.otherNutrients.cholesterolMg,
    nothingBelow: 2,
    steps: [{ upTo: Number.POSITIVE_INFINITY, by: 5 }],
    dailyValue: 300,
  },
  Sodium: {
    exact: (food) => food.sodium,
    nothingBelow: 5,
    steps: [
      { upTo: 140, by: 5 },
      { upTo: Number.POSITIVE_INFINITY, by: 10 },
    ],
    dailyValue: 2300,
  },
  "Total Carbohydrate": { exact: (food) => food.carbs, ...WHOLE, dailyValue: 275 },
  "Dietary Fiber": { exact: (food) => food.fiber, ...WHOLE, dailyValue: 28 },
  "Total Sugars": { exact: (food) => food.sugar, ...WHOLE },
  Protein: { exact: (food) => food.protein, ...WHOLE },
};

const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;

test("every line of every food's label is rounded to an FDA step, at most half a step from the measured value", () => {
  const wrong: string[] = [];
  let lines = 0;
  for (const food of foods) {
    for (const { grams, label } of food.portions) {
      for (const line of labelFacts(food, grams).lines) {
        const rule = RULES[line.name];
        if (!rule) continue;
        const per100G = rule.exact(food);
        const where = `${food.name}, ${label}: ${line.name} ${JSON.stringify(line.amount)}`;
        if (per100G === null || per100G === undefined) {
          if (line.amount !== null) wrong.push(`${where} is not known`);
          continue;
        }
        const exact = (per100G * grams) / 100;
        const { value = Number.NaN, isLessThan = false } = line.amount ?? {};
        const { by = Number.NaN } = rule.steps.find(({ upTo }) => exact <= upTo) ?? {};
        lines += 1;
        const isRight =
          value === 0
            ? exact < rule.nothingBelow + 1e-6
            : isLessThan
              ? exact >= rule.nothingBelow - 1e-6 && exact <= value + 1e-6
              : isMultiple(value, by) && Math.abs(value - exact) <= by / 2 + 1e-6;
        if (!isRight) wrong.push(`${where}, really ${exact}`);
        const percent = rule.dailyValue && value > 0 ? Math.abs((line.percent ?? Number.NaN) - (exact / rule.dailyValue) * 100) : 0;
        if (!(percent <= 0.5 + 1e-6)) wrong.push(`${where} has ${line.percent} %`);
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(lines).toBeGreaterThan(foods.length * Object.keys(RULES).length);
});

test("calories and vitamins are rounded to their steps, and added sugars never exceed total sugars", () => {
  const wrong: string[] = [];
  for (const food of foods) {
    for (const { grams, label } of food.portions) {
      const { calories, lines, vitamins } = labelFacts(food, grams);
      const where = `${food.name}, ${label}`;
      const kcal = ((food.calories ?? 0) * grams) / 100;
      const step = kcal <= 50 ? 5 : 10;
      if (
        calories !== null &&
        !(isMultiple(calories, step) && Math.abs(calories - kcal) <= step / 2 + 1e-6) &&
        !(calories === 0 && kcal < 5)
      )
        wrong.push(`${where}: ${calories} kcal, really ${kcal}`);
      for (const { name, percent } of vitamins) {
        if (percent === null || percent === undefined) continue;
        if (!isMultiple(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10)) wrong.push(`${where}: ${name} ${percent} %`);
      }
      const readAmount = (name: string) => lines.find((line) => line.name === name)?.amount?.value;
      if ((readAmount("Added Sugars") ?? 0) > (readAmount("Total Sugars") ?? Number.POSITIVE_INFINITY))
        wrong.push(`${where}: added sugars`);
      if ((readAmount("Trans Fat") ?? 0) > (readAmount("Total Fat") ?? Number.POSITIVE_INFINITY)) wrong.push(`${where}: trans fat`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});
