import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isDrink } from "#core/domain/foods/drinks.ts";
import { type ClaimedText, nearestNutrient, type PraisedContent } from "#core/domain/nutrients/claims.ts";
import { amountPerPortion, percentOfDailyValue } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { NUTRIENT_ROLES, type PraisedNutrient } from "#core/domain/nutrients/nutrient-roles.ts";
import { familiarComparison, shareOfTeenNeed } from "./comparisons.ts";
import { factByKind, factByName } from "./food-facts.ts";
import type { FoodKind } from "./food-kinds.ts";
import { mainIngredients, mainSource } from "./nutrient-sources.ts";
import { type ServingWords, servingWords } from "./serving-words.ts";
import { grainSentence } from "./whole-grain.ts";
import { amountOrZero, aServing, capitalized, formatList, grams, pick, sentences } from "./words.ts";

/** EPA and DHA together: about the daily share of two portions of fish a week. */
const OMEGA_3_WORTH_TELLING_G = 0.25;
const PERCENT_WORTH_TELLING = 6;
const WATER_WORTH_TELLING_G = 100;
const ADDED_WORTH_TELLING_PERCENT = 10;
const MAX_SENTENCES = 3;
const MAX_WORDS = 25;
const TASTE_UP_TO_KCAL = 60;

/** What the food adds, the source of it or a comparison, and a fact about the food. */
export function healthBenefits(food: CatalogueFood, content: PraisedContent, kind: FoodKind, view: FoodDisplay): ClaimedText {
  const { main } = content;
  const parts = main
    ? [claimSentence(food, content), pictureSentence(food, kind, main)]
    : [kind.isTreat ? undefined : someSentence(food, kind)];
  const fact = factByName(food);
  const learned = [
    grainSentence(food),
    omega3Sentence(food),
    fact,
    madeOfSentence(food, kind),
    fact ? undefined : factByKind(food),
    addedSentence(food, kind),
  ];
  const said = [...parts, ...learned].filter((text) => text !== undefined);
  const texts =
    said.length > 1
      ? said
      : [...said, plainSentence(food, kind) ?? (said.length === 0 ? energySource(food, view) : undefined)].filter(
          (text) => text !== undefined,
        );
  return {
    text: sentences(...withoutEchoes(texts).slice(0, MAX_SENTENCES)),
    claims: [
      ...content.high.map((nutrient) => ({ nutrient, level: "high" as const })),
      ...content.good.map((nutrient) => ({ nutrient, level: "good" as const })),
    ],
  };
}

export const pickRole = (nutrient: PraisedNutrient, name: string): string => pick(NUTRIENT_ROLES[nutrient].roles, name, "role");

const withoutEchoes = (texts: readonly string[]): string[] => [...new Set(texts)];

function claimSentence(food: CatalogueFood, { high, good }: PraisedContent): string {
  const said = formatClaim(servingWords(food), describeNutrients(high), describeNutrients(good));
  return said.split(" ").length <= MAX_WORDS
    ? said
    : formatClaim({ text: capitalized(aServing(food)), isPlural: false }, describeNutrients(high), describeNutrients(good));
}

function formatClaim(serving: ServingWords, highWords: string, goodWords: string): string {
  if (highWords && goodWords) return `${withVerb(serving)} high in ${highWords}, and a good source of ${goodWords}.`;
  if (highWords) return `${withVerb(serving)} high in ${highWords}.`;
  return `${withVerb(serving)} a good source of ${goodWords}.`;
}

const withVerb = ({ text, isPlural }: ServingWords): string => `${text} ${isPlural ? "are" : "is"}`;

/** The source of the main nutrient, or a comparison to picture the amount. */
function pictureSentence(food: CatalogueFood, { recipe }: FoodKind, nutrient: PraisedNutrient): string | undefined {
  const { word } = NUTRIENT_ROLES[nutrient];
  const source = mainSource(food, recipe, nutrient);
  if (source) return pick([`Most of the ${word} comes from ${source}.`, `The ${word} comes mostly from ${source}.`], food.name, "source");
  const familiar = familiarComparison(food, nutrient);
  const share = shareOfTeenNeed(food, nutrient);
  const pictures = [familiar && `That is ${familiar}.`, share && `That is ${share}.`].filter((text) => text !== undefined);
  const [first, second] = pictures;
  return first && second ? pick([first, second], food.name, "picture") : first;
}

