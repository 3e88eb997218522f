import * as z from "zod";
import { calmText } from "#core/domain/calm/calm-text.ts";
import { MAX_KCAL_PER_100_G } from "#core/domain/foods/limits.ts";
import { needsFor } from "#core/domain/needs/needs.ts";
import { defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { type FoodProfile, judgeFood } from "#core/domain/suggestions/food-profile.ts";
import { ADDED_NUTRIENTS, healthScore, isHealthyScore } from "#core/domain/suggestions/health-score.ts";
import { type Catalogue, toFood } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { DISH_NOT_FOUND, knowsDish } from "#server/catalogue/find-dish.ts";
import { matchFood } from "#server/catalogue/match-food.ts";
import { AnswerName, AnswerText } from "#server/platform/ai/answer-text.ts";
import { askAi } from "#server/platform/ai/ask-ai.ts";
import type { Requester } from "#server/platform/ai/question.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Situation } from "./read-day-context.ts";
import type { SuggestionAnswer } from "./suggest-from-catalogue.ts";

const MAX_KCAL = 2_000;
const MAX_GRAMS = 1_500;
const FEWEST = 1;
const MOST = 6;
const MAX_ALTERNATIVES = 5;
const MAX_ANSWERED_ALTERNATIVES = 3;
/** A model's serving is accepted if it is close enough to the usual one. */
const TIMES_THE_USUAL = 4;
/** Shorter ones occur in many names and dishes: 'de', 'la'. */
const MIN_NAME_PART_LENGTH = 3;

const Idea = z.object({
  name: AnswerName.describe("One plain food or simple dish, as people say it: 'Greek yogurt', 'Lentil soup'"),
  healthScore: z.number().min(0).max(10).describe("How much it adds of what a day needs, 0 to 10"),
  calories: z.number().min(0).max(MAX_KCAL).describe("kcal of the serving"),
  isHealthy: z.boolean(),
  reason: AnswerText.describe("One or two short sentences: what it adds to this day"),
  alternatives: z.array(AnswerName).max(MAX_ALTERNATIVES).describe("Two or three other foods that fit the same person"),
  grams: z.number().min(1).max(MAX_GRAMS).describe("The serving"),
});
type Idea = z.infer<typeof Idea>;

const Ideas = z.object({ suggestions: z.array(Idea).min(FEWEST).max(MOST) });

const CALM_REASON = "It adds something of its own to your day.";

const TASK = `Suggest five everyday foods or simple dishes for the meal in the data, for a teenager, varied and easy to get.
They fit the diet, leave out every allergen and disliked food, and add what the day so far has least of.
Conditions, where given, guide the choice; never mention them and never give medical advice. No alcohol, energy drinks or supplements.`;

/** A model's suggestions, after every name was checked: figures come from the catalogue, and foods that the user avoids are removed. */
export async function suggestByAi(deps: Deps, requester: Requester, situation: Situation): Promise<SuggestionAnswer[]> {
  const { suggestions } = await askAi(deps, requester, { feature: "suggestions", task: TASK, data: dataFor(situation), answer: Ideas });
  // The model was asked to omit energy, but models do not always comply, so its answer is checked.
  const ideas = requester.isCalm ? suggestions.map((idea) => ({ ...idea, reason: calmText(idea.reason) ?? CALM_REASON })) : suggestions;
  const answers = ideas.flatMap((idea) => checked(deps.catalogue, situation.foodProfile, idea));
  const once = new Map(answers.map((answer) => [answer.name.toLowerCase(), answer]));
  return [...once.values()].toSorted((a, b) => b.healthScore - a.healthScore);
}

/** The data that the selection depends on, and nothing that identifies the user. */
function dataFor({ user, lines, foodProfile, context, time, eatenToday }: Situation) {
  const needs = needsFor(user);
  const withoutNames = (texts: readonly string[]) => texts.map((text) => withoutPerson(text, user));
  const percent = (amount: number | undefined, need: number) => Math.round(((amount ?? 0) / need) * 100);
  return {
    meal: context.meal,
    localTime: time,
    ages: needs.basis === "you" ? needs.ages : "13–18",
    diet: withoutNames(lines.dietaryRestrictions),
    // Without the disclaimer the model is not told of the condition, only of what it rules out.
    allergies: withoutNames(foodProfile.allergies),
    tastes: withoutNames(lines.foodPreferences),
    conditions: user.disclaimerAccepted ? foodProfile.conditions : [],
    eatenToday: eatenToday.map(({ name, grams, isOwn }) => ({ name: isOwn ? withoutPerson(name, user) : name, grams })),
    percentOfDayReached: {
      energy: percent(context.totals.calories, foodProfile.energyKcal),
      ...Object.fromEntries(
        ADDED_NUTRIENTS.flatMap((nutrient) => {
          const need = foodProfile.needs[nutrient]?.amount;
          return need ? [[ALL_NUTRIENTS[nutrient].label, percent(context.totals[nutrient], need)]] : [];
        }),
      ),
    },
  };
}

/** Users write their names into own foods and preferences. Part of a name such as 'Anna Maria' can be enough to identify them. */
function withoutPerson(text: string, { firstName, lastName, email }: Situation["user"]): string {
  const names = [email, firstName, lastName].flatMap((word) => word?.normalize("NFC") ?? []);
  const parts = [firstName, lastName].flatMap((name) => name?.normalize("NFC").split(/[\s-]+/) ?? []);
  const words = [...names.filter(({ length }) => length > 1), ...parts.filter(({ length }) => length >= MIN_NAME_PART_LENGTH)];
  return words.reduce<string>((rest, word) => rest.replace(wholeWord(word), "…"), text.normalize("NFC"));
}

const wholeWord = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?!\\p{L})`, "giu");

function checked(catalogue: Catalogue, foodProfile: FoodProfile, idea: Idea): SuggestionAnswer[] {
  const matched = matchFood(catalogue, idea.name);
  const verdicts = [...verdictsOn(foodProfile, idea.name, matched), judgeFood(foodProfile, named(idea.reason))];
  if (!verdicts.every(({ fits }) => fits)) return [];
  const nutrients = matched ? fromCatalogue(catalogue, idea, matched) : estimated(idea);
  if (!nutrients) return [];
  const alternatives = idea.alternatives
    .map((name) => ({ name, verdicts: verdictsOn(foodProfile, name, matchFood(catalogue, name)) }))
    .filter(({ verdicts: ofOther }) => ofOther.every(({ fits }) => fits))
    .slice(0, MAX_ANSWERED_ALTERNATIVES);
  return [
    {
      name: idea.name,
      reason: warnsAboutUnknown(foodProfile) && !knowsDish(catalogue, idea.name) ? `${idea.reason} ${DISH_NOT_FOUND}` : idea.reason,
      alternatives: alternatives.map(({ name }) => name),
      alternativesMayContain: alternatives.map(({ verdicts: ofOther }) => [...new Set(ofOther.flatMap(({ mayContain }) => mayContain))]),
      parts: [],
      suggestedBy: "ai",
      isHealthy: isHealthyScore(nutrients.healthScore),
      mayContain: [...new Set(verdicts.flatMap(({ mayContain }) => mayContain))],
      // A model's dish is known by its name alone, so that nothing is known of the rest, whatever it says.
      unknownAllergens: [...new Set(verdictsOn(foodProfile, idea.name, matched).flatMap(({ unknown }) => unknown))],
      ...nutrients,
    },
  ];
}

/** Only users who avoid something are told to read labels. */
const warnsAboutUnknown = ({ allergies, diets }: FoodProfile): boolean => allergies.length + diets.length > 0;

type SuggestionDetails = Pick<SuggestionAnswer, "healthScore" | "calories" | "source" | "grams" | "food">;

function fromCatalogue(catalogue: Catalogue, idea: Idea, entry: CatalogueEntry): SuggestionDetails | undefined {
  if (entry.calories === null) return estimated(idea);
  const usual = defaultPortion(entry).grams;
  const grams = idea.grams >= usual / TIMES_THE_USUAL && idea.grams <= usual * TIMES_THE_USUAL ? idea.grams : usual;
  return {
    healthScore: healthScore(entry),
    calories: Math.round((entry.calories * grams) / 100),
    source: "USDA",
    grams,
    food: toFood(catalogue.getRow(entry)),
  };
}

function estimated({ healthScore: score, calories, grams }: Idea): SuggestionDetails | undefined {
  if (calories > (grams * MAX_KCAL_PER_100_G) / 100) return undefined;
  return { healthScore: Math.round(score), calories: Math.round(calories), source: "AI estimate", grams, food: null };
}

/** Judges both the model's name for the food and the matching catalogue food. */
const verdictsOn = (foodProfile: FoodProfile, name: string, entry: CatalogueEntry | undefined) => [
  judgeFood(foodProfile, named(name)),
  ...(entry ? [judgeFood(foodProfile, entry)] : []),
];

const named = (name: string) => ({ name, otherNames: [], group: "" });
