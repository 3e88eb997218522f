import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isDrink } from "#core/domain/foods/drinks.ts";
import type { ClaimedText, PraisedContent } from "#core/domain/nutrients/claims.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { KCAL_PER_G, MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";
import { pickRole } from "./health-benefits.ts";
import { addedSugarsG, type Limits } from "./limits.ts";
import { amountOrZero, formatList, pick, sentences } from "./words.ts";

/** Slightly above half, so that rounding at the source cannot make the statement false. */
const MOST = 0.51;
const ALL = 0.97;
const ENERGY_WORTH_TELLING_KCAL = 25;
const FAT_WORTH_TELLING_G = 3;
const LITTLE_ADDED_SUGAR_G = 0.5;
const FIBER_WORTH_TELLING_G = 1.5;
const MAX_SENTENCES = 3;

/** What the food does in the body, and what to know before it becomes a habit. */
export function bodyImpact(food: CatalogueFood, content: PraisedContent, limits: Limits, view: FoodDisplay): ClaimedText {
  const { main } = content;
  const doing = [main && pickRole(main, food.name), energySentence(food, view), fatKindSentence(food)].filter((text) => text !== undefined);
  const room = Math.max(0, MAX_SENTENCES - limits.sentences.length);
  return {
    text: sentences(...doing.slice(0, Math.min(room, 2)), ...limits.sentences.slice(0, MAX_SENTENCES)),
    claims: limits.claims,
  };
}

function energySentence(food: CatalogueFood, view: FoodDisplay): string {
  const shares = energyShares(food);
  if (!shares) return "Some of its figures are not known, so the label tells more about its energy.";
  if (shares.kcal < ENERGY_WORTH_TELLING_KCAL) return littleEnergySentence(food);
  const main = MACROS.find((macro) => shares[macro] > MOST);
  if (main === "carbs") return carbsSentence(food, shares.kcal);
  if (main === "fat") return pick(FAT_SENTENCES, food.name, "energy");
  if (main === "protein") return pick(PROTEIN_ENERGY_SENTENCES, food.name, "energy");
  return view === "calm" ? calmMixedSentence(food, shares) : mixedSentence(food, shares);
}

/** Undefined if a macro is missing, because the shares would be wrong. */
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
  const isMostlySugar = (amountOrZero(food, "sugar") * KCAL_PER_G.carbs) / kcal > MOST;
  return isMostlySugar ? sugarSentence(food, kcal) : pick(CARBS_SENTENCES, food.name, "energy");
}

/** Names sugar as such, and never presents it as a reason to eat a food. */
function sugarSentence(food: CatalogueFood, kcal: number): string {
  const added = addedSugarsG(food);
  if (added !== undefined && added <= LITTLE_ADDED_SUGAR_G) {
    if (food.category === "fruit" && amountOrZero(food, "fiber") >= FIBER_WORTH_TELLING_G)
      return pick(FRUIT_SUGAR_SENTENCES, food.name, "energy");
    if (food.category === "dairy") return "Its sugar is lactose, which milk has by nature.";
    return pick(OWN_SUGAR_SENTENCES, food.name, "energy");
  }
  const sugarShare = (amountOrZero(food, "sugar") * KCAL_PER_G.carbs) / kcal;
  return sugarShare >= ALL ? "All of its energy comes from sugar." : pick(SUGAR_SENTENCES, food.name, "energy");
}

const FRUIT_SUGAR_SENTENCES = [
  "Its sugar is all the fruit’s own, and the fiber around it slows it down.",
  "None of its sugar is added: it grew in the fruit, together with fiber.",
  "The sweetness is the fruit’s own, held in a net of fiber.",
] as const;

const OWN_SUGAR_SENTENCES = ["Its sugar is its own; none of it is added.", "Most of its energy comes from sugar that grew in it."] as const;

const SUGAR_SENTENCES = [
  "Most of its energy comes from sugar.",
  "Its energy is mostly sugar.",
  "More than half of its energy comes from sugar.",
  "Sugar brings most of its energy, and it is used up soon.",
] as const;

