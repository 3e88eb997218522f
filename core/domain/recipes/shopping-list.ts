import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { AISLES, type Aisle } from "./aisles.ts";
import { type Measure, readMeasure, unitNaming, writeMeasure } from "./scale-measure.ts";

interface Ingredient {
  key: string;
  name: string;
  aisle: Aisle;
  /** Empty if only the weight is known. */
  measure: string;
  /** Null if the weight is unknown: then the name includes the amount. */
  grams: number | null;
  allergens?: StoredAllergens | null | undefined;
}

export interface DishToCook {
  name: string;
  /** The number of servings that the ingredients are for. */
  recipeServings: number;
  /** The number of servings to cook. */
  servings: number;
  ingredients: readonly Ingredient[];
}

export interface ShoppingItem {
  key: string;
  name: string;
  /** '1½ cups', or '1 can + 2 tablespoons' if the units cannot be added up. */
  amount: string;
  /** Whether the amount already includes the name: '6 zucchini'. */
  isNamedByAmount: boolean;
  grams: number | null;
  /** The dishes that need this item. */
  dishes: string[];
  allergens?: StoredAllergens | null | undefined;
}

export interface ShoppingAisle {
  aisle: Aisle;
  items: ShoppingItem[];
}

const TEASPOONS_PER_TABLESPOON = 3;
const TEASPOONS_PER_CUP = 48;
const TEASPOONS: Readonly<Record<string, number>> = { teaspoon: 1, tablespoon: TEASPOONS_PER_TABLESPOON, cup: TEASPOONS_PER_CUP };
/** In teaspoons: from this amount on, the next larger measure is more practical. */
const TABLESPOONS_FROM = TEASPOONS_PER_TABLESPOON;
const CUPS_FROM = TEASPOONS_PER_CUP / 2;

interface Needed {
  ingredient: Ingredient;
  grams: number | null;
  measures: Measure[];
  /** At least one dish gives no measure, so only the weight can be added up. */
  isWeighed: boolean;
  dishes: Set<string>;
}

const newNeed = (ingredient: Ingredient): Needed => ({ ingredient, grams: null, measures: [], isWeighed: false, dishes: new Set() });

/** The items to buy for these dishes: each ingredient once, with the amounts added up, in the order of the aisles. */
export function shoppingList(dishes: readonly DishToCook[]): ShoppingAisle[] {
  const needed = new Map<string, Needed>();
  for (const { name, recipeServings, servings, ingredients } of dishes) {
    const factor = servings / recipeServings;
    for (const ingredient of ingredients) {
      const item = needed.get(ingredient.key) ?? newNeed(ingredient);
      const measure = readMeasure(ingredient.measure);
      if (ingredient.grams !== null) item.grams = (item.grams ?? 0) + ingredient.grams * factor;
      if (measure) item.measures.push({ ...measure, value: measure.value * factor });
      else item.isWeighed = true;
      item.dishes.add(name);
      needed.set(ingredient.key, item);
    }
  }
  const all = [...needed.values()].map(({ ingredient: { key, name, aisle, allergens }, grams, measures, isWeighed, dishes: names }) => {
    const amounts = isWeighed ? [] : addUp(measures);
    const isNamedByAmount = amounts.length > 0 && amounts.every(({ unit }) => unitNaming(name, unit));
    const named = isNamedByAmount ? amounts.map(({ value, unit }) => ({ value, unit: unitNaming(name, unit) ?? unit })) : amounts;
    const amount = named.map(writeMeasure).join(" + ");
    return { aisle, item: { key, name, amount, isNamedByAmount, grams, dishes: [...names], allergens } };
  });
  return AISLES.map((aisle) => ({
    aisle,
    items: all.flatMap((one) => (one.aisle === aisle ? [one.item] : [])).sort((a, b) => a.name.localeCompare(b.name, "en")),
  })).filter(({ items }) => items.length > 0);
}

/** Spoons and cups are combined into one amount; every other unit is added up separately. */
function addUp(measures: readonly Measure[]): Measure[] {
  let teaspoons = 0;
  const others = new Map<string, number>();
  for (const { value, unit } of measures) {
    const each = TEASPOONS[unit];
    if (each) teaspoons += value * each;
    else others.set(unit, (others.get(unit) ?? 0) + value);
  }
  const counted = [...others].map(([unit, value]) => ({ unit, value }));
  if (teaspoons === 0) return counted;
  // If every spoon or cup measure is in cups, the sum is in cups, however small.
  const areCups = measures.every(({ unit }) => unit === "cup" || !TEASPOONS[unit]);
  return [areCups ? inCups(teaspoons) : spoonsOrCups(teaspoons), ...counted];
}

const inCups = (teaspoons: number): Measure => ({ value: teaspoons / TEASPOONS_PER_CUP, unit: "cup" });

function spoonsOrCups(teaspoons: number): Measure {
  if (teaspoons < TABLESPOONS_FROM) return { value: teaspoons, unit: "teaspoon" };
  if (teaspoons < CUPS_FROM) return { value: teaspoons / TEASPOONS_PER_TABLESPOON, unit: "tablespoon" };
  return inCups(teaspoons);
}
