import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isDrink } from "#core/domain/foods/drinks.ts";
import { amountPerPortion, GOOD_SOURCE_FROM_PERCENT, percentOfDailyValue } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { Pace } from "./digestion.ts";
import { amountOrZero, aServing, capitalized, formatList, grams, pick, sentences } from "./words.ts";

/** Below this, a serving hardly raises blood sugar by itself. */
const CARBS_WORTH_COUNTING_G = 3;
const PART_WORTH_TELLING_G = 1;
/** Up to this amount the rise is small, however fast it is. */
const FEW_CARBS_UP_TO_G = 8;
const STARCH_WORTH_TELLING_G = 5;
/** Either of them spreads a rise in blood sugar over hours. */
const FAT_THAT_DELAYS_G = 10;
const PROTEIN_THAT_DELAYS_G = 20;

/** `pace` is what the page shows about digestion, so that the two texts do not contradict each other. */
export function diabeticInfo(food: CatalogueFood, pace: Pace, view: FoodDisplay): string {
  const carbs = amountPerPortion(food, "carbs");
  if (carbs === undefined) return "Its carbs are missing in the figures, so people with diabetes take the number from the label.";
  if (carbs < CARBS_WORTH_COUNTING_G) return fewCarbs(food, carbs, view);
  return sentences(carbsSentence(food, carbs, view), speedSentence(food, carbs, pace), pick(COUNTING_SENTENCES, food.name, "counting"));
}

function fewCarbs(food: CatalogueFood, carbs: number, view: FoodDisplay): string {
  const amount = carbs === 0 ? "0 g" : grams(carbs);
  return sentences(
    view === "calm"
      ? `${capitalized(aServing(food))} has ${carbs === 0 ? "no" : "hardly any"} carbs.`
      : pick(
          [
            `${capitalized(aServing(food))} has ${amount} of carbs.`,
            `Carbs in ${aServing(food)}: ${amount}.`,
            `${capitalized(aServing(food))} brings ${amount} of carbs.`,
          ],
          food.name,
          "carbs",
        ),
    pick(
      [
        "By itself that hardly moves blood sugar; people with diabetes count what they eat with it.",
        "Blood sugar hardly changes from that amount, so what else is on the plate counts more.",
        "People with diabetes look at the sides, sauces and drinks beside it for their carb count.",
        carbs < 1
          ? "On its own it has next to no effect on blood sugar."
          : "On its own it has little effect on blood sugar; a few servings of it add up.",
      ],
      food.name,
      "few",
    ),
  );
}

function carbsSentence(food: CatalogueFood, carbs: number, view: FoodDisplay): string {
  if (view === "calm") return calmCarbsSentence(food, carbs);
  const parts = formatList(
    (["sugar", "fiber"] as const)
      .filter((nutrient) => isPart(amountOrZero(food, nutrient), carbs))
      .map((nutrient) => `${grams(amountOrZero(food, nutrient))} of ${nutrient}`),
  );
  const including = parts && `, including ${parts}`;
  return pick(
    [
      `${capitalized(aServing(food))} has ${grams(carbs)} of carbs${including}.`,
      `Carbs in ${aServing(food)}: ${grams(carbs)}${including}.`,
      `Count ${grams(carbs)} of carbs for ${aServing(food)}${including}.`,
    ],
    food.name,
    "carbs",
  );
}

const MANY_CARBS_FROM_G = 45;
const MOSTLY = 0.5;

/** Steps of a carb count in words: three portions of 15 g are many. */
function calmCarbsSentence(food: CatalogueFood, carbs: number): string {
  const amount = carbs <= FEW_CARBS_UP_TO_G ? "a few carbs" : carbs < MANY_CARBS_FROM_G ? "carbs to count" : "many carbs to count";
  const sugar = amountOrZero(food, "sugar");
  const part = isPart(sugar, carbs) && sugar > carbs * MOSTLY ? ", mostly sugar" : "";
  return `${capitalized(aServing(food))} has ${amount}${part}.`;
}

