import type { AgeBand } from "./age-bands.ts";
import type { GermRisk } from "./germs.ts";
import { type OverLimit, UPPER_LIMITS } from "./upper-limits.ts";

const POULTRY = "165 °F (74 °C)";
const GROUND_AND_EGG = "160 °F (71 °C)";
const FISH_AND_CUTS = "145 °F (63 °C)";

/** USDA and FDA: the temperatures in the middle at which germs are gone. */
export const GERM_TEXTS: Record<GermRisk, string> = {
  "raw fish": `Raw fish can carry germs and parasites. Cooked to ${FISH_AND_CUTS} it is no longer a risk.`,
  "raw shellfish": `Raw shellfish can carry germs that make people very ill. Cook it to ${FISH_AND_CUTS}, until it is firm or the shells open.`,
  "cold-smoked fish": `Cold-smoked fish is not cooked and can carry germs. Cooking it to ${FISH_AND_CUTS} takes care of them.`,
  "raw poultry": `These figures are for it uncooked. Cook poultry to ${POULTRY} in the middle, and wash your hands after touching it.`,
  "raw ground meat": `These figures are for it uncooked. Cook ground meat to ${GROUND_AND_EGG} in the middle: germs get mixed all the way in.`,
  "raw meat": `These figures are for it uncooked. Cook whole cuts to ${FISH_AND_CUTS}, then let them rest for three minutes.`,
  "ground meat": `Ground meat is done at ${GROUND_AND_EGG} in the middle: grinding mixes germs all the way in.`,
  poultry: `Poultry is done at ${POULTRY} in the thickest part; its color cannot tell.`,
  "raw egg": `Raw egg can carry germs. Cooked until firm, ${GROUND_AND_EGG}, it is no longer a risk.`,
  "soft egg": `A soft yolk can carry germs. Cook white and yolk until firm, ${GROUND_AND_EGG}.`,
  "maybe raw egg": `From a store it is made with heated egg. Homemade ones may hold raw egg, which can carry germs: heat it to ${GROUND_AND_EGG}.`,
  "raw dough": `Raw flour and raw egg can carry germs. Bake dough through, to ${POULTRY}, before you taste it.`,
  flour: `Raw flour can carry germs. Bake or cook it through, to ${POULTRY}, before you taste it.`,
  sprouts: `Raw sprouts can carry germs that no washing takes off. Cook them until steaming hot, ${POULTRY}.`,
  "raw-milk cheese": `Some soft cheese is made with raw milk, which can make you very ill. Look for ‘pasteurized’, or heat it to ${POULTRY}.`,
  "raw juice": `Fresh-pressed cider can carry germs if it is not pasteurized. Look for ‘pasteurized’, or heat it to ${POULTRY}.`,
  "dry kidney beans":
    "Raw kidney beans hold a toxin. Soak them, pour the water off, and boil them hard for ten minutes; a slow cooker is not hot enough.",
};

export const ALCOHOL_TEXT = "Has alcohol.";
export const MAYBE_ALCOHOL_TEXT = "It is often made with alcohol, and some of it can stay.";

const HOW_OFTEN = {
  vitaminAUg: "once a week is plenty",
  seleniumUg: "one or two nuts are plenty",
  zincMg: "now and then is fine, and every day is too much",
  copperMg: "once a week is plenty",
} as const;

const AGES: Record<AgeBand, string> = { "9-13": "at ages 9 to 13", "14-18": "at ages 14 to 18", "19+": "from 19 on" };
const DIGITS = 2;

const rounded = (amount: number): string => Number(amount.toPrecision(DIGITS)).toLocaleString("en-US");

/** For readers of one age; undefined if the serving stays below their limits. */
export function limitText(serving: string, over: readonly OverLimit[], band: AgeBand): string | undefined {
  const [first, ...others] = over.filter(({ nutrient, amount }) => amount > UPPER_LIMITS[nutrient][band]);
  if (!first) return undefined;
  const { word, unit, [band]: limit } = UPPER_LIMITS[first.nutrient];
  const most = `The most for a day ${AGES[band]} is ${limit.toLocaleString("en-US")} ${unit}, so ${HOW_OFTEN[first.nutrient]}.`;
  const also = others.map(({ nutrient }) => ` Its ${UPPER_LIMITS[nutrient].word} is over the limit too.`).join("");
  return `${serving} has about ${rounded(first.amount)} ${unit} of ${word}. ${most}${also}`;
}
