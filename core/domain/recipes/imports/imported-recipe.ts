import {
  MAX_RECIPE_LINES,
  MAX_RECIPE_SERVINGS,
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_NAME_MAX_LENGTH,
  RECIPE_STEPS_MAX_LENGTH,
} from "#core/domain/recipes/own-recipe.ts";
import { plainText } from "./plain-text.ts";

export interface ImportedChoice {
  text: string;
  foodId?: string;
  grams?: number;
  isLeftOut?: boolean;
}

/** A recipe from another source, within the limits of the user's own recipes. */
export interface ImportedRecipe {
  name: string;
  ingredients: string;
  steps: string;
  servings: number;
  choices: ImportedChoice[];
  cookedGrams: number | null;
  isHeated: boolean;
  /** The source had more lines or longer steps than a recipe may have. */
  isCut: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads only properties of the file's own objects, never inherited ones. */
export const own = (value: unknown, ...names: readonly string[]): unknown => {
  if (!isObject(value)) return undefined;
  const name = names.find((one) => Object.hasOwn(value, one));
  return name === undefined ? undefined : value[name];
};

export const asArray = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** '4', 4, 'Serves 4-6' or ['4 servings']: the first number that is a valid count of servings, or 1. */
function readServings(value: unknown): number {
  for (const one of asArray(value).slice(0, 5)) {
    const number = typeof one === "number" ? Math.round(one) : Number(/\d{1,3}/.exec(plainText(one, 80))?.[0]);
    if (number >= 1 && number <= MAX_RECIPE_SERVINGS) return number;
  }
  return 1;
}

interface Parts {
  name: unknown;
  lines: readonly string[];
  steps: readonly string[];
  servings: unknown;
}

/** Returns undefined if there are no ingredients, because that is not a recipe. */
export function toImported({ name, lines, steps, servings }: Parts): ImportedRecipe | undefined {
  const filled = lines.filter((line) => line !== "");
  if (filled.length === 0) return undefined;
  const text = steps.filter((step) => step !== "").join("\n");
  return {
    name: plainText(name, RECIPE_NAME_MAX_LENGTH) || "My recipe",
    ingredients: filled
      .slice(0, MAX_RECIPE_LINES)
      .map((line) => line.slice(0, RECIPE_LINE_MAX_LENGTH))
      .join("\n"),
    steps: text.slice(0, RECIPE_STEPS_MAX_LENGTH),
    servings: readServings(servings),
    choices: [],
    cookedGrams: null,
    isHeated: true,
    isCut: filled.length > MAX_RECIPE_LINES || text.length > RECIPE_STEPS_MAX_LENGTH,
  };
}
