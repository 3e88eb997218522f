import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { CAFFEINE_A_DAY_MG } from "#core/domain/needs/reference-limits.ts";
import type { Claim } from "#core/domain/nutrients/claims.ts";
import { amountPerPortion, defaultPortion, percentOfDailyValue } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ADDED_SUGARS } from "#core/domain/nutrients/nutrients.ts";
import { teaspoonsOfSalt, teaspoonsOfSugar } from "./comparisons.ts";
import { mercurySentence } from "./fish-mercury.ts";
import { type FoodKind, SWEET_GROUP } from "./food-kinds.ts";
import { mainSource } from "./nutrient-sources.ts";
import { amountOrZero, formatList, grams, pick } from "./words.ts";

const HIGH_FROM_PERCENT = 20;
const CAFFEINE_WORTH_A_SENTENCE_MG = 5;
const SUGAR_WORTH_TELLING_G = 10;

export interface Limits {
  /** The most useful sentence first. */
  sentences: string[];
  claims: Claim[];
}

/** What a reader should know before making a habit of it: figures and their source, in a kind tone. */
export function listLimits(food: CatalogueFood, kind: FoodKind, view: FoodDisplay): Limits {
  const { sentence, claims } = nutrientLimits(food, kind, view);
  return {
    sentences: [adviceSentence(food, kind), caffeineSentence(food, kind), sentence, plainSugar(food, kind, view)].filter(
      (text) => text !== undefined,
    ),
    claims,
  };
}

/** For the usual serving; undefined if USDA has no figure for added sugar. */
export function addedSugarsG(food: CatalogueFood): number | undefined {
  if (food.sugar === 0) return 0;
  return food.patterns === null ? undefined : (food.patterns.addedSugarsG * defaultPortion(food).grams) / 100;
}

interface Limit {
  amount: string;
  word: string;
  percent: number;
  sentence: string;
  /** The same warning without figures. */
  calmSentence: string;
  claims: Claim[];
}

function nutrientLimits(food: CatalogueFood, kind: FoodKind, view: FoodDisplay): { sentence: string | undefined; claims: Claim[] } {
  const limits = [addedSugarLimit(food), saturatedFatLimit(food, kind), sodiumLimit(food)].filter((limit) => limit !== undefined);
  const [only, second] = limits;
  if (!only) return { sentence: undefined, claims: [] };
  if (!second) return { sentence: view === "calm" ? only.calmSentence : only.sentence, claims: only.claims };
  if (view === "calm")
    return { sentence: `It is high in ${formatList(limits.map(({ word }) => word))}: much of a day’s limits.`, claims: [] };
  const amounts = formatList(limits.map(({ amount, word }) => `${amount} of ${word}`));
  const percents = formatList(limits.map(({ percent }) => `${Math.round(percent)}%`));
  const short = `It brings ${amounts}: ${percents} of the daily limits.`;
  const choices = [short, `A serving has ${amounts}, which is ${percents} of the daily limits on labels.`] as const;
  return { sentence: limits.length > 2 ? short : pick(choices, food.name, "limits"), claims: [] };
}

function addedSugarLimit(food: CatalogueFood): Limit | undefined {
  const added = addedSugarsG(food);
  if (added === undefined) return undefined;
  const percent = (added / ADDED_SUGARS.dailyValue) * 100;
  if (percent < HIGH_FROM_PERCENT) return undefined;
  const amount = `${Math.round(added)} g`;
  return {
    amount,
    word: "added sugar",
    percent,
    claims: [],
    calmSentence: "It is high in added sugar: a serving brings much of a day’s limit.",
    sentence: pick(
      [
        `It has ${amount} of added sugar, ${teaspoonsOfSugar(added)}; the label’s limit for a whole day is ${ADDED_SUGARS.dailyValue} g.`,
        `A serving has ${teaspoonsOfSugar(added)} of added sugar (${amount}), ${Math.round(percent)}% of the label’s daily limit.`,
        `Picture ${teaspoonsOfSugar(added)} of sugar: that is the ${amount} of added sugar in it, ${Math.round(percent)}% of the daily limit.`,
      ],
      food.name,
      "added sugar",
    ),
  };
}

function saturatedFatLimit(food: CatalogueFood, kind: FoodKind): Limit | undefined {
  const percent = percentOfDailyValue(food, "saturatedFat") ?? 0;
  if (percent < HIGH_FROM_PERCENT) return undefined;
  const amount = grams(amountOrZero(food, "saturatedFat"));
  const source = mainSource(food, kind.recipe, "saturatedFat");
  const from = source ? `, mostly from ${source}` : "";
  return {
    amount,
    word: "saturated fat",
    percent,
    claims: [],
    calmSentence: `It is high in saturated fat${from}.`,
    sentence: pick(
      [
        `It has ${amount} of saturated fat${from}; the label’s limit for a whole day is 20 g.`,
        `A serving has ${amount} of saturated fat${from}: ${Math.round(percent)}% of the label’s daily limit.`,
      ],
      food.name,
      "saturated",
    ),
  };
}

