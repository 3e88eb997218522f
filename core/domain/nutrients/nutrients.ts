export const CARBS_AND_PROTEIN_KCAL_PER_G = 4;
export const FAT_KCAL_PER_G = 9;

/** Every nutrient the catalogue knows, with its unit in its name. Amounts are per 100 g. */
export type Unit = "kcal" | "g" | "mg" | "µg";

export interface Nutrient {
  label: string;
  unit: Unit;
  /** FDA Daily Value for ages 4 and up (2016), if there is one. */
  dailyValue?: number;
}

/** Stored as separate fields of a food. */
export const MAIN_NUTRIENTS = {
  calories: { label: "Energy", unit: "kcal" },
  protein: { label: "Protein", unit: "g", dailyValue: 50 },
  carbs: { label: "Carbs", unit: "g", dailyValue: 275 },
  fat: { label: "Fat", unit: "g", dailyValue: 78 },
  saturatedFat: { label: "Saturated fat", unit: "g", dailyValue: 20 },
  fiber: { label: "Fiber", unit: "g", dailyValue: 28 },
  sugar: { label: "Sugar", unit: "g" },
  sodium: { label: "Sodium", unit: "mg", dailyValue: 2300 },
} as const satisfies Record<string, Nutrient>;

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

export type MainNutrient = keyof typeof MAIN_NUTRIENTS;
export type Vitamin = keyof typeof VITAMINS;
export type Mineral = keyof typeof MINERALS;
export type OtherNutrient = keyof typeof OTHER_NUTRIENTS;
