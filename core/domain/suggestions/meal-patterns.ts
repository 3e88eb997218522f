import { BREAKFASTS } from "./breakfast-patterns.ts";
import { MAIN_MEALS } from "./main-meal-patterns.ts";
import type { MealPattern } from "./meal-pattern.ts";
import { SNACKS } from "./snack-patterns.ts";

/** What people eat together. Everything else is up to the user: what no list names is never suggested. */
export const MEAL_PATTERNS: readonly MealPattern[] = [...BREAKFASTS, ...MAIN_MEALS, ...SNACKS];
