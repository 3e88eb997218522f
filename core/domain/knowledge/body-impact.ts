import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import type { ClaimedText, PraisedContent } from "./claims.ts";
import { roleOf } from "./health-benefits.ts";
import { amountPerPortion, GOOD_SOURCE_FROM_PERCENT, isHigh, percentOfDailyValue } from "./labels.ts";
import { isDrink } from "./liquids.ts";
import { capitalized, grams, knownAmount, listed, pick, sentences } from "./words.ts";

/** For 12 to 18 years. */
export const CAFFEINE_A_DAY_MG = 100;
const CAFFEINE_THAT_WAKES_MG = 20;
const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const;
/** A hair above half, so that rounding at the source cannot make it false. */
const MOST = 0.51;
const ENERGY_WORTH_TELLING_KCAL = 25;
const PROTEIN_WORTH_TELLING_G = 5;
const FAT_WORTH_TELLING_G = 3;

type Macro = keyof typeof KCAL_PER_G;

export function bodyImpact(food: CatalogueFood, content: PraisedContent): ClaimedText {
  const isSalty = isHigh(food, "sodium");
  const caffeine = caffeineSentence(food);
  const extra = content.told[1];
  const more = extra ? roleOf(extra, food.name) : (proteinSentence(food) ?? fatKindSentence(food));
  return {
    text: sentences(energySentence(food), caffeine && isSalty ? undefined : more, caffeine, isSalty ? sodiumSentence(food) : undefined),
    claims: isSalty ? [{ nutrient: "sodium", level: "high" }] : [],
  };
}

function energySentence(food: CatalogueFood): string {
  const shares = energyShares(food);
  if (!shares) return "Some of its figures are not known, so the label tells more about its energy.";
  if (shares.kcal < ENERGY_WORTH_TELLING_KCAL) return littleEnergySentence(food);
  const main = (Object.keys(KCAL_PER_G) as Macro[]).find((macro) => shares[macro] > MOST);
  if (main === "carbs") return carbsSentence(food, shares.kcal);
  if (main === "fat") return pick(FAT_SENTENCES, food.name, "energy");
  if (main === "protein") return pick(PROTEIN_ENERGY_SENTENCES, food.name, "energy");
  return mixedSentence(food);
}

/** Undefined where a macro is missing: shares of a part would be no shares. */
export function energyShares(food: CatalogueFood): (Record<Macro, number> & { kcal: number }) | undefined {
  const amounts = {
    protein: amountPerPortion(food, "protein"),
    carbs: amountPerPortion(food, "carbs"),
    fat: amountPerPortion(food, "fat"),
  };
  if (amounts.protein === undefined || amounts.carbs === undefined || amounts.fat === undefined) return undefined;
  const energy = {
    protein: amounts.protein * KCAL_PER_G.protein,
    carbs: amounts.carbs * KCAL_PER_G.carbs,
    fat: amounts.fat * KCAL_PER_G.fat,
  };
  const kcal = energy.protein + energy.carbs + energy.fat;
  return { protein: energy.protein / kcal || 0, carbs: energy.carbs / kcal || 0, fat: energy.fat / kcal || 0, kcal };
}

function carbsSentence(food: CatalogueFood, kcal: number): string {
  const isMostlySugar = (knownAmount(food, "sugar") * KCAL_PER_G.carbs) / kcal > MOST;
  // Fiber holds sugar back, so nothing is said of its speed then.
  const isHeldBack = (percentOfDailyValue(food, "fiber") ?? 0) >= GOOD_SOURCE_FROM_PERCENT;
  if (isMostlySugar && !isHeldBack) return pick(SUGAR_SENTENCES, food.name, "energy");
  return pick(CARBS_SENTENCES, food.name, "energy");
}

const SUGAR_SENTENCES = [
  "Most of its energy comes from carbs, mainly sugars, the fuel that reaches your muscles soonest.",
  "Sugars make up most of its carbs, so the energy is there quickly.",
  "Its energy is mostly sugar, which your brain and muscles can use soon after you eat.",
  "Mostly sugars: fuel that is ready fast and used up fast.",
] as const;

const CARBS_SENTENCES = [
  "Most of its energy comes from carbs, the fuel your brain and muscles reach for first.",
  "Carbs bring most of its energy; your muscles store some of it for later.",
  "Your body turns its carbs into glucose, the fuel that your brain runs on.",
  "It is mostly fuel from carbs, the kind your muscles like before practice.",
  "Carbs give most of its energy, and they feed your brain through a school day.",
] as const;

const FAT_SENTENCES = [
  "Most of its energy comes from fat, which your body uses slowly, over hours.",
  "Fat brings most of its energy, and every cell in your body has a wall made with fat.",
  "Its energy comes mostly from fat, a slow fuel that also carries vitamins A, D, E and K.",
  "Mostly fat by energy: it fuels long, easy activity and helps you take in some vitamins.",
] as const;

