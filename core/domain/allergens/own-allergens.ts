import { formatList } from "#core/domain/food-texts/words.ts";
import { type Allergen, speakAllergen } from "./allergens.ts";
import type { FoodAllergens } from "./food-allergens.ts";

interface DescribedFood {
  allergens: FoodAllergens | null;
  allergyInfo: string | null;
}

/** What a user says is in a food that they typed in. Nothing said is nothing known; an empty list is a 'no' to each. */
export function ownAllergens(contains: readonly Allergen[] | null | undefined): DescribedFood {
  if (!contains) return { allergens: null, allergyInfo: null };
  return {
    allergens: { contains: [...contains], mayContain: [], rest: "none found", basis: "person" },
    allergyInfo:
      contains.length > 0
        ? `You said that it contains ${formatList(contains.map(speakAllergen))}.`
        : "You said that none of the nine major allergens is in it.",
  };
}
