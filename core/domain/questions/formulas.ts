import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { dailyNeeds } from "#core/domain/needs/needs.ts";
import { amountOf, dailyValueOf, isShownInCalmMode, type QuestionNutrient, rounded, servingOf, unitOf, wordFor } from "./quiz-foods.ts";
import type { Random } from "./random.ts";

export const FORMULA_IDS = [
  "energy-from-macros",
  "protein-need",
  "fat-share",
  "glasses-left",
  "share-of-need",
  "servings",
  "percent-daily-value",
  "quarter-less",
  "plate-share",
  "cups-of-vegetables",
  "sugar-teaspoons",
  "caffeine-sum",
  "cans-to-limit",
  "juice-left",
  "sleep-hours",
  "sum-of-carbs",
  "fahrenheit-to-celsius",
  "unit-price",
  "footprint-swap",
  "relative-risk",
] as const;
export type FormulaId = (typeof FORMULA_IDS)[number];

/** A sum to do: what is given, and what comes out of exactly these figures. */
export interface Calculation {
  ask: string;
  foods: CatalogueFood[];
  given: { label: string; value: string }[];
  unit: string;
  answer: number;
  /** What still counts as right, for rounding on the way. */
  tolerance: number;
}

export interface FormulaInput {
  foods: Iterable<CatalogueFood>;
  random: Random;
  nutrient?: QuestionNutrient | undefined;
}

const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const;
const GRAMS_PER_TEASPOON_OF_SUGAR = 4.2;
const CAFFEINE_LIMIT_MG = 100;
const JUICE_LIMIT_FL_OZ = 8;
const GLASS_ML = 240;
const PROTEIN_G_PER_KG = { younger: 0.95, older: 0.85 } as const;
const CO2E_PER_100_G_PROTEIN = { beef: 50, poultry: 5.7, tofu: 2 } as const;

const row = (label: string, amount: number, unit: string): { label: string; value: string } => ({
  label,
  value: unit === "$" ? `$${amount.toFixed(2)}` : `${amount.toLocaleString("en-US")} ${unit}`,
});

/** The first of the foods that has all of these figures, each as it is shown. */
function findFigures<N extends QuestionNutrient>(
  foods: Iterable<CatalogueFood>,
  nutrients: readonly N[],
  fits: (figures: Record<N, number>) => boolean = () => true,
): { food: CatalogueFood; figures: Record<N, number> } | undefined {
  for (const food of foods) {
    const known = nutrients.map((nutrient) => [nutrient, amountOf(food, nutrient)] as const);
    if (known.some(([, amount]) => amount === undefined)) continue;
    /** Safe to cast: every nutrient was just found to have a figure. */
    const figures = Object.fromEntries(known.map(([nutrient, amount]) => [nutrient, rounded(amount ?? 0)])) as Record<N, number>;
    if (fits(figures)) return { food, figures };
  }
  return undefined;
}

/** As many foods with at least so much of a nutrient, each amount as it is shown. */
function firstWith(foods: Iterable<CatalogueFood>, nutrient: QuestionNutrient, least: number, count: number) {
  const found: { food: CatalogueFood; amount: number }[] = [];
  for (const food of foods) {
    const amount = amountOf(food, nutrient);
    if (amount !== undefined && amount >= least) found.push({ food, amount: rounded(amount) });
    if (found.length === count) return found;
  }
  return undefined;
}