function sodiumLimit(food: CatalogueFood): Limit | undefined {
  const percent = percentOfDailyValue(food, "sodium") ?? 0;
  if (percent < HIGH_FROM_PERCENT) return undefined;
  const sodium = amountOrZero(food, "sodium");
  const amount = `${Math.round(sodium).toLocaleString("en-US")} mg`;
  const salt = teaspoonsOfSalt(sodium);
  return {
    amount,
    word: "sodium",
    percent,
    claims: [{ nutrient: "sodium", level: "high" }],
    calmSentence: "It is high in sodium: a serving brings much of a day’s limit.",
    sentence: pick(
      [
        `It is high in sodium: ${amount}${salt ? `, like ${salt}` : ""}; a day’s limit is 2,300 mg.`,
        `It is high in sodium: ${amount} is ${Math.round(percent)}% of the label’s daily limit${salt ? `, or ${salt}` : ""}.`,
        `It is high in sodium (${amount}), ${Math.round(percent)}% of the label’s daily limit, so water beside it helps.`,
      ],
      food.name,
      "sodium",
    ),
  };
}

/** If USDA has no figure for added sugar, the text gives a sweet food's sugar without the word 'added'. */
function plainSugar(food: CatalogueFood, kind: FoodKind, view: FoodDisplay): string | undefined {
  const sugar = amountOrZero(food, "sugar");
  if (food.patterns !== null || !(kind.isTreat || SWEET_GROUP.test(food.group)) || sugar < SUGAR_WORTH_TELLING_G) return undefined;
  if (view === "calm") return "Sugar is a large part of it.";
  return `It has ${Math.round(sugar)} g of sugar, ${teaspoonsOfSugar(sugar)}.`;
}

const CAFFEINATED = /\b(coffee|espresso|mocha|latte|cappuccino|cocoa|chocolatey?|cola|(?<!herbal )tea|guarana|yerba mate|krave)\b/i;
const NO_CAFFEINE = /\b(white chocolate|decaf\w*|caffeine free|herbal|rooibos|chamomile|chocolate flavor(ed)?)\b/i;

const hasCaffeineOfUnknownAmount = ({ name, group }: CatalogueFood): boolean =>
  !NO_CAFFEINE.test(name) && (CAFFEINATED.test(name) || /^candy containing chocolate/i.test(group));

const SWEETENED = /\b(diet|sugar[- ]free|no sugar added|zero|light|low calorie|sucralose|aspartame|saccharin|stevia|monk fruit)\b/i;
const SWEETENER_GROUP = /^(diet|other diet drinks|sugar substitutes)/i;

export function adviceSentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  const { name, group } = food;
  if (kind.isEnergyDrink) {
    return pick(
      [
        "Pediatricians advise teens not to drink energy drinks; water does the job.",
        "Doctors for children advise teens to leave energy drinks out, sugar-free ones too.",
      ],
      name,
      "energy drink",
    );
  }
  const fish = mercurySentence(food, kind);
  if (fish) return fish;
  if (kind.isSportsDrink) return "Sports drinks are made for hard activity over an hour; for the rest of the day water does it.";
  if (/^(citrus juice|apple juice|other fruit juice)/i.test(group)) {
    return pick(
      [
        "For ages 7 to 18 pediatricians name up to 8 oz of juice a day; whole fruit adds fiber.",
        "Juice keeps the fruit’s sugar but little of its fiber; up to 8 oz a day is what pediatricians name.",
      ],
      name,
      "juice",
    );
  }
  if (
    SWEETENER_GROUP.test(group) ||
    (SWEETENED.test(name) && /drinks|water|tea|coffee|gelatin/i.test(group) && amountOrZero(food, "sugar") < 1)
  ) {
    return pick(
      [
        "Sweeteners replace its sugar; health groups advise water or milk for ages 5 to 18 instead.",
        "It tastes sweet from sweeteners, which US health groups do not advise for under 18s.",
      ],
      name,
      "sweetener",
    );
  }
  return undefined;
}

export function caffeineSentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  const caffeine = amountPerPortion(food, "caffeineMg");
  if (caffeine === undefined && (kind.isEnergyDrink || hasCaffeineOfUnknownAmount(food)))
    return "It has caffeine; the amount is not known.";
  if (!caffeine) return undefined;
  if (caffeine < 1) return "There is a trace of caffeine in it, under 1 mg.";
  const amount = `${Math.round(caffeine)} mg`;
  const choose = (...choices: [string, ...string[]]) => pick(choices, food.name, "caffeine");
  if (caffeine >= CAFFEINE_A_DAY_MG) {
    return choose(
      `Its ${amount} of caffeine is all or more of the ${CAFFEINE_A_DAY_MG} mg a day that doctors name for teens.`,
      `It has ${amount} of caffeine; for ages 12 to 18 the limit is ${CAFFEINE_A_DAY_MG} mg a day.`,
    );
  }
  if (caffeine >= CAFFEINE_A_DAY_MG / 2) {
    return choose(
      `Its ${amount} of caffeine is half or more of a teen’s limit of ${CAFFEINE_A_DAY_MG} mg a day.`,
      `It has ${amount} of caffeine, and half of that is still there after 5 hours; a teen’s limit is ${CAFFEINE_A_DAY_MG} mg a day.`,
    );
  }
  if (caffeine < CAFFEINE_WORTH_A_SENTENCE_MG) return `There is a little caffeine in it, ${amount}.`;
  return choose(
    `It has ${amount} of caffeine; the limit for ages 12 to 18 is ${CAFFEINE_A_DAY_MG} mg a day.`,
    `Its ${amount} of caffeine counts toward a teen’s limit of ${CAFFEINE_A_DAY_MG} mg a day.`,
  );
}
