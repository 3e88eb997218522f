import { MAX_KCAL_PER_100_G, MAX_MACRO_G_PER_100_G } from "#core/domain/foods/limits.ts";
import { KCAL_PER_G, MAIN_NUTRIENT_NAMES, type MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import { isShopCode } from "./gtin.ts";
import { type Basis, checkAmount } from "./product.ts";
import { PRODUCT_WARNINGS, type ProductWarning } from "./product-warnings.ts";

const FIBER_KCAL_PER_G = 2;
const ALCOHOL_KCAL_PER_G = 7;
const ALCOHOL_G_PER_ML = 0.79;
const KJ_PER_KCAL = 4.184;
/** EU law defines the salt on a label as its sodium times this factor. */
export const SALT_PER_SODIUM = 2.5;
/** Labels round their figures, and the energy of fibers and acids varies. */
const ENERGY_TOLERANCE = 0.2;
const ENERGY_TOLERANCE_KCAL = 25;
const WEIGHT_TOLERANCE_G = 5;
const PART_TOLERANCE_G = 0.5;
/** 12 g of salt. Only salt itself and salty seasonings contain more. */
const MUCH_SODIUM_MG = 4800;
/** With this much fat, 100 ml weigh clearly less than 100 g. */
const MUCH_FAT_PER_100_ML = 20;

/** The figures that the rules check, as the source gives them. */
export interface JudgedProduct extends Record<MainNutrient, number | null> {
  gtin: string;
  energyKj?: number | null;
  saltG?: number | null;
  alcoholPercent?: number | null;
  polyolsG?: number | null;
  basis: Basis;
  /** The source gives contradictory units, such as grams on the package and milliliters in the serving. */
  isBasisUnclear: boolean;
  isServingUnclear: boolean;
  /** Salt, stock, soy sauce and similar products. */
  isSeasoning: boolean;
}

/** The reasons to check the label, in the order of DOUBTS. */
export function findWarnings(product: JudgedProduct): ProductWarning[] {
  const found = new Set<ProductWarning>();
  const { gtin, calories, protein, carbs, fat, saturatedFat, sugar, sodium, saltG, basis } = product;
  const energy = findEnergyWarning(product);
  if (energy) found.add(energy);
  const weight = (protein ?? 0) + (carbs ?? 0) + (fat ?? 0);
  if (basis === "100 g" && weight > MAX_MACRO_G_PER_100_G + WEIGHT_TOLERANCE_G) found.add("more_than_100_g");
  if (isMore(sugar, carbs) || isMore(saturatedFat, fat)) found.add("part_of_more_than_whole");
  if (isSaltUnclear(sodium, saltG ?? null, product.isSeasoning)) found.add("salt_as_sodium");
  const isImpossible = MAIN_NUTRIENT_NAMES.some((nutrient) => checkAmount(nutrient, product[nutrient]) === undefined);
  if (isImpossible) found.add("impossible_figure");
  if (product.isBasisUnclear || (basis === "100 ml" && (fat ?? 0) > MUCH_FAT_PER_100_ML)) found.add("per_100_ml");
  if ([calories, protein, carbs, fat].includes(null)) found.add("missing_figures");
  if (product.isServingUnclear) found.add("serving_unclear");
  if (isShopCode(gtin)) found.add("shop_code");
  return PRODUCT_WARNINGS.filter((warning) => found.has(warning));
}

const isMore = (part: number | null, whole: number | null): boolean => part !== null && whole !== null && part > whole + PART_TOLERANCE_G;

/** Countries differ in whether carbs include fiber, so energy is doubtful only if it is outside the range of all readings. */
function findEnergyWarning({
  calories,
  energyKj,
  protein,
  carbs,
  fat,
  fiber,
  alcoholPercent,
  polyolsG,
}: JudgedProduct): ProductWarning | undefined {
  if (calories === null) return undefined;
  const isSameInKj = typeof energyKj === "number" && calories > ENERGY_TOLERANCE_KCAL && Math.abs(energyKj - calories) < 0.02 * calories;
  if (protein === null || carbs === null || fat === null) {
    return isSameInKj || calories > MAX_KCAL_PER_100_G ? "kj_as_kcal" : undefined;
  }
  const energyFreeG = (fiber ?? 0) + (polyolsG ?? 0);
  const least = KCAL_PER_G.carbs * (protein + Math.max(0, carbs - energyFreeG)) + KCAL_PER_G.fat * fat;
  const alcohol = ALCOHOL_KCAL_PER_G * ALCOHOL_G_PER_ML * (alcoholPercent ?? 0);
  const most = KCAL_PER_G.carbs * (protein + carbs) + KCAL_PER_G.fat * fat + FIBER_KCAL_PER_G * (fiber ?? 0) + alcohol;
  const tolerance = Math.max(ENERGY_TOLERANCE_KCAL, ENERGY_TOLERANCE * most);
  if (calories >= least - tolerance && calories <= most + tolerance) return undefined;
  const inKcal = calories / KJ_PER_KCAL;
  const fitsAsKj = inKcal >= least - tolerance && inKcal <= most + tolerance && calories > most;
  return fitsAsKj ? "kj_as_kcal" : "energy_does_not_add_up";
}

function isSaltUnclear(sodiumMg: number | null, saltG: number | null, isSeasoning: boolean): boolean {
  if (sodiumMg === null) return false;
  if (sodiumMg > MUCH_SODIUM_MG && !isSeasoning) return true;
  if (saltG === null) return false;
  const expectedG = (sodiumMg / 1000) * SALT_PER_SODIUM;
  return Math.abs(saltG - expectedG) > Math.max(0.05, ENERGY_TOLERANCE * expectedG);
}
