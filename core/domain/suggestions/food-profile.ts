import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { type Avoids, readAvoids } from "#core/domain/allergens/avoids.ts";
import { findAllergens, type NamedFood } from "#core/domain/allergens/find-allergens.ts";
import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import { type AvoidedPart, matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { type DietFood, fitsDiets } from "#core/domain/diets/diets.ts";
import { allergensOfDiets, type Diet, parseDiets } from "#core/domain/diets/parse-diets.ts";
import { measureEnergy, type PersonWithGoal } from "#core/domain/needs/energy-measure.ts";
import { type DailyNeeds, needsFor } from "#core/domain/needs/needs.ts";
import type { DishFacts } from "#core/domain/recipes/dish.ts";
import { foodWords, nameMatcher, readTastes } from "./food-tastes.ts";

export type PersonalFacts = PersonWithGoal;

export interface PersonalLines {
  dietaryRestrictions: readonly string[];
  allergies: readonly string[];
  foodPreferences: readonly string[];
  medicalConditions: readonly string[];
}

/** The facts about a user that the choice of food depends on. */
export interface FoodProfile {
  needs: DailyNeeds;
  /** The user's own needs, or the Daily Values for everyone. */
  basis: "you" | "daily-value";
  energyKcal: number;
  diets: Diet[];
  /** What the user wrote, and what a diet or a condition adds. */
  allergies: string[];
  /** What these words and the conditions mean. */
  avoids: Avoids;
  isDisliked: (food: NamedFood) => boolean;
  isLiked: (food: NamedFood) => boolean;
  /** They count from the moment they are chosen. The disclaimer only decides whether AI is told of them. */
  conditions: string[];
}

export function toFoodProfile(person: PersonalFacts, lines: PersonalLines): FoodProfile {
  const { needs, basis } = needsFor(person);
  const conditions = [...lines.medicalConditions];
  const restrictions = parseDiets(lines.dietaryRestrictions);
  // 'red meat' or 'kiwi' among the allergies is not an allergen on a label, but the user must not eat it either.
  const avoids = readAvoids(lines);
  const unlisted = parseDiets(
    avoids.unchecked
      .filter(({ line }) => lines.allergies.includes(line))
      .flatMap(({ line }) => foodWords(line))
      .map((word) => `no ${word}`),
  );
  const tastes = readTastes(lines.foodPreferences);
  const diets = [...new Set([...restrictions.diets, ...unlisted.diets])];
  const allergies = [...lines.allergies, ...allergensOfDiets(diets), ...(conditions.includes("Celiac Disease") ? ["gluten"] : [])];
  return {
    needs,
    basis,
    // Ideas do not shrink with a low goal.
    energyKcal: measureEnergy(person).kcal,
    diets,
    allergies,
    avoids,
    isDisliked: nameMatcher([...restrictions.without.flatMap(foodWords), ...unlisted.without, ...tastes.disliked]),
    isLiked: nameMatcher(tastes.liked),
    conditions,
  };
}

export interface Verdict {
  fits: boolean;
  /** The allergens that this user avoids and the food may contain. */
  mayContain: Allergen[];
  /** The allergens that this user avoids and of which nobody knows whether the food contains them. */
  unknown: Allergen[];
}

/** A food known by its name, or a dish whose ingredients are known. */
type JudgedFood = DietFood & Partial<Pick<DishFacts, "allergens">>;

/** Cached by food, because its allergens are the same for every user. */
const cache = new WeakMap<JudgedFood, FoodAllergens>();

function findFoodAllergens(food: JudgedFood): FoodAllergens {
  const found = cache.get(food) ?? food.allergens ?? findAllergens(food);
  cache.set(food, found);
  return found;
}

/** Whether a user can eat this, judging by its name, kind and figures. */
export function judgeFood({ avoids, isDisliked, diets }: FoodProfile, food: JudgedFood): Verdict {
  const { contains, mayContain, unknown } = matchAvoids(avoids, findFoodAllergens(food));
  const fits = contains.length === 0 && !isDisliked(food) && fitsDiets(food, diets);
  return { fits, mayContain: mayContain.map(toAllergen), unknown: unknown.map(toAllergen) };
}

/** Milk sugar comes with milk. */
const toAllergen = (part: AvoidedPart): Allergen => (part === "lactose" ? "milk" : part);
