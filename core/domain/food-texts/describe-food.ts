import { allergyInfo, findAllergens, onlyInRecipe } from "#core/domain/allergens/find-allergens.ts";
import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import { type FoodSafety, foodSafety, type SafetyNote } from "#core/domain/food-safety/food-safety.ts";
import { type Claim, NOTHING_PRAISED, type PraisedContent, praisedContent } from "#core/domain/nutrients/claims.ts";
import { PRAISED_NUTRIENTS } from "#core/domain/nutrients/nutrient-roles.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { foodTextsIn } from "#core/texts/food-texts.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/texts/languages.ts";
import { bodyImpact } from "./body-impact.ts";
import { diabeticInfo } from "./diabetic-info.ts";
import { type DigestionFacts, type DigestionSpeed, digestionText, findDigestion } from "./digestion.ts";
import { type FoodKind, foodKind } from "./food-kinds.ts";
import { healthBenefits } from "./health-benefits.ts";
import { listLimits } from "./limits.ts";

export interface FoodKnowledge {
  healthBenefits: string;
  bodyImpact: string;
  /** `digestionText` turns it into the string of the food's field. */
  digestionSpeed: DigestionSpeed;
  diabeticInfo: string;
  /** The texts that calm mode words differently: without energy and grams, but with every warning. */
  calmTexts: CalmTexts;
  /** What must be said about the food apart from the other texts. */
  safety: SafetyNote[];
  allergyInfo: string;
  allergens: FoodAllergens;
  /** Every label claim that the texts make about the default portion. */
  claims: Claim[];
}

/** By the names of a food's fields. */
export type CalmTexts = Partial<Record<"healthBenefits" | "bodyImpact" | "digestionSpeed" | "diabeticInfo", string | undefined>>;

/** All texts about a food, from its nutrients, recipe, name and group alone: the same food always gives the same texts. */
export function describeFood(food: FoodOrDish, language: Language = DEFAULT_LANGUAGE): FoodKnowledge {
  const { facts, claims: paceClaims } = findDigestion(food);
  const safety = foodSafety(food);
  const kind = withUnpraised(foodKind(food), safety);
  const content = kind.isTreat || safety.hasAlcohol ? NOTHING_PRAISED : praisedContent(food, kind.added);
  const numbers = textsIn("numbers", food, kind, content, facts, language);
  const calm = textsIn("calm", food, kind, content, facts, language);
  const { benefits, impact, digestion: speed, diabetic } = numbers;
  const allergens = food.allergens ?? findAllergens(food);
  return {
    healthBenefits: benefits.text,
    bodyImpact: impact.text,
    digestionSpeed: speed,
    diabeticInfo: diabetic,
    calmTexts: {
      ...(calm.benefits.text !== benefits.text && { healthBenefits: calm.benefits.text }),
      ...(calm.impact.text !== impact.text && { bodyImpact: calm.impact.text }),
      ...(calm.digestion.text !== speed.text && { digestionSpeed: digestionText(calm.digestion) }),
      ...(calm.diabetic !== diabetic && { diabeticInfo: calm.diabetic }),
    },
    safety: safety.notes,
    allergyInfo: allergyInfo(allergens, onlyInRecipe(food, allergens)),
    allergens,
    claims: [...benefits.claims, ...impact.claims, ...paceClaims],
  };
}

/** A food with too much of a nutrient is not praised for it, and one with alcohol for nothing. */
function withUnpraised(kind: FoodKind, { overLimits, hasAlcohol }: FoodSafety): FoodKind {
  if (hasAlcohol) return { ...kind, added: new Set(PRAISED_NUTRIENTS) };
  const over = PRAISED_NUTRIENTS.filter((praised) => overLimits.some(({ nutrient }) => nutrient === praised));
  return over.length === 0 ? kind : { ...kind, added: new Set([...kind.added, ...over]) };
}

function textsIn(
  view: FoodDisplay,
  food: FoodOrDish,
  kind: FoodKind,
  content: PraisedContent,
  digestion: DigestionFacts,
  language: Language,
) {
  return {
    benefits: healthBenefits(food, content, kind, view),
    impact: bodyImpact(food, content, listLimits(food, kind, view), view),
    digestion: { pace: digestion.pace, text: foodTextsIn(language)[view].digestion(digestion) },
    diabetic: diabeticInfo(food, digestion.pace, view),
  };
}
