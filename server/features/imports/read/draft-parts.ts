import type { PersonalExport } from "#core/contracts/export-format.ts";
import type { AccountExport } from "#core/contracts/imports.ts";
import type { ImportedRow } from "./imported-row.ts";

type ExportPart<K extends keyof PersonalExport> = PersonalExport[K];
export type ImportedOwnFood = ExportPart<"foods">[number];
export type ImportedRecipe = ExportPart<"recipes">[number];
export type ImportedAccount = Pick<PersonalExport, "account" | "preferences" | "starredFoods" | "savedMeals">;

/** A piece of a file that is imported in one transaction, small enough that nobody waits noticeably for it. */
export type DraftPart =
  | { kind: "rows"; rows: ImportedRow[] }
  | { kind: "foods"; foods: (ImportedOwnFood & { isDish: boolean })[] }
  | { kind: "recipes"; recipes: ImportedRecipe[] }
  | ({ kind: "account" } & ImportedAccount)
  | { kind: "water"; water: ExportPart<"water"> }
  | { kind: "answers"; answers: ExportPart<"learnAnswers"> }
  | { kind: "facts"; facts: ExportPart<"learnFacts"> }
  | { kind: "plan"; plan: ExportPart<"mealPlan"> };

/** The slowest rows are those that each make a food of their own: two hundred take about a tenth of a second. */
export const ROWS_A_PART = 200;

/** Parts refer only to foods and recipes of earlier ones. */
export function splitExport(whole: Omit<PersonalExport, "diary">): DraftPart[] {
  const { foods, recipes, water, learnAnswers, learnFacts, mealPlan, account, preferences, starredFoods, savedMeals } = whole;
  const recipesByFood = new Map(recipes.map((recipe) => [recipe.foodId, recipe]));
  const dishes = foods.map((food) => ({ ...food, isDish: recipesByFood.has(food.id) }));
  return [
    ...split(dishes, (some): DraftPart => ({ kind: "foods", foods: some })),
    ...split([...recipesByFood.values()], (some): DraftPart => ({ kind: "recipes", recipes: some })),
    { kind: "account", account, preferences, starredFoods, savedMeals },
    ...split(water, (some): DraftPart => ({ kind: "water", water: some })),
    ...split(learnAnswers, (some): DraftPart => ({ kind: "answers", answers: some })),
    ...split(learnFacts, (some): DraftPart => ({ kind: "facts", facts: some })),
    ...split(mealPlan, (some): DraftPart => ({ kind: "plan", plan: some })),
  ];
}

const split = <T>(rows: readonly T[], toPart: (some: T[]) => DraftPart): DraftPart[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_PART) }, (_, nth) => toPart(rows.slice(nth * ROWS_A_PART, (nth + 1) * ROWS_A_PART)));

export function countExport(whole: Omit<PersonalExport, "diary">): AccountExport {
  const { foods, recipes, starredFoods, savedMeals, water, learnAnswers, mealPlan, preferences, account } = whole;
  const { view, ...profile } = account;
  return {
    foods: Math.max(0, foods.length - recipes.length),
    stars: starredFoods.length,
    savedMeals: savedMeals.length,
    recipes: recipes.length,
    waterDays: water.length,
    answers: learnAnswers.length,
    plannedRecipes: mealPlan.length,
    profile: preferences !== null || view.habits.length > 0 || Object.values(profile).some((value) => value !== null),
  };
}