const CARBS_SENTENCES = [
  "Most of its energy comes from carbs, the fuel your brain and muscles reach for first.",
  "Carbs bring most of its energy; your muscles store some of it for later.",
  "Your body turns its carbs into glucose, the fuel that your brain runs on.",
  "Carbs give most of its energy, and your muscles use them first when you run.",
] as const;

const FAT_SENTENCES = [
  "Most of its energy comes from fat, which your body uses slowly, over hours.",
  "Fat brings most of its energy, and every cell in your body has a thin skin made with fat.",
  "Its energy comes mostly from fat, a slow fuel that also carries vitamins A, D, E and K.",
  "Mostly fat by energy: a slow fuel that helps you take in some vitamins.",
] as const;

const PROTEIN_ENERGY_SENTENCES = [
  "Most of its energy comes from protein, which your body would rather build with than use as fuel.",
  "Protein brings most of its energy, and your body puts it to work as building material.",
  "Its energy comes mostly from protein, which is broken down into amino acids.",
  "It is mostly protein by energy: your body takes it apart and builds its own from the pieces.",
] as const;

/** Uses shares, because the amounts are already shown next to the text. */
function mixedSentence(food: CatalogueFood, shares: Record<Macro, number>): string {
  const parts = wholePercents(shares)
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent);
  const [first, ...rest] = parts;
  if (!first) return pick(CARBS_SENTENCES, food.name, "energy");
  const others = formatList(rest.map(({ macro, percent }) => `${percent}% from ${macro}`));
  return pick(
    [
      `Of its energy, ${first.percent}% comes from ${first.macro}, ${others}.`,
      `Its energy is a mix: ${first.percent}% from ${first.macro}, ${others}.`,
    ],
    food.name,
    "energy",
  );
}

function calmMixedSentence(food: CatalogueFood, shares: Record<Macro, number>): string {
  const parts = wholePercents(shares)
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent)
    .map(({ macro }) => macro);
  return pick(
    [`Its energy is a mix, from ${formatList(parts)}.`, `Several things bring its energy: ${formatList(parts)}.`],
    food.name,
    "energy",
  );
}

/** Whole percents that add up to 100: the largest remainders are rounded up, as in the ring next to the text. */
function wholePercents(shares: Record<Macro, number>): { macro: Macro; percent: number }[] {
  const exact = MACROS.map((macro) => ({
    macro,
    percent: Math.floor(shares[macro] * 100),
    rest: (shares[macro] * 100) % 1,
  }));
  const missing = 100 - exact.reduce((sum, { percent }) => sum + percent, 0);
  const byRest = exact.toSorted((a, b) => b.rest - a.rest);
  return byRest.map(({ macro, percent }, at) => ({ macro, percent: percent + (at < missing ? 1 : 0) }));
}

function littleEnergySentence(food: CatalogueFood): string {
  if (/^(tap|bottled) water/i.test(food.group)) return "It has no energy at all, yet every cell of yours needs it.";
  if (isDrink(food))
    return pick(
      ["It brings taste and fluid; your energy comes from food.", "Your body gets little fuel from it, so food has to bring that."],
      food.name,
      "energy",
    );
  return pick(
    [
      "Your energy comes from the foods beside it; this one brings taste.",
      "Pair it with something filling: your body gets little fuel from it.",
      "Your body gets little fuel from it, so it works as a partner to other foods.",
    ],
    food.name,
    "energy",
  );
}

function fatKindSentence(food: CatalogueFood): string | undefined {
  const fat = amountOrZero(food, "fat");
  if (fat < FAT_WORTH_TELLING_G) return undefined;
  const unsaturated = amountOrZero(food, "monounsaturatedFatG") + amountOrZero(food, "polyunsaturatedFatG");
  if (unsaturated <= fat * MOST) return undefined;
  return pick(
    [
      "More than half of its fat is unsaturated, the kind of nuts, seeds and most plant oils.",
      "Over half of its fat is the unsaturated kind, which makes oils liquid.",
    ],
    food.name,
    "fat",
  );
}
