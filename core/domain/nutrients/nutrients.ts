import { MAX_KCAL_PER_100_G, MAX_MACRO_G_PER_100_G } from "#core/domain/foods/limits.ts";

/** The sodium in 100 g of pure salt. */
const MAX_SODIUM_MG_PER_100_G = 40_000;

/** Every nutrient the catalogue knows, with its unit in its name. Amounts are per 100 g. */
export type Unit = "kcal" | "g" | "mg" | "µg";

export interface Nutrient {
  label: string;
  unit: Unit;
  /** FDA Daily Value for ages 4 and up (2016), if there is one. */
  dailyValue?: number;
}

interface MainNutrientFacts extends Nutrient {
  /** No food has more. */
  maxPer100G: number;
  /** Its place on a package's label. */
  labelPosition: number;
  /** Calm mode shows neither energy nor the grams it comes from. */
  isHiddenInCalmMode: boolean;
  /** In Open Food Facts, without '_100g'. */
  offName: string;
  /** In USDA's food_nutrient.csv; the first that a food has. */
  usdaNumbers: readonly [string, ...string[]];
}

const gram = { unit: "g", maxPer100G: MAX_MACRO_G_PER_100_G } as const;

/** Stored as separate fields of a food, in this order: the version of a food is a hash of its figures. */
export const MAIN_NUTRIENTS = {
  calories: {
    label: "Energy",
    unit: "kcal",
    maxPer100G: MAX_KCAL_PER_100_G,
    labelPosition: 1,
    isHiddenInCalmMode: true,
    offName: "energy-kcal",
    usdaNumbers: ["1008"],
  },
  protein: {
    ...gram,
    label: "Protein",
    dailyValue: 50,
    labelPosition: 7,
    isHiddenInCalmMode: true,
    offName: "proteins",
    usdaNumbers: ["1003"],
  },
  carbs: {
    ...gram,
    label: "Carbs",
    dailyValue: 275,
    labelPosition: 4,
    isHiddenInCalmMode: true,
    offName: "carbohydrates",
    usdaNumbers: ["1005"],
  },
  fat: {
    ...gram,
    label: "Fat",
    dailyValue: 78,
    labelPosition: 2,
    isHiddenInCalmMode: true,
    offName: "fat",
    usdaNumbers: ["1004"],
  },
  saturatedFat: {
    ...gram,
    label: "Saturated fat",
    dailyValue: 20,
    labelPosition: 3,
    isHiddenInCalmMode: true,
    offName: "saturated-fat",
    usdaNumbers: ["1258"],
  },
  fiber: {
    ...gram,
    label: "Fiber",
    dailyValue: 28,
    labelPosition: 6,
    isHiddenInCalmMode: false,
    offName: "fiber",
    usdaNumbers: ["1079"],
  },
  sugar: {
    ...gram,
    label: "Sugar",
    labelPosition: 5,
    isHiddenInCalmMode: true,
    offName: "sugars",
    usdaNumbers: ["2000", "1063"],
  },
  sodium: {
    label: "Sodium",
    unit: "mg",
    dailyValue: 2300,
    maxPer100G: MAX_SODIUM_MG_PER_100_G,
    labelPosition: 8,
    isHiddenInCalmMode: false,
    offName: "sodium",
    usdaNumbers: ["1093"],
  },
} as const satisfies Record<string, MainNutrientFacts>;

export const VITAMINS = {
  vitaminAUg: { label: "Vitamin A", unit: "µg", dailyValue: 900 },
  vitaminCMg: { label: "Vitamin C", unit: "mg", dailyValue: 90 },
  vitaminDUg: { label: "Vitamin D", unit: "µg", dailyValue: 20 },
  vitaminEMg: { label: "Vitamin E", unit: "mg", dailyValue: 15 },
  vitaminKUg: { label: "Vitamin K", unit: "µg", dailyValue: 120 },
  thiaminMg: { label: "Vitamin B1 (thiamin)", unit: "mg", dailyValue: 1.2 },
  riboflavinMg: { label: "Vitamin B2 (riboflavin)", unit: "mg", dailyValue: 1.3 },
  niacinMg: { label: "Vitamin B3 (niacin)", unit: "mg", dailyValue: 16 },
  vitaminB6Mg: { label: "Vitamin B6", unit: "mg", dailyValue: 1.7 },
  folateUg: { label: "Folate", unit: "µg", dailyValue: 400 },
  vitaminB12Ug: { label: "Vitamin B12", unit: "µg", dailyValue: 2.4 },
  cholineMg: { label: "Choline", unit: "mg" },
} as const satisfies Record<string, Nutrient>;