const PROTEIN_ENERGY_SENTENCES = [
  "Most of its energy comes from protein, which your body would rather build with than use as fuel.",
  "Protein brings most of its energy, and your body puts it to work as building material.",
  "Its energy comes mostly from protein, broken down into amino acids that build muscle and skin.",
  "It is mostly protein by energy: your body takes it apart and builds its own from the pieces.",
] as const;

function mixedSentence(food: CatalogueFood): string {
  const parts = (Object.keys(KCAL_PER_G) as Macro[]).filter((macro) => knownAmount(food, macro) >= 1);
  const amounts = listed(parts.map((macro) => `${grams(knownAmount(food, macro))} of ${macro}`));
  return pick(
    [
      `Its energy comes from a mix: ${amounts}.`,
      `${capitalized(amounts)} share the work, so some energy comes soon and some later.`,
      knownAmount(food, "protein") >= PROTEIN_WORTH_TELLING_G
        ? `With ${amounts}, it brings both fuel and building material.`
        : `It brings its energy in parts: ${amounts}.`,
    ],
    food.name,
    "energy",
  );
}

function littleEnergySentence(food: CatalogueFood): string {
  const brings = isDrink(food) ? "taste and fluid" : "taste or crunch";
  return pick(
    [
      `Your energy comes from the foods beside it; this one brings ${brings}.`,
      `It brings ${brings} rather than fuel, so your body gets energy from what goes with it.`,
      "Your body gets little fuel from it, so it works as a partner to other foods.",
    ],
    food.name,
    "energy",
  );
}

function proteinSentence(food: CatalogueFood): string | undefined {
  const protein = knownAmount(food, "protein");
  if (protein < PROTEIN_WORTH_TELLING_G) return undefined;
  return pick(
    [
      `Its ${grams(protein)} of protein help your muscles repair.`,
      `It brings ${grams(protein)} of protein, material for muscles and skin.`,
      `From ${grams(protein)} of protein your body builds cells as you grow.`,
    ],
    food.name,
    "protein",
  );
}

function fatKindSentence(food: CatalogueFood): string | undefined {
  const fat = knownAmount(food, "fat");
  const saturated = amountPerPortion(food, "saturatedFat");
  if (fat < FAT_WORTH_TELLING_G || saturated === undefined) return undefined;
  const unsaturated = knownAmount(food, "monounsaturatedFatG") + knownAmount(food, "polyunsaturatedFatG");
  if (unsaturated > fat * MOST) {
    return pick(
      [
        "More than half of its fat is unsaturated, the kind that supports your heart and blood vessels.",
        "Over half of its fat is the unsaturated kind, found in plants and fish and used in every cell.",
      ],
      food.name,
      "fat",
    );
  }
  return pick(
    [
      `Of its ${grams(fat)} of fat, ${grams(saturated)} is saturated, the kind that is firm at room temperature.`,
      `It brings ${grams(fat)} of fat, ${grams(saturated)} of that saturated; nuts, seeds and fish add the unsaturated kind.`,
    ],
    food.name,
    "fat",
  );
}

function caffeineSentence(food: CatalogueFood): string | undefined {
  const caffeine = amountPerPortion(food, "caffeineMg");
  if (!caffeine) return undefined;
  if (caffeine < 1) return "There is a trace of caffeine in it, under 1 mg.";
  const amount = `${Math.round(caffeine)} mg`;
  const choose = (...choices: [string, ...string[]]) => pick(choices, food.name, "caffeine");
  if (caffeine > CAFFEINE_A_DAY_MG) {
    return choose(
      `It has ${amount} of caffeine, more than the ${CAFFEINE_A_DAY_MG} mg a day that the guide for ages 12 to 18 names.`,
      `Its ${amount} of caffeine are above the guide for teens, which is up to ${CAFFEINE_A_DAY_MG} mg a day.`,
    );
  }
  if (caffeine < CAFFEINE_THAT_WAKES_MG) {
    return choose(
      `There is a little caffeine in it, ${amount}; the guide for teens is up to ${CAFFEINE_A_DAY_MG} mg a day.`,
      `It has ${amount} of caffeine; for ages 12 to 18 the guide is up to ${CAFFEINE_A_DAY_MG} mg a day.`,
    );
  }
  return choose(
    `It has ${amount} of caffeine; for ages 12 to 18 the guide is up to ${CAFFEINE_A_DAY_MG} mg a day.`,
    `Its ${amount} of caffeine wake the brain up for hours; up to ${CAFFEINE_A_DAY_MG} mg a day is the guide for teens.`,
    `With ${amount} of caffeine it can keep you awake; the guide for teens is up to ${CAFFEINE_A_DAY_MG} mg a day.`,
  );
}

function sodiumSentence(food: CatalogueFood): string {
  const amount = `${Math.round(knownAmount(food, "sodium"))} mg`;
  return pick(
    [
      `It is high in sodium (${amount}), which nerves and muscles use; water helps your kidneys balance it.`,
      `It is also high in sodium, ${amount}: your nerves use it, and potassium from fruit and vegetables balances it.`,
      `High in sodium (${amount}): it holds on to water in the body, so thirst is normal.`,
    ],
    food.name,
    "sodium",
  );
}
