import { allergyInfo, findAllergens, onlyInRecipe } from "#core/domain/allergens/allergens.ts";
import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import { type Claim, NOTHING_PRAISED, praisedContent } from "#core/domain/nutrients/claims.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { bodyImpact } from "./body-impact.ts";
import { diabeticInfo } from "./diabetic-info.ts";
import { type DigestionSpeed, digestion } from "./digestion.ts";
import { foodKind } from "./food-kinds.ts";
import { healthBenefits } from "./health-benefits.ts";
import { limitsOf } from "./limits.ts";

export interface FoodKnowledge {
  healthBenefits: string;
  bodyImpact: string;
  /** `digestionText` turns it into the string of the food's field. */
  digestionSpeed: DigestionSpeed;
  diabeticInfo: string;
  allergyInfo: string;
  allergens: FoodAllergens;
  /** Every label claim that the texts make about the default portion. */
  claims: Claim[];
}

/** All texts about a food, from its figures, recipe, name and group alone: the same food always gives the same texts. */
export function describeFood(food: FoodOrDish): FoodKnowledge {
  const kind = foodKind(food);
  const content = kind.isTreat ? NOTHING_PRAISED : praisedContent(food, kind.added);
  const benefits = healthBenefits(food, content, kind);
  const impact = bodyImpact(food, content, limitsOf(food, kind));
  const speed = digestion(food);
  const allergens = food.allergens ?? findAllergens(food);
  return {
    healthBenefits: benefits.text,
    bodyImpact: impact.text,
    digestionSpeed: speed.speed,
    diabeticInfo: diabeticInfo(food, speed.speed.pace),
    allergyInfo: allergyInfo(allergens, onlyInRecipe(food, allergens)),
    allergens,
    claims: [...benefits.claims, ...impact.claims, ...speed.claims],
  };
}
