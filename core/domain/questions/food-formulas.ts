import { dailyNeeds } from "#core/domain/needs/needs.ts";
import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";
import { type Formula, findFigures, firstWith, row } from "./calculation.ts";
import { dailyValueOf, type QuestionNutrient, rounded, servingOf, unitOf, wordFor } from "./quiz-foods.ts";

const GRAMS_PER_TEASPOON_OF_SUGAR = 4.2;
const CAFFEINE_LIMIT_MG = 100;

/** Calculations with the figures of one or several foods. */
export const FOOD_FORMULAS = {
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
      ask: `A 'reduced ${wordFor(nutrient)}' kind has 25% less. How much is left?`,
      foods: [found.food],
      given: [row("In the usual kind", found.figures[nutrient], unitOf(nutrient))],
      unit: unitOf(nutrient),
      answer: Math.round(found.figures[nutrient] * 0.75),
      tolerance: 1,
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
} as const satisfies Record<string, Formula>;

function needAt15(nutrient: Exclude<QuestionNutrient, "addedSugarsG">, gender: "female" | "male"): number | undefined {
  const needs: Partial<Record<string, { amount: number }>> = dailyNeeds({ age: 15, gender }) ?? {};
  return needs[nutrient]?.amount;
}
