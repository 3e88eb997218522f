import type { LANGUAGES } from "#core/texts/languages.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipeFoodKey } from "./recipe-foods.ts";

type Ingredients<Value> = Partial<Record<RecipeFoodKey, Value>>;

/** What is the same in every language. */
export interface RecipeData extends Omit<Recipe, "name" | "summary" | "ingredients" | "steps" | "teaches" | "changeItUp"> {
  /** In grams, in the order in which a cook needs them. */
  ingredients: Ingredients<number>;
  steps: { uses: RecipeFoodKey[]; timerMinutes?: number }[];
}

/** A recipe's texts in one language. */
export interface RecipeTexts extends Pick<Recipe, "name" | "summary" | "teaches" | "changeItUp"> {
  /** How a cook measures each ingredient. */
  measures: Ingredients<string>;
  /** `timer` names the step's timer. */
  steps: { text: string; timer?: string }[];
}

export interface TranslatedRecipe {
  data: RecipeData;
  texts: Record<(typeof LANGUAGES)[number], RecipeTexts>;
}

export function joinRecipe({ data, texts }: TranslatedRecipe, language: keyof TranslatedRecipe["texts"]): Recipe {
  const { measures, steps, ...words } = texts[language];
  // Safe to cast: Object.entries returns the keys of a constant, and a test checks every recipe in every language against the schema.
  const ingredients = Object.entries(data.ingredients).map(([food, grams]) => [food, grams, measures[food as RecipeFoodKey]]);
  return {
    ...data,
    ...words,
    ingredients,
    steps: data.steps.map(({ uses, timerMinutes }, index) => ({
      text: steps[index]?.text,
      uses,
      ...(timerMinutes !== undefined && { timer: { minutes: timerMinutes, label: steps[index]?.timer } }),
    })),
  } as unknown as Recipe;
}
