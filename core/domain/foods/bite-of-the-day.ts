import { GOOD_SOURCE_FROM_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS, MINERALS, type Mineral, VITAMINS, type Vitamin } from "#core/domain/nutrients/nutrients.ts";
import { percentOf } from "#core/domain/nutrients/proportions.ts";
import { type FiguresPer100G, nutrientIn } from "./portions.ts";

/** The fields of a food from the API that a fact needs. */
export interface FoodWithHighlight extends FiguresPer100G {
  id: string;
  name: string;
  portions: readonly { label: string; grams: number }[];
  healthBenefits: string | null;
  aiProvider: string | null;
  isOwn: boolean;
}

type ToldNutrient = "protein" | "fiber" | Vitamin | Mineral;

/** The nutrient of which a usual portion has the most, as a share of the Daily Value. */
export interface Highlight {
  nutrient: ToldNutrient;
  percent: number;
  portion: { label: string; grams: number };
}

export interface Bite<F extends FoodWithHighlight> {
  food: F;
  /** Written by the catalogue's rules, never by a user or a model. */
  text: string | undefined;
  highlight: Highlight | undefined;
}

/** Safe to cast: the keys of constants are exactly their keys. Nutrients that labels warn about are omitted. */
const TOLD = ["protein", "fiber", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as ToldNutrient[];

/**
 * One true fact a day about something that was eaten. Each food gets a random number for the day and the lowest wins, so
 * that a food logged later rarely changes it.
 */
export function biteOfTheDay<F extends FoodWithHighlight>(day: string, foods: readonly F[]): Bite<F> | undefined {
  const bites = foods.map(biteOf).filter(({ text, highlight }) => text !== undefined || highlight !== undefined);
  return bites.toSorted((one, other) => hashOfDay(day, one.food) - hashOfDay(day, other.food))[0];
}

export function biteOf<F extends FoodWithHighlight>(food: F): Bite<F> {
  const isFromCatalogue = !food.isOwn && food.aiProvider === null;
  return { food, text: (isFromCatalogue && food.healthBenefits) || undefined, highlight: highlightOf(food) };
}

/** Undefined if a portion has less than a label would call a good source. */
export function highlightOf(food: FoodWithHighlight): Highlight | undefined {
  const [portion] = food.portions;
  if (!portion) return undefined;
  const shares = TOLD.flatMap((nutrient) => {
    const percent = percentOf(nutrientIn(food, nutrient, portion.grams), ALL_NUTRIENTS[nutrient].dailyValue);
    return percent !== undefined && percent >= GOOD_SOURCE_FROM_PERCENT ? [{ nutrient, percent, portion }] : [];
  });
  return shares.toSorted((one, other) => other.percent - one.percent)[0];
}

/** The same for everyone who eats the same food on the same day. */
export const hashOfDay = (day: string, { id }: { id: string }): number => hash(`${day} ${id}`);

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
}
