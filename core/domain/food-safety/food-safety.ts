import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { aServing, capitalized } from "#core/domain/food-texts/words.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { AGE_BANDS, type AgeBand } from "./age-bands.ts";
import { findGermRisk } from "./germs.ts";
import { ALCOHOL_TEXT, GERM_TEXTS, limitText, MAYBE_ALCOHOL_TEXT } from "./safety-texts.ts";
import { type OverLimit, overLimits } from "./upper-limits.ts";

/** One line about safety. With an age it is only for readers of that age. */
export interface SafetyNote {
  text: string;
  age?: AgeBand | undefined;
}

export interface FoodSafety {
  notes: SafetyNote[];
  overLimits: readonly OverLimit[];
  hasAlcohol: boolean;
}

/** Cooking wine, which USDA counts without its alcohol; some of it stays in what is cooked with it. */
const COOKING_WINE = /\bwine, non-?alcoholic/i;
const WINE_WORTH_TELLING = 0.03;
const VANILLA_EXTRACT = /^vanilla extract$/i;
const OFTEN_WITH_LIQUEUR = /^tiramisu/i;

/** What must be said about a food apart from all other texts, so that no other sentence can take its place. */
export function foodSafety(food: FoodOrDish): FoodSafety {
  const over = overLimits(food);
  const serving = capitalized(aServing(food));
  const risk = findGermRisk(food);
  const { contains } = food.animalParts ?? animalPartsInFood(food);
  const hasAlcohol = contains.has("alcohol") || VANILLA_EXTRACT.test(food.name);
  const cooksWithWine = food.ingredients.some(({ name, share }) => COOKING_WINE.test(name) && share >= WINE_WORTH_TELLING);
  const mayHaveAlcohol = !hasAlcohol && (cooksWithWine || OFTEN_WITH_LIQUEUR.test(food.name));
  const notes: SafetyNote[] = [
    ...(hasAlcohol ? [{ text: ALCOHOL_TEXT }] : mayHaveAlcohol ? [{ text: MAYBE_ALCOHOL_TEXT }] : []),
    ...(risk ? [{ text: GERM_TEXTS[risk] }] : []),
    ...AGE_BANDS.flatMap((age) => {
      const text = limitText(serving, over, age);
      return text ? [{ text, age }] : [];
    }),
  ];
  return { notes, overLimits: over, hasAlcohol };
}
