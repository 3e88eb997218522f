import { BREAKFASTS } from "./breakfast-patterns.ts";
import { MAIN_MEALS } from "./main-meal-patterns.ts";
import type { MealPattern } from "./meal-pattern.ts";
import { SNACKS } from "./snack-patterns.ts";

/** Foods that people eat together. A food that no list contains is never suggested. */
export const MEAL_PATTERNS: readonly MealPattern[] = [...BREAKFASTS, ...MAIN_MEALS, ...SNACKS];
