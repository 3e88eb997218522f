import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { type ClaimedText, nearestNutrient, type PraisedContent } from "./claims.ts";
import { amountPerPortion, percentOfDailyValue } from "./labels.ts";
import { NUTRIENT_ROLES, type PraisedNutrient } from "./nutrient-roles.ts";
import { aServing, capitalized, grams, knownAmount, listed, pick, sentences } from "./words.ts";

/** EPA and DHA together: about a day's share of what two portions of fish a week bring. */
const OMEGA_3_WORTH_TELLING_G = 0.25;
const PERCENT_WORTH_TELLING = 6;
const CARBS_WORTH_TELLING_G = 5;
const FAT_WORTH_TELLING_G = 1;
const WATER_WORTH_TELLING_G = 100;

export function healthBenefits(food: CatalogueFood, content: PraisedContent): ClaimedText {
  const [first] = content.told;
  if (!first) return { text: whatItAdds(food), claims: [] };
  return {
    text: sentences(claimSentence(food, content), roleOf(first, food.name), omega3Sentence(food)),
    claims: [
      ...content.high.map((nutrient) => ({ nutrient, level: "high" as const })),
      ...content.good.map((nutrient) => ({ nutrient, level: "good" as const })),
    ],
  };
}

export const roleOf = (nutrient: PraisedNutrient, name: string): string => pick(NUTRIENT_ROLES[nutrient].roles, name, "role");

function claimSentence(food: CatalogueFood, { high, good }: PraisedContent): string {
  const highWords = wordsOf(high);
  const goodWords = wordsOf(good);
  const serving = aServing(food);
  const choose = (...choices: [string, ...string[]]) => pick(choices, food.name, "claim");
  if (high.length > 0 && good.length > 0) {
    return choose(
      `${capitalized(serving)} is high in ${highWords}, and a good source of ${goodWords}.`,
      `High in ${highWords}, plus a good source of ${goodWords}.`,
      `It is a good source of ${goodWords}, and high in ${highWords}.`,
      `Counted for a serving, it is high in ${highWords}, and a good source of ${goodWords}.`,
    );
  }
  if (high.length > 0) {
    return choose(
      `${capitalized(serving)} is high in ${highWords}.`,
      `High in ${highWords}, counted for ${serving}.`,
      `What ${serving} adds: it is high in ${highWords}.`,
    );
  }
  return choose(
    `${capitalized(serving)} is a good source of ${goodWords}.`,
    `A good source of ${goodWords}, counted for ${serving}.`,
    `What ${serving} adds: it is a good source of ${goodWords}.`,
  );
}

function omega3Sentence(food: CatalogueFood): string | undefined {
  const amount = knownAmount(food, "omega3EpaG") + knownAmount(food, "omega3DhaG");
  if (amount < OMEGA_3_WORTH_TELLING_G) return undefined;
  return pick(
    [
      "It also brings EPA and DHA, omega-3 fats that your brain and eyes are built with.",
      "On top come the omega-3 fats EPA and DHA, which your eyes, brain and heart use.",
      "Its omega-3 fats, EPA and DHA, are part of your brain and of the back of your eyes.",
    ],
    food.name,
    "omega-3",
  );
}

/** For foods whose portion is too small or too plain for a label claim. */
function whatItAdds(food: CatalogueFood): string {
  const nearest = nearestNutrient(food);
  if (nearest && nearest.percent >= PERCENT_WORTH_TELLING)
    return sentences(someOf(food, nearest.nutrient), roleOf(nearest.nutrient, food.name));
  const carbs = amountPerPortion(food, "carbs") ?? 0;
  if (carbs >= CARBS_WORTH_TELLING_G) return energyFromCarbs(food, carbs);
  if ((amountPerPortion(food, "fat") ?? 0) >= FAT_WORTH_TELLING_G) return fatSentence(food);
  if ((amountPerPortion(food, "waterG") ?? 0) >= WATER_WORTH_TELLING_G) return waterSentence(food);
  return pick(
    [
      "It adds flavor, and flavor is part of why eating feels rewarding.",
      "A small amount goes a long way: it brings taste to the rest of your plate.",
      "It makes other foods taste more like something, and they bring the vitamins and minerals.",
      "It adds taste to a meal; what you eat it with brings most of the nutrients.",
    ],
    food.name,
    "flavor",
  );
}

function someOf(food: CatalogueFood, nutrient: PraisedNutrient): string {
  const { word } = NUTRIENT_ROLES[nutrient];
  const percent = `${Math.round(percentOfDailyValue(food, nutrient) ?? 0)}%`;
  return pick(
    [
      `It adds some ${word}: ${percent} of the Daily Value in ${aServing(food)}.`,
      `${capitalized(aServing(food))} adds ${percent} of the Daily Value for ${word}.`,
      `There is some ${word} in it, ${percent} of the Daily Value in ${aServing(food)}.`,
    ],
    food.name,
    "some",
  );
}

function energyFromCarbs(food: CatalogueFood, carbs: number): string {
  return pick(
    [
      `${capitalized(aServing(food))} brings ${grams(carbs)} of carbs, fuel that your muscles and brain can use right away.`,
      `Its ${grams(carbs)} of carbs are fuel for moving and thinking.`,
      `It adds energy: ${grams(carbs)} of carbs in ${aServing(food)}, which your body turns into fuel.`,
    ],
    food.name,
    "carbs",
  );
}

function fatSentence(food: CatalogueFood): string {
  return pick(
    [
      "Its fat helps your body take in vitamins A, D, E and K from the rest of the meal.",
      "Fat carries flavor, and it helps you take in vitamins A, D, E and K.",
      "It adds fat, which your body uses for energy, for cell walls and for taking in some vitamins.",
    ],
    food.name,
    "fat",
  );
}

function waterSentence(food: CatalogueFood): string {
  return pick(
    [
      `It adds water, about ${grams(knownAmount(food, "waterG"))} in ${aServing(food)}, and your brain and muscles run on it.`,
      `${capitalized(aServing(food))} brings about ${grams(knownAmount(food, "waterG"))} of water, which keeps blood flowing and cools you down.`,
      `It counts toward what you drink: about ${grams(knownAmount(food, "waterG"))} of water in ${aServing(food)}.`,
    ],
    food.name,
    "water",
  );
}

const wordsOf = (nutrients: readonly PraisedNutrient[]): string => listed(nutrients.map((nutrient) => NUTRIENT_ROLES[nutrient].word));