export const MINERALS = {
  calciumMg: { label: "Calcium", unit: "mg", dailyValue: 1300 },
  ironMg: { label: "Iron", unit: "mg", dailyValue: 18 },
  magnesiumMg: { label: "Magnesium", unit: "mg", dailyValue: 420 },
  phosphorusMg: { label: "Phosphorus", unit: "mg", dailyValue: 1250 },
  potassiumMg: { label: "Potassium", unit: "mg", dailyValue: 4700 },
  zincMg: { label: "Zinc", unit: "mg", dailyValue: 11 },
  copperMg: { label: "Copper", unit: "mg" },
  seleniumUg: { label: "Selenium", unit: "µg" },
} as const satisfies Record<string, Nutrient>;

export const OTHER_NUTRIENTS = {
  monounsaturatedFatG: { label: "Monounsaturated fat", unit: "g" },
  polyunsaturatedFatG: { label: "Polyunsaturated fat", unit: "g" },
  omega3AlaG: { label: "Omega-3 (ALA)", unit: "g" },
  omega3EpaG: { label: "Omega-3 (EPA)", unit: "g" },
  omega3DpaG: { label: "Omega-3 (DPA)", unit: "g" },
  omega3DhaG: { label: "Omega-3 (DHA)", unit: "g" },
  cholesterolMg: { label: "Cholesterol", unit: "mg" },
  betaCaroteneUg: { label: "Beta-carotene", unit: "µg" },
  lycopeneUg: { label: "Lycopene", unit: "µg" },
  luteinUg: { label: "Lutein and zeaxanthin", unit: "µg" },
  caffeineMg: { label: "Caffeine", unit: "mg" },
  theobromineMg: { label: "Theobromine", unit: "mg" },
  waterG: { label: "Water", unit: "g" },
} as const satisfies Record<string, Nutrient>;

/** Sugar added by the manufacturer. USDA calculates it from recipes, so it is stored apart from the measured values. Per 100 g. */
export const ADDED_SUGARS = { nutrient: "addedSugarsG", label: "Added sugars", unit: "g", dailyValue: 50 } as const;

/** FDA Daily Value (2016), only for labels: no table of needs includes cholesterol. */
export const CHOLESTEROL_DAILY_VALUE_MG = 300;

export const ALL_NUTRIENTS: Record<AnyNutrient, Nutrient> = { ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS };

/** What a food's energy comes from. */
export const MACROS = ["protein", "carbs", "fat"] as const satisfies readonly MainNutrient[];
export type Macro = (typeof MACROS)[number];
export const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const satisfies Record<Macro, number>;

/** Safe to cast: the keys of a constant are exactly its keys. */
export const MAIN_NUTRIENT_NAMES = Object.keys(MAIN_NUTRIENTS) as readonly MainNutrient[];

type FurtherMainNutrient = Exclude<MainNutrient, "calories" | Macro>;
/** The ones a label may leave out: all besides energy and what it comes from. */
export const FURTHER_MAIN_NUTRIENTS = MAIN_NUTRIENT_NAMES.filter(
  (nutrient): nutrient is FurtherMainNutrient => nutrient !== "calories" && !MACROS.some((macro) => macro === nutrient),
);

/** One value for each of these nutrients: a column, a rule, an amount. */
export function mapNutrients<K extends MainNutrient, T>(nutrients: readonly K[], toValue: (nutrient: K) => T): Record<K, T> {
  // Safe to cast: Object.fromEntries loses the key type.
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient, toValue(nutrient)])) as Record<K, T>;
}

export const mapMainNutrients = <T>(toValue: (nutrient: MainNutrient) => T): Record<MainNutrient, T> =>
  mapNutrients(MAIN_NUTRIENT_NAMES, toValue);

export type MainNutrient = keyof typeof MAIN_NUTRIENTS;
export type Vitamin = keyof typeof VITAMINS;
export type Mineral = keyof typeof MINERALS;
export type OtherNutrient = keyof typeof OTHER_NUTRIENTS;
export type AnyNutrient = MainNutrient | Vitamin | Mineral | OtherNutrient;