/** For foods whose portion is too small or too plain for a label claim. */
function someSentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  const nearest = nearestNutrient(food, kind.added);
  if (!nearest || nearest.percent < PERCENT_WORTH_TELLING) return waterSentence(food);
  const { word } = NUTRIENT_ROLES[nearest.nutrient];
  const percent = `${Math.round(percentOfDailyValue(food, nearest.nutrient) ?? 0)}%`;
  const serving = servingWords(food);
  return `${serving.text} ${serving.isPlural ? "add" : "adds"} ${percent} of the Daily Value for ${word}.`;
}

function omega3Sentence(food: CatalogueFood): string | undefined {
  const amount = amountOrZero(food, "omega3EpaG") + amountOrZero(food, "omega3DhaG");
  if (amount < OMEGA_3_WORTH_TELLING_G) return undefined;
  return pick(
    [
      "It also brings EPA and DHA, omega-3 fats that your brain and eyes are built with.",
      "On top come the omega-3 fats EPA and DHA, which are part of your brain and eyes.",
      "Its omega-3 fats, EPA and DHA, are part of your brain and of the back of your eyes.",
    ],
    food.name,
    "omega-3",
  );
}

function madeOfSentence(food: CatalogueFood, { recipe }: FoodKind): string | undefined {
  const made = mainIngredients(food, recipe);
  if (!made) return undefined;
  const words = formatList(made.words);
  if (made.isMostlyWater) {
    return pick([`Besides water, its usual recipe is ${words}.`, `It is made with water, ${words}.`], food.name, "made of");
  }
  return pick(
    [
      `It is usually made from ${words}.`,
      `Its usual recipe has mostly ${words}.`,
      `What goes in, the largest part first: ${words}.`,
      `The main ingredients are ${words}.`,
    ],
    food.name,
    "made of",
  );
}

/** States it plainly, as a fact about the recipe and not as a reason to eat the food. */
function addedSentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  const isMuch =
    [...kind.added].filter((nutrient) => (percentOfDailyValue(food, nutrient) ?? 0) >= ADDED_WORTH_TELLING_PERCENT).length >= 2;
  if (!isMuch || kind.isTreat || !(kind.isFortified || kind.isPlantDrink || kind.isEnriched)) return undefined;
  if (kind.isFortified || kind.isPlantDrink)
    return pick(
      ["Some of its vitamins are added by the maker.", "Vitamins and minerals are mixed into it when it is made."],
      food.name,
      "added",
    );
  return pick(
    [
      "The iron and B vitamins of its white flour are added at the mill.",
      "US mills add iron and B vitamins to white flour, so it has some.",
    ],
    food.name,
    "added",
  );
}

function waterSentence(food: CatalogueFood): string | undefined {
  if ((amountPerPortion(food, "waterG") ?? 0) < WATER_WORTH_TELLING_G) return undefined;
  const water = grams(amountOrZero(food, "waterG"));
  return pick(
    [
      `It adds fluid: about ${water} of water in ${aServing(food)}.`,
      `${capitalized(aServing(food))} brings about ${water} of water, which keeps blood flowing and cools you down.`,
      `It counts toward what you drink: about ${water} of water in ${aServing(food)}.`,
    ],
    food.name,
    "water",
  );
}

function energySource(food: CatalogueFood, view: FoodDisplay): string {
  const { text, isPlural } = servingWords(food);
  if (view === "calm") return `${text} ${isPlural ? "bring" : "brings"} energy to a day.`;
  return `${text} ${isPlural ? "bring" : "brings"} ${Math.round(amountOrZero(food, "calories"))} kcal of energy to a day.`;
}

/** For foods that are eaten for their taste; for others there is more to say. */
function plainSentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  if (!kind.isTreat && (amountPerPortion(food, "calories") ?? 0) > TASTE_UP_TO_KCAL) return undefined;
  if (isDrink(food))
    return pick(
      ["It adds taste and fluid; food brings the rest.", "It is there for its taste; other drinks and foods bring the nutrients."],
      food.name,
      "flavor",
    );
  if (kind.isTreat)
    return pick(
      [
        "It is made for its taste; other foods bring the nutrients.",
        "It is there to enjoy; the rest of the day brings the vitamins and minerals.",
      ],
      food.name,
      "flavor",
    );
  return pick(
    [
      "It adds flavor; what you eat with it brings most of the nutrients.",
      "A small amount brings taste to the rest of your plate.",
      "It is about taste; other foods on the plate bring the vitamins and minerals.",
    ],
    food.name,
    "flavor",
  );
}

const describeNutrients = (nutrients: readonly PraisedNutrient[]): string =>
  formatList(nutrients.map((nutrient) => NUTRIENT_ROLES[nutrient].word));
