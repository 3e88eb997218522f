import type { LineChoice, NewOwnRecipe, OwnRecipe, RecipeReading, RecipeToRead } from "#core/contracts/recipes/own-recipes.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";

/** A recipe as it is being edited. */
export interface RecipeDraft {
  name: string;
  ingredients: string;
  steps: string;
  servings: number;
  /** The text as typed; empty if the user did not weigh the dish. */
  cookedGrams: string;
  isHeated: boolean;
  choices: LineChoice[];
}

export const EMPTY_DRAFT: RecipeDraft = { name: "", ingredients: "", steps: "", servings: 2, cookedGrams: "", isHeated: true, choices: [] };

export type RecipeText = Pick<OwnRecipe, "name" | "ingredients" | "steps" | "servings" | "cookedGrams" | "isHeated" | "choices">;

export const toDraft = ({ name, ingredients, steps, servings, cookedGrams, isHeated, choices }: RecipeText): RecipeDraft => ({
  ...{ name, ingredients, steps, servings, isHeated, choices },
  cookedGrams: cookedGrams === null ? "" : String(cookedGrams),
});

const parseGrams = (typed: string): number | null => (typed.trim() === "" ? null : parseNumber(typed));

/** Returns the request that reads the ingredients. A weight that is not a valid number is left out. */
export function recipeToRead({ ingredients, choices, servings, cookedGrams, isHeated }: RecipeDraft): RecipeToRead {
  const grams = parseGrams(cookedGrams);
  return { ingredients, choices, servings, isHeated, cookedGrams: grams !== null && grams > 0 ? grams : null };
}

export const toSave = (id: string, draft: RecipeDraft): NewOwnRecipe => ({ ...draft, id, cookedGrams: parseGrams(draft.cookedGrams) });

/** Merges a change into the earlier choice for the same line. */
export function withChoice(choices: readonly LineChoice[], text: string, change: Omit<LineChoice, "text">): LineChoice[] {
  const before = choices.find((one) => one.text === text);
  return [...choices.filter((one) => one.text !== text), { ...before, text, ...change }];
}

/** Drops the choices for lines that were removed. */
export const keepCurrentChoices = (choices: readonly LineChoice[], lines: readonly { text: string }[]): LineChoice[] =>
  choices.filter(({ text }) => lines.some((line) => line.text === text));

/** The reading that was saved with the recipe, shown until the lines are read again. */
export const savedReading = ({ lines, calories, protein, carbs, fat, openLines, food, imageUrl }: OwnRecipe): RecipeReading => ({
  lines: lines.map((line) => ({ ...line, offered: [] })),
  serving: { grams: food.portions[0]?.grams ?? 0, calories, protein, carbs, fat },
  openLines,
  allergens: food.allergens ?? { contains: [], mayContain: [] },
  imageUrl: imageUrl ?? "",
});
