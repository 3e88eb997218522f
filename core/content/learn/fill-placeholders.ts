import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { dailyNeeds } from "#core/domain/needs/needs.ts";
import {
  amountPerServing,
  defaultServing,
  findDailyValue,
  nutrientUnit,
  type QuestionNutrient,
  rounded,
} from "#core/domain/questions/quiz-foods.ts";

const PLACEHOLDER = /\{(need|dv|food|serving) ([^}]+)\}/g;

/** Thrown if a text uses an unknown figure. The tests fill in every text, so none reaches a user. */
export class UnknownPlaceholderError extends Error {}

/**
 * Inserts looked-up figures into a lesson's text: `{need ironMg 15 female}`, `{dv fiber}`, `{food Lentils: ironMg}` for the usual serving,
 * and `{serving Lentils}` for the serving's name.
 */
export function fillPlaceholders(text: string, findFood: (name: string) => CatalogueFood | undefined): string {
  return text.replace(PLACEHOLDER, (placeholder, kind: string, rest: string) => {
    const found = kind === "need" ? need(rest) : kind === "dv" ? dailyValue(rest) : ofFood(kind, rest, findFood);
    if (found === undefined) throw new UnknownPlaceholderError(`Nothing is known for ${placeholder}`);
    return found;
  });
}

const formatWithUnit = (amount: number, unit: string): string => `${rounded(amount).toLocaleString("en-US")} ${unit}`;

function need(rest: string): string | undefined {
  const [nutrient = "", age = "", gender = ""] = rest.split(" ");
  if (gender !== "female" && gender !== "male") return undefined;
  const needs: Partial<Record<string, { amount: number; unit: string }>> = dailyNeeds({ age: Number(age), gender }) ?? {};
  const found = needs[nutrient];
  return found && formatWithUnit(found.amount, found.unit);
}

function dailyValue(nutrient: string): string | undefined {
  /** Safe to cast: an unknown name has no Daily Value, so the result is undefined. */
  const amount = findDailyValue(nutrient as QuestionNutrient);
  return amount === undefined ? undefined : formatWithUnit(amount, nutrientUnit(nutrient as QuestionNutrient));
}

function ofFood(kind: string, rest: string, findFood: (name: string) => CatalogueFood | undefined): string | undefined {
  const [name = "", nutrient = ""] = rest.split(": ");
  const food = findFood(name);
  if (!food || kind === "serving") return food && defaultServing(food).label;
  /** Safe to cast: an unknown name has no figure, so the result is undefined. */
  const amount = amountPerServing(food, nutrient as QuestionNutrient);
  return amount === undefined ? undefined : formatWithUnit(amount, nutrientUnit(nutrient as QuestionNutrient));
}
