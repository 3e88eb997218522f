import { GOOD_SOURCE_FROM_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS, MINERALS, type Mineral, VITAMINS, type Vitamin } from "#core/domain/nutrients/nutrients.ts";
import { toPercent } from "#core/domain/nutrients/proportions.ts";
import { type NutrientsPer100G, nutrientIn } from "./portions.ts";

/** The fields of a food from the API that a fact needs. */
export interface FoodWithHighlight extends NutrientsPer100G {
  id: string;
  name: string;
  portions: readonly { label: string; grams: number }[];
  healthBenefits: string | null;
  aiProvider: string | null;
  isOwn: boolean;
}

type HighlightNutrient = "protein" | "fiber" | Vitamin | Mineral;

/** The nutrient of which a usual portion has the most, as a share of the Daily Value. */
export interface Highlight {
  nutrient: HighlightNutrient;
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
const HIGHLIGHT_NUTRIENTS = ["protein", "fiber", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as HighlightNutrient[];

/**
 * One true fact a day about something that was eaten. Each food gets a random number for the day and the lowest wins, so
 * that a food logged later rarely changes it.
 */
export function biteOfTheDay<F extends FoodWithHighlight>(day: string, foods: readonly F[]): Bite<F> | undefined {
  const bites = foods.map(toBite).filter(({ text, highlight }) => text !== undefined || highlight !== undefined);
  return bites.toSorted((a, b) => hashOfDay(day, a.food) - hashOfDay(day, b.food))[0];
}

export function toBite<F extends FoodWithHighlight>(food: F): Bite<F> {
  const isFromCatalogue = !food.isOwn && food.aiProvider === null;
  return { food, text: (isFromCatalogue && food.healthBenefits) || undefined, highlight: findHighlight(food) };
}

/**
 * Undefined if a portion has less than a label would call a good source.
 * @internal
 */
export function findHighlight(food: FoodWithHighlight): Highlight | undefined {
  const [portion] = food.portions;
  if (!portion) return undefined;
  const shares = HIGHLIGHT_NUTRIENTS.flatMap((nutrient) => {
    const percent = toPercent(nutrientIn(food, nutrient, portion.grams), ALL_NUTRIENTS[nutrient].dailyValue);
    return percent !== undefined && percent >= GOOD_SOURCE_FROM_PERCENT ? [{ nutrient, percent, portion }] : [];
  });
  return shares.toSorted((a, b) => b.percent - a.percent)[0];
}

/** The same for everyone who eats the same food on the same day. */
const hashOfDay = (day: string, { id }: { id: string }): number => hash(`${day} ${id}`);

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
}
