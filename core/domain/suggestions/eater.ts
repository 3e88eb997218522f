import type { Allergen } from "#core/domain/allergens/allergen-rule.ts";
import { type FoodAllergens, findAllergens } from "#core/domain/allergens/allergens.ts";
import { allergensMeant, matchAllergies } from "#core/domain/allergens/match-allergies.ts";
import { type DietFood, fitsDiets } from "#core/domain/diets/diets.ts";
import { allergensOfDiets, type Diet, dietsMeant } from "#core/domain/diets/diets-meant.ts";
import { dailyGoals } from "#core/domain/needs/day-goals.ts";
import { energyToAimFor } from "#core/domain/needs/energy.ts";
import { type DailyNeeds, needsFor } from "#core/domain/needs/needs.ts";
import type { ActivityLevel, Gender } from "#core/domain/needs/profile-choices.ts";
import { foodWords, isNamed, readTastes } from "./food-tastes.ts";

export interface PersonalFacts {
  age: number | null;
  gender: Gender | null;
  height: number | null;
  weight: number | null;
  activityLevel: ActivityLevel | null;
  calorieGoal: number | null;
  disclaimerAccepted: boolean;
}

export interface PersonalLines {
  dietaryRestrictions: readonly string[];
  allergies: readonly string[];
  foodPreferences: readonly string[];
  medicalConditions: readonly string[];
}

/** Somebody as far as a choice of food depends on it. */
export interface Eater {
  needs: DailyNeeds;
  /** Their own needs, or the label's for everybody. */
  basis: "you" | "daily-value";
  energyKcal: number;
  diets: Diet[];
  /** Words for matchAllergies: what they wrote, and what a diet or a condition adds. */
  allergies: string[];
  without: string[];
  liked: string[];
  /** Empty until the disclaimer is accepted. */
  conditions: string[];
}

const GROWN_UP_FROM = 18;

export function readEater(person: PersonalFacts, lines: PersonalLines): Eater {
  const { needs, basis } = needsFor(person);
  const conditions = person.disclaimerAccepted ? [...lines.medicalConditions] : [];
  const restrictions = dietsMeant(lines.dietaryRestrictions);
  // 'red meat' or 'kiwi' among the allergies: no allergen of the label, and still not to be eaten.
  const unlisted = dietsMeant(
    lines.allergies
      .filter((line) => allergensMeant(line).length === 0)
      .flatMap(foodWords)
      .map((word) => `no ${word}`),
  );
  const tastes = readTastes(lines.foodPreferences);
  const diets = [...new Set([...restrictions.diets, ...unlisted.diets])];
  return {
    needs,
    basis,
    energyKcal: energyOf(person),
    diets,
    allergies: [...lines.allergies, ...allergensOfDiets(diets), ...(conditions.includes("Celiac Disease") ? ["gluten"] : [])],
    without: [...restrictions.without.flatMap(foodWords), ...unlisted.without, ...tastes.disliked],
    liked: tastes.liked,
    conditions,
  };
}

/** Who still grows is never served by a goal below what that takes. */
function energyOf(person: PersonalFacts): number {
  const goal = dailyGoals(person).calories;
  const need = energyToAimFor(person) ?? 0;
  return person.age !== null && person.age < GROWN_UP_FROM ? Math.max(goal, need) : goal;
}

export interface Verdict {
  fits: boolean;
  /** Of what this person avoids. */
  mayContain: Allergen[];
}

/** The same foods are judged for everybody. */
const known = new WeakMap<DietFood, FoodAllergens>();

function allergensOf(food: DietFood): FoodAllergens {
  const found = known.get(food) ?? findAllergens(food);
  known.set(food, found);
  return found;
}

/** Whether somebody can eat this, by what its name, kind and figures tell. */
export function judge(eater: Eater, food: DietFood): Verdict {
  const { contains, mayContain } = matchAllergies(eater.allergies, allergensOf(food));
  const fits = contains.length === 0 && !eater.without.some((word) => isNamed(food, word)) && fitsDiets(food, eater.diets);
  return { fits, mayContain };
}
