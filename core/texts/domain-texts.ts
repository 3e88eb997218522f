import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { DigestionFacts } from "#core/domain/food-texts/digestion.ts";
import type { GoalNotice } from "#core/domain/needs/goal-notices.ts";
import type { FoodRuleId } from "#core/domain/questions/food-rules.ts";
import type { ReasonFacts } from "#core/domain/suggestions/reasons.ts";

/** Sentences about a food. Calm mode has its own implementation: the same facts, without energy and grams. */
export interface FoodTexts {
  digestion: (facts: DigestionFacts) => string;
}

export interface QuestionTexts {
  /** The name of a bin for foods that satisfy the rule: 'Whole grain'. */
  bin: Readonly<Record<FoodRuleId, string>>;
  /** The question for the odd one out: 'Which one is not whole grain?' */
  odd: Readonly<Record<FoodRuleId, string>>;
  sort: string;
}

export interface ReasonTexts {
  /** Why an idea for a meal fits: one or two sentences. */
  explain: (facts: ReasonFacts) => string;
}

export interface MealTexts {
  name: Readonly<Record<MealType, string>>;
  /** The name of an entry that stands for a whole meal or day in another app's file. */
  importedTotal: (of: MealType | "day", app: string) => string;
}

/** What a kind adult would say. None of it has a number, because calm mode shows it too. */
export interface CareTexts {
  goalNotice: (notice: GoalNotice) => string;
}

/** All sentences that a language must have. */
export interface DomainTexts {
  food: Readonly<Record<FoodDisplay, FoodTexts>>;
  questions: QuestionTexts;
  reasons: ReasonTexts;
  meals: MealTexts;
  care: CareTexts;
}