/** Sources measure sugar but calculate carbs, so a part can exceed the whole. In that case the text leaves it out. */
const isPart = (amount: number, carbs: number): boolean => amount >= PART_WORTH_TELLING_G && amount <= carbs;

function speedSentence(food: CatalogueFood, carbs: number, pace: Pace): string {
  if (carbs <= FEW_CARBS_UP_TO_G) return pick(SMALL_SENTENCES, food.name, "speed");
  const starch = carbs - amountOrZero(food, "sugar") - amountOrZero(food, "fiber");
  if (amountOrZero(food, "fat") >= FAT_THAT_DELAYS_G || amountOrZero(food, "protein") >= PROTEIN_THAT_DELAYS_G) {
    return pick(DELAYED_SENTENCES, food.name, "speed");
  }
  if ((percentOfDailyValue(food, "fiber") ?? 0) >= GOOD_SOURCE_FROM_PERCENT) return pick(FIBER_SENTENCES, food.name, "speed");
  if (pace !== "fast") return pick(PLAIN_SENTENCES, food.name, "speed");
  if (isDrink(food)) return pick(DRINK_SENTENCES, food.name, "speed");
  if (amountOrZero(food, "sugar") > carbs / 2) return pick(SUGAR_SENTENCES, food.name, "speed");
  return pick(starch >= STARCH_WORTH_TELLING_G ? STARCH_SENTENCES : PLAIN_SENTENCES, food.name, "speed");
}

const SMALL_SENTENCES = [
  "An amount like that tends to raise blood sugar a little.",
  "That tends to make a small ripple in blood sugar rather than a wave.",
  "Carbs in that range tend to change blood sugar a little.",
] as const;

const PLAIN_SENTENCES = [
  "Its carbs tend to reach the blood over an hour or two rather than at once.",
  "The carbs tend to arrive bit by bit, and a mixed meal slows them further.",
] as const;

const DELAYED_SENTENCES = [
  "Fat or protein in it tends to spread the rise in blood sugar over more hours.",
  "Fat or protein tends to make its carbs arrive later and more slowly.",
  "The carbs tend to arrive in a slow wave, because fat or protein holds them back.",
  "Blood sugar tends to climb later than with carbs alone, held back by fat or protein.",
] as const;

const FIBER_SENTENCES = [
  "Its fiber tends to slow the carbs down, so they reach the blood more gradually.",
  "Fiber is not turned into blood sugar, and it makes the rest arrive more slowly.",
  "The fiber in it tends to flatten the rise in blood sugar.",
] as const;

const DRINK_SENTENCES = [
  "Carbs you drink tend to reach the blood fast, often within half an hour.",
  "From a drink, carbs tend to arrive within minutes.",
  "Drinks tend to raise blood sugar sooner than solid food does.",
] as const;

const SUGAR_SENTENCES = [
  "Most of that is sugar, which tends to arrive quickly; eating it with a meal slows it.",
  "Sugar tends to reach the blood quickly, and protein, fat or fiber beside it slows that.",
  "As most of it is sugar, the rise tends to come soon.",
] as const;

const STARCH_SENTENCES = [
  "Its carbs tend to reach the blood within an hour or two.",
  "The carbs tend to arrive fairly quickly; vegetables, beans or protein beside it slow them.",
  "Starch turns into blood sugar fairly soon, a bit later when you eat it with protein or fiber.",
] as const;

const COUNTING_SENTENCES = [
  "People with diabetes count these carbs when they plan a meal.",
  "With diabetes, this is the number that goes into the carb count.",
  "People who count carbs use the number for the amount they really eat.",
  "A care team can say how this fits a personal plan.",
  "Weighing or measuring the serving makes the carb count more exact.",
  "Counting it helps people with diabetes plan ahead.",
] as const;
