import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { allergyInfo, type FoodAllergens, findAllergens, onlyInRecipe } from "./allergens.ts";
import { bodyImpact } from "./body-impact.ts";
import { type Claim, praisedContent } from "./claims.ts";
import { diabeticInfo } from "./diabetic-info.ts";
import { type DigestionSpeed, digestion } from "./digestion.ts";
import { healthBenefits } from "./health-benefits.ts";

export interface FoodKnowledge {
  healthBenefits: string;
  bodyImpact: string;
  /** `digestionText` makes it the one string of the food's field. */
  digestionSpeed: DigestionSpeed;
  diabeticInfo: string;
  allergyInfo: string;
  allergens: FoodAllergens;
  /** Every label claim the texts make, about the default portion. */
  claims: Claim[];
}

/** What there is to know about a food, from its figures, name and group alone: the same food gives the same texts. */
export function describeFood(food: CatalogueFood): FoodKnowledge {
  const content = praisedContent(food);
  const benefits = healthBenefits(food, content);
  const impact = bodyImpact(food, content);
  const speed = digestion(food);
  const allergens = findAllergens(food);
  return {
    healthBenefits: benefits.text,
    bodyImpact: impact.text,
    digestionSpeed: speed.speed,
    diabeticInfo: diabeticInfo(food),
    allergyInfo: allergyInfo(allergens, onlyInRecipe(food, allergens)),
    allergens,
    claims: [...benefits.claims, ...impact.claims, ...speed.claims],
  };
}