export const FORMULAS: Record<FormulaId, (input: FormulaInput) => Calculation | undefined> = {
  "energy-from-macros": ({ foods }) => {
    const found = findFigures(foods, ["protein", "carbs", "fat"], ({ protein, carbs, fat }) => protein + carbs + fat >= 8);
    if (!found) return undefined;
    const { food, figures } = found;
    const answer = Math.round(figures.carbs * KCAL_PER_G.carbs + figures.protein * KCAL_PER_G.protein + figures.fat * KCAL_PER_G.fat);
    return {
      ask: "How much energy do these three bring together?",
      foods: [food],
      given: [row("Carbs", figures.carbs, "g"), row("Protein", figures.protein, "g"), row("Fat", figures.fat, "g")],
      unit: "kcal",
      answer,
      tolerance: 2,
    };
  },
  "protein-need": ({ random }) => {
    const age = 11 + random.below(8);
    const weightKg = 40 + 5 * random.below(7);
    const perKg = age < 14 ? PROTEIN_G_PER_KG.younger : PROTEIN_G_PER_KG.older;
    return {
      ask: `Sam is ${age}. How much protein does Sam need a day?`,
      foods: [],
      given: [row("Sam's weight", weightKg, "kg"), row("Need for each kg", perKg, "g")],
      unit: "g",
      answer: Math.round(weightKg * perKg),
      tolerance: 1,
    };
  },
  "fat-share": ({ foods }) => {
    const found = findFigures(foods, ["fat", "calories"], ({ fat, calories }) => fat >= 3 && calories >= 60 && fat * 9 <= calories);
    if (!found) return undefined;
    const { food, figures } = found;
    return {
      ask: "What share of its energy comes from fat?",
      foods: [food],
      given: [row("Fat", figures.fat, "g"), row("Energy", figures.calories, "kcal"), row("Energy in 1 g of fat", KCAL_PER_G.fat, "kcal")],
      unit: "%",
      answer: Math.round((100 * KCAL_PER_G.fat * figures.fat) / figures.calories),
      tolerance: 2,
    };
  },
  "glasses-left": ({ random }) => {
    const needGlasses = 7 + random.below(4);
    const drunk = 2 + random.below(4);
    return {
      ask: "How many glasses are left today?",
      foods: [],
      given: [
        row("All drinks of the day", needGlasses * GLASS_ML, "ml"),
        row("A glass", GLASS_ML, "ml"),
        row("Drunk so far", drunk, "glasses"),
      ],
      unit: "glasses",
      answer: needGlasses - drunk,
      tolerance: 0,
    };
  },
  "share-of-need": ({ foods, random, nutrient = "ironMg" }) => {
    const found = findFigures(foods, [nutrient], (figures) => figures[nutrient] >= 0.5);
    const gender = random.pick(["female", "male"]);
    const need = nutrient === "addedSugarsG" ? undefined : needAt15(nutrient, gender);
    if (!found || need === undefined) return undefined;
    return {
      ask: `How much of a 15-year-old ${gender === "female" ? "girl" : "boy"}'s day is that?`,
      foods: [found.food],
      given: [row(`In this serving`, found.figures[nutrient], unitOf(nutrient)), row("Need for a day", need, unitOf(nutrient))],
      unit: "%",
      answer: Math.round((100 * found.figures[nutrient]) / need),
      tolerance: 2,
    };
  },
  servings: ({ foods, random, nutrient = "sodium" }) => {
    const found = findFigures(foods, [nutrient], (figures) => figures[nutrient] >= 1);
    if (!found) return undefined;
    const servings = random.pick([2, 3, 1.5]);
    return {
      ask: `You have ${servings === 1.5 ? "one and a half" : servings === 2 ? "two" : "three"} servings. How much ${wordFor(nutrient)} is that?`,
      foods: [found.food],
      given: [row("In one serving", found.figures[nutrient], unitOf(nutrient))],
      unit: unitOf(nutrient),
      answer: rounded(found.figures[nutrient] * servings),
      tolerance: 1,
    };
  },
  "percent-daily-value": ({ foods, nutrient = "calciumMg" }) => {
    const dailyValue = dailyValueOf(nutrient);
    if (dailyValue === undefined) return undefined;
    const found = findFigures(foods, [nutrient], (figures) => figures[nutrient] >= dailyValue * 0.03);
    if (!found) return undefined;
    return {
      ask: `What percent of the Daily Value of ${wordFor(nutrient)} is that?`,
      foods: [found.food],
      given: [row("In this serving", found.figures[nutrient], unitOf(nutrient)), row("Daily Value", dailyValue, unitOf(nutrient))],
      unit: "%",
      answer: Math.round((100 * found.figures[nutrient]) / dailyValue),
      tolerance: 1,
    };
  },
  "quarter-less": ({ foods, nutrient = "sodium" }) => {
    const found = findFigures(foods, [nutrient], (figures) => figures[nutrient] >= 100);
    if (!found) return undefined;
    return {
      ask: `A 'reduced ${wordFor(nutrient)}' kind has 25 % less. How much is left?`,
      foods: [found.food],
      given: [row("In the usual kind", found.figures[nutrient], unitOf(nutrient))],
      unit: unitOf(nutrient),
      answer: Math.round(found.figures[nutrient] * 0.75),
      tolerance: 1,
    };
  },
  "plate-share": ({ random }) => {
    const part = random.pick<{ name: string; share: number }>([
      { name: "vegetables and fruit", share: 50 },
      { name: "protein foods", share: 25 },
      { name: "whole grains", share: 25 },
    ]);
    return {
      ask: `On Canada's plate, how much of it is ${part.name}?`,
      foods: [],
      given: [
        { label: "Vegetables and fruit", value: "half" },
        { label: "Protein foods and whole grains", value: "share the rest evenly" },
      ],
      unit: "%",
      answer: part.share,
      tolerance: 0,
    };
  },
  "cups-of-vegetables": ({ random }) => {
    const leaves = 2 * (1 + random.below(3));
    const cooked = 1 + random.below(2);
    return {
      ask: "How many cups of vegetables does that count as?",
      foods: [],
      given: [row("Raw leaves", leaves, "cups"), row("Cooked vegetables", cooked, cooked === 1 ? "cup" : "cups")],
      unit: "cups",
      answer: leaves / 2 + cooked,
      tolerance: 0,
    };
  },
  "sugar-teaspoons": ({ foods }) => {
    const found = findFigures(foods, ["sugar"], ({ sugar }) => sugar >= 8);
    if (!found) return undefined;
    return {
      ask: "About how many teaspoons of sugar is that?",
      foods: [found.food],
      given: [row("Sugar", found.figures.sugar, "g"), row("A teaspoon", GRAMS_PER_TEASPOON_OF_SUGAR, "g")],
      unit: "teaspoons",
      answer: rounded(Math.round((found.figures.sugar / GRAMS_PER_TEASPOON_OF_SUGAR) * 10) / 10),
      tolerance: 0.6,
    };
  },
  "caffeine-sum": ({ foods }) => {
    const drinks = firstWith(foods, "caffeineMg", 10, 2);
    if (!drinks) return undefined;
    return {
      ask: "How much caffeine is that together?",
      foods: drinks.map(({ food }) => food),
      given: drinks.map(({ food, amount }) => row(`${food.name}, ${servingOf(food).label}`, amount, "mg")),
      unit: "mg",
      answer: rounded(drinks.reduce((sum, { amount }) => sum + amount, 0)),
      tolerance: 1,
    };
  },
  "cans-to-limit": ({ foods }) => {
    const found = findFigures(foods, ["caffeineMg"], ({ caffeineMg }) => caffeineMg >= 10 && caffeineMg <= CAFFEINE_LIMIT_MG);
    if (!found) return undefined;
    return {
      ask: `How many of these hold a teen's most of ${CAFFEINE_LIMIT_MG} mg?`,
      foods: [found.food],
      given: [row("Caffeine in one", found.figures.caffeineMg, "mg")],
      unit: "servings",
      answer: rounded(Math.round((CAFFEINE_LIMIT_MG / found.figures.caffeineMg) * 10) / 10),
      tolerance: 0.3,
    };
  },
  "juice-left": ({ random }) => {
    const drunk = 2 + random.below(5);
    return {
      ask: "How much juice is left for today?",
      foods: [],
      given: [row("A day's most", JUICE_LIMIT_FL_OZ, "fl oz"), row("Drunk so far", drunk, "fl oz")],
      unit: "fl oz",
      answer: JUICE_LIMIT_FL_OZ - drunk,
      tolerance: 0,
    };
  },
  "sleep-hours": ({ random }) => {
    const bed = 9 + random.below(3);
    const up = 5 + random.below(4);
    return {
      ask: "How many hours of sleep is that?",
      foods: [],
      given: [
        { label: "Lights out", value: `${bed} pm` },
        { label: "Alarm", value: `${up} am` },
      ],
      unit: "hours",
      answer: 12 - bed + up,
      tolerance: 0,
    };
  },
  "sum-of-carbs": ({ foods }) => {
    const meal = firstWith(foods, "carbs", 5, 3);
    if (!meal) return undefined;
    return {
      ask: "How many carbs does this meal bring?",
      foods: meal.map(({ food }) => food),
      given: meal.map(({ food, amount }) => row(`${food.name}, ${servingOf(food).label}`, amount, "g")),
      unit: "g",
      answer: rounded(meal.reduce((sum, { amount }) => sum + amount, 0)),
      tolerance: 1,
    };
  },
  "fahrenheit-to-celsius": ({ random }) => {
    const fahrenheit = random.pick([145, 160, 165]);
    return {
      ask: `The thermometer says ${fahrenheit}°F. How much is that in °C?`,
      foods: [],
      given: [{ label: "From °F to °C", value: "take off 32, times 5, divided by 9" }],
      unit: "°C",
      answer: Math.round(((fahrenheit - 32) * 5) / 9),
      tolerance: 1,
    };
  },
  "unit-price": ({ random }) => {
    const perOunce = 10 + random.below(20);
    const ounces = random.pick([8, 12, 16, 32]);
    return {
      ask: "What does one ounce cost?",
      foods: [],
      given: [row("Price of the bag", (perOunce * ounces) / 100, "$"), row("In the bag", ounces, "oz")],
      unit: "cents",
      answer: perOunce,
      tolerance: 0.5,
    };
  },
  "footprint-swap": ({ random }) => {
    const other = random.pick(["poultry", "tofu"]);
    const mixed = (CO2E_PER_100_G_PROTEIN.beef + CO2E_PER_100_G_PROTEIN[other]) / 2;
    return {
      ask: `A chili is half beef, half ${other}. How much gas does the same protein make then?`,
      foods: [],
      given: [
        row("Beef herd", CO2E_PER_100_G_PROTEIN.beef, "kg"),
        row(other === "tofu" ? "Tofu" : "Poultry", CO2E_PER_100_G_PROTEIN[other], "kg"),
      ],
      unit: "kg",
      answer: rounded(mixed),
      tolerance: 1,
    };
  },
  "relative-risk": ({ random }) => {
    const before = 1 + random.below(4);
    const times = random.pick([2, 3]);
    return {
      ask: `A headline says: '${times === 2 ? "Twice" : "Three times"} the risk!' How many more people in 10,000 is that?`,
      foods: [],
      given: [row("Before", before, "in 10,000"), row("Now", before * times, "in 10,000")],
      unit: "people",
      answer: before * times - before,
      tolerance: 0,
    };
  },
};

const SHOWS_ENERGY: ReadonlySet<FormulaId> = new Set([
  "energy-from-macros",
  "protein-need",
  "fat-share",
  "sugar-teaspoons",
  "sum-of-carbs",
]);

/** In calm mode nothing is asked about energy or grams of a macronutrient. */
export const isCalmFormula = (formula: FormulaId, nutrient: QuestionNutrient | undefined): boolean =>
  !SHOWS_ENERGY.has(formula) && (nutrient === undefined || isShownInCalmMode(nutrient));

function needAt15(nutrient: Exclude<QuestionNutrient, "addedSugarsG">, gender: "female" | "male"): number | undefined {
  const needs: Partial<Record<string, { amount: number }>> = dailyNeeds({ age: 15, gender }) ?? {};
  return needs[nutrient]?.amount;
}
