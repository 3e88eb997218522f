import { dailyNeeds } from "#core/domain/needs/needs.ts";
import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";
import { type Formula, findNumbers, firstWith, row } from "./calculation.ts";
import { defaultServing, findDailyValue, nutrientUnit, nutrientWord, type QuestionNutrient, rounded } from "./quiz-foods.ts";

const GRAMS_PER_TEASPOON_OF_SUGAR = 4.2;
const CAFFEINE_LIMIT_MG = 100;

/** Calculations with the figures of one or several foods. */
export const FOOD_FORMULAS = {
  "energy-from-macros": ({ foods }) => {
    const found = findNumbers(foods, ["protein", "carbs", "fat"], ({ protein, carbs, fat }) => protein + carbs + fat >= 8);
    if (!found) return undefined;
    const { food, amounts } = found;
    const answer = Math.round(amounts.carbs * KCAL_PER_G.carbs + amounts.protein * KCAL_PER_G.protein + amounts.fat * KCAL_PER_G.fat);
    return {
      ask: "How much energy do these three bring together?",
      foods: [food],
      given: [row("Carbs", amounts.carbs, "g"), row("Protein", amounts.protein, "g"), row("Fat", amounts.fat, "g")],
      unit: "kcal",
      answer,
      tolerance: 2,
    };
  },
  "fat-share": ({ foods }) => {
    const found = findNumbers(foods, ["fat", "calories"], ({ fat, calories }) => fat >= 3 && calories >= 60 && fat * 9 <= calories);
    if (!found) return undefined;
    const { food, amounts } = found;
    return {
      ask: "What share of its energy comes from fat?",
      foods: [food],
      given: [row("Fat", amounts.fat, "g"), row("Energy", amounts.calories, "kcal"), row("Energy in 1 g of fat", KCAL_PER_G.fat, "kcal")],
      unit: "%",
      answer: Math.round((100 * KCAL_PER_G.fat * amounts.fat) / amounts.calories),
      tolerance: 2,
    };
  },
  "share-of-need": ({ foods, random, nutrient = "ironMg" }) => {
    const found = findNumbers(foods, [nutrient], (amounts) => amounts[nutrient] >= 0.5);
    const gender = random.pick(["female", "male"]);
    const need = nutrient === "addedSugarsG" ? undefined : needAt15(nutrient, gender);
    if (!found || need === undefined) return undefined;
    return {
      ask: `How much of a 15-year-old ${gender === "female" ? "girl" : "boy"}'s day is that?`,
      foods: [found.food],
      given: [row(`In this serving`, found.amounts[nutrient], nutrientUnit(nutrient)), row("Need for a day", need, nutrientUnit(nutrient))],
      unit: "%",
      answer: Math.round((100 * found.amounts[nutrient]) / need),
      tolerance: 2,
    };
  },
  servings: ({ foods, random, nutrient = "sodium" }) => {
    const found = findNumbers(foods, [nutrient], (amounts) => amounts[nutrient] >= 1);
    if (!found) return undefined;
    const servings = random.pick([2, 3, 1.5]);
    return {
      ask: `You have ${servings === 1.5 ? "one and a half" : servings === 2 ? "two" : "three"} servings. How much ${nutrientWord(nutrient)} is that?`,
      foods: [found.food],
      given: [row("In one serving", found.amounts[nutrient], nutrientUnit(nutrient))],
      unit: nutrientUnit(nutrient),
      answer: rounded(found.amounts[nutrient] * servings),
      tolerance: 1,
    };
  },
  "percent-daily-value": ({ foods, nutrient = "calciumMg" }) => {
    const dailyValue = findDailyValue(nutrient);
    if (dailyValue === undefined) return undefined;
    const found = findNumbers(foods, [nutrient], (amounts) => amounts[nutrient] >= dailyValue * 0.03);
    if (!found) return undefined;
    return {
      ask: `What percent of the Daily Value of ${nutrientWord(nutrient)} is that?`,
      foods: [found.food],
      given: [
        row("In this serving", found.amounts[nutrient], nutrientUnit(nutrient)),
        row("Daily Value", dailyValue, nutrientUnit(nutrient)),
      ],
      unit: "%",
      answer: Math.round((100 * found.amounts[nutrient]) / dailyValue),
      tolerance: 1,
    };
  },
  "quarter-less": ({ foods, nutrient = "sodium" }) => {
    const found = findNumbers(foods, [nutrient], (amounts) => amounts[nutrient] >= 100);
    if (!found) return undefined;
    return {
      ask: `A 'reduced ${nutrientWord(nutrient)}' kind has 25% less. How much is left?`,
      foods: [found.food],
      given: [row("In the usual kind", found.amounts[nutrient], nutrientUnit(nutrient))],
      unit: nutrientUnit(nutrient),
      answer: Math.round(found.amounts[nutrient] * 0.75),
      tolerance: 1,
    };
  },
  "sugar-teaspoons": ({ foods }) => {
    const found = findNumbers(foods, ["sugar"], ({ sugar }) => sugar >= 8);
    if (!found) return undefined;
    return {
      ask: "About how many teaspoons of sugar is that?",
      foods: [found.food],
      given: [row("Sugar", found.amounts.sugar, "g"), row("A teaspoon", GRAMS_PER_TEASPOON_OF_SUGAR, "g")],
      unit: "teaspoons",
      answer: rounded(Math.round((found.amounts.sugar / GRAMS_PER_TEASPOON_OF_SUGAR) * 10) / 10),
      tolerance: 0.6,
    };
  },
  "caffeine-sum": ({ foods }) => {
    const drinks = firstWith(foods, "caffeineMg", 10, 2);
    if (!drinks) return undefined;
    return {
      ask: "How much caffeine is that together?",
      foods: drinks.map(({ food }) => food),
      given: drinks.map(({ food, amount }) => row(`${food.name}, ${defaultServing(food).label}`, amount, "mg")),
      unit: "mg",
      answer: rounded(drinks.reduce((sum, { amount }) => sum + amount, 0)),
      tolerance: 1,
    };
  },
  "cans-to-limit": ({ foods }) => {
    const found = findNumbers(foods, ["caffeineMg"], ({ caffeineMg }) => caffeineMg >= 10 && caffeineMg <= CAFFEINE_LIMIT_MG);
    if (!found) return undefined;
    return {
      ask: `How many of these hold a teen's most of ${CAFFEINE_LIMIT_MG} mg?`,
      foods: [found.food],
      given: [row("Caffeine in one", found.amounts.caffeineMg, "mg")],
      unit: "servings",
      answer: rounded(Math.round((CAFFEINE_LIMIT_MG / found.amounts.caffeineMg) * 10) / 10),
      tolerance: 0.3,
    };
  },
  "sum-of-carbs": ({ foods }) => {
    const meal = firstWith(foods, "carbs", 5, 3);
    if (!meal) return undefined;
    return {
      ask: "How many carbs does this meal bring?",
      foods: meal.map(({ food }) => food),
      given: meal.map(({ food, amount }) => row(`${food.name}, ${defaultServing(food).label}`, amount, "g")),
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
