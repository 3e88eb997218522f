import type { MealType } from "#core/domain/diary/meals.ts";
import type { PersonalFacts, PersonalLines } from "#core/domain/suggestions/food-profile.ts";

/** An idea with the sum of its figures. */
export interface JudgedIdea {
  name: string;
  foods: string[];
  grams: number;
  kcal: number;
  sugarG: number;
  addedSugarsG: number;
  fiberG: number;
  sodiumMg: number;
  saturatedFatG: number;
  ironMg: number;
  calciumMg: number;
  score: number;
}

type Rule = (ideas: readonly JudgedIdea[]) => boolean;

export interface JudgedSituation {
  title: string;
  meal: MealType;
  hour?: number;
  person?: Partial<PersonalFacts>;
  lines?: Partial<PersonalLines>;
  eaten?: readonly (readonly [name: string, grams: number])[];
  /** The minimum number of ideas, if it is lower because many foods are excluded. */
  atLeast?: number;
  /** The rules for this situation, in addition to those for every situation. */
  rules: Record<string, Rule>;
}

export const everyIdea =
  (test: (idea: JudgedIdea) => boolean): Rule =>
  (ideas) =>
    ideas.every(test);
export const someIdea =
  (test: (idea: JudgedIdea) => boolean): Rule =>
  (ideas) =>
    ideas.some(test);
export const average = (ideas: readonly JudgedIdea[], of: (idea: JudgedIdea) => number) =>
  ideas.reduce((sum, idea) => sum + of(idea), 0) / ideas.length;
export const hasFood = (pattern: RegExp) => (idea: JudgedIdea) => idea.foods.some((food) => pattern.test(food));
export const lacksFood = (pattern: RegExp) => (idea: JudgedIdea) => !hasFood(pattern)(idea);
export const isBetween = (from: number, to: number) => everyIdea(({ kcal }) => kcal >= from && kcal <= to);

export const MEAT = /chicken|turkey|beef|pork|ham\b|bacon|shrimp|salmon|tilapia|tuna|fish|meat(?!less)|taco\b|chili$|steak/i;
export const LEAN_MEAT = /chicken|turkey|beef|pork/i;
export const EGG_OR_MILK = /milk(?<!(soy|oat) milk)(?<!soy milk, unsweetened)|cheese|(greek|plain) yogurt|\begg/i;
export const BOY: Partial<PersonalFacts> = { age: 17, gender: "male", height: 185, weight: 80, activityLevel: "very_active" };
export const SUGARY: NonNullable<JudgedSituation["eaten"]> = [
  ["Cola (soft drink)", 740],
  ["Gummy candy", 60],
  ["Chocolate candy", 40],
];
export const WHITE: NonNullable<JudgedSituation["eaten"]> = [
  ["White bread", 100],
  ["Cheddar cheese", 60],
  ["Chicken breast, roasted, without skin", 150],
  ["White rice", 200],
];
