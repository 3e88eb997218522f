import type { CatalogueFood } from "./catalogue-food.ts";
import { isDrink } from "./drinks.ts";
import { FOOD_GROUPS, type FoodGroup } from "./food-groups.ts";
import type { FoodPatterns } from "./food-patterns.ts";

/** How much of each food group an amount of food contains, as the dietary guidelines count it. */
export interface EatenGroups {
  fruitCups: number;
  vegetableCups: number;
  wholeGrainsOz: number;
  refinedGrainsOz: number;
  dairyCups: number;
  proteinOz: number;
  addedSugarsG: number;
}

/** One cup in ounces: beans, peas and lentils count as vegetables or as protein foods. */
const LEGUME_OZ_PER_CUP = 4;
const MILK_SUGAR_G_PER_100_G = 5;
/** Rough amounts by category, for foods that USDA has not counted. */
const CUP_G = 150;
const OUNCE_G = 28.35;

/** The fields of a food that determine its groups. */
export type GroupedFood = Pick<CatalogueFood, "name" | "group" | "category" | "sugar" | "patterns">;

export const sumGroups = (all: readonly EatenGroups[]): EatenGroups =>
  all.reduce(
    (sum, one) => ({
      fruitCups: sum.fruitCups + one.fruitCups,
      vegetableCups: sum.vegetableCups + one.vegetableCups,
      wholeGrainsOz: sum.wholeGrainsOz + one.wholeGrainsOz,
      refinedGrainsOz: sum.refinedGrainsOz + one.refinedGrainsOz,
      dairyCups: sum.dairyCups + one.dairyCups,
      proteinOz: sum.proteinOz + one.proteinOz,
      addedSugarsG: sum.addedSugarsG + one.addedSugarsG,
    }),
    NOTHING,
  );

const NOTHING: EatenGroups = {
  fruitCups: 0,
  vegetableCups: 0,
  wholeGrainsOz: 0,
  refinedGrainsOz: 0,
  dairyCups: 0,
  proteinOz: 0,
  addedSugarsG: 0,
};

/** A few bites; a smaller amount of a group is a trace in a recipe. */
const TASTED_CUPS = 0.2;
const TASTED_OZ = 0.5;

/** The groups that these foods contain, by content and category, not by name: a burrito has grain and protein. */
export function groupsEaten(eaten: readonly { food: GroupedFood; grams: number }[]): FoodGroup[] {
  const sum = sumGroups(eaten.map(({ food, grams }) => groupsIn(food, grams)));
  const nutsOz = eaten.reduce((oz, { food, grams }) => oz + ((food.patterns?.nutsSeedsOz ?? 0) * grams) / 100, 0);
  const isIn: Record<FoodGroup, boolean> = {
    fruit: sum.fruitCups >= TASTED_CUPS,
    vegetable: sum.vegetableCups >= TASTED_CUPS,
    protein: sum.proteinOz - nutsOz >= TASTED_OZ,
    grain: sum.wholeGrainsOz + sum.refinedGrainsOz >= TASTED_OZ,
    dairy: sum.dairyCups >= TASTED_CUPS,
    nuts: nutsOz >= TASTED_OZ,
  };
  return FOOD_GROUPS.filter((group) => isIn[group] || eaten.some(({ food }) => food.category === group));
}

export function groupsIn(food: GroupedFood, grams: number): EatenGroups {
  const times = grams / 100;
  if (!food.patterns) return guessed(food, grams);
  const p = food.patterns;
  return {
    fruitCups: Math.max(0, p.fruitCups - p.fruitJuiceCups) * times,
    vegetableCups: (p.vegetableCups + p.legumesCups) * times,
    wholeGrainsOz: p.wholeGrainsOz * times,
    refinedGrainsOz: p.refinedGrainsOz * times,
    dairyCups: p.dairyCups * times,
    proteinOz: proteinOz(p) * times,
    addedSugarsG: p.addedSugarsG * times,
  };
}

const proteinOz = (p: FoodPatterns): number =>
  p.meatOz +
  p.poultryOz +
  p.seafoodHighOmega3Oz +
  p.seafoodLowOmega3Oz +
  p.eggsOz +
  p.soyOz +
  p.nutsSeedsOz +
  p.legumesCups * LEGUME_OZ_PER_CUP;

/** Sources state total sugar; natural sugar is subtracted as far as the kind of food tells. Juice counts as sugared. */
function guessed(food: GroupedFood, grams: number): EatenGroups {
  const times = grams / 100;
  const sugar = (food.sugar ?? 0) * times;
  const isSolid = !isDrink(food);
  const isOwn = isSolid && (food.category === "fruit" || food.category === "vegetable");
  const milkSugar = food.category === "dairy" ? MILK_SUGAR_G_PER_100_G * times : 0;
  const of = (category: CatalogueFood["category"], amount: number) => (food.category === category && isSolid ? amount : 0);
  return {
    fruitCups: of("fruit", grams / CUP_G),
    vegetableCups: of("vegetable", grams / CUP_G),
    wholeGrainsOz: 0,
    refinedGrainsOz: of("grain", grams / OUNCE_G),
    dairyCups: food.category === "dairy" ? grams / CUP_G : 0,
    proteinOz: of("protein", grams / OUNCE_G) + of("nuts", grams / OUNCE_G),
    addedSugarsG: isOwn ? 0 : Math.max(0, sugar - milkSugar),
  };
}
