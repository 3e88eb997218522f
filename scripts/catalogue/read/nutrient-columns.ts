import type { FoodNutrients } from "#core/domain/foods/catalogue-food.ts";
import { type MainNutrient, type Mineral, mapMainNutrients, type OtherNutrient, type Vitamin } from "#core/domain/nutrients/nutrients.ts";

/** Our nutrients and their source columns. Folate is in dietary folate equivalents, like its Daily Value. */
const MAIN: Record<MainNutrient, string> = {
  calories: "kcal",
  protein: "protein_g",
  carbs: "carb_g",
  fat: "fat_g",
  saturatedFat: "satfat_g",
  fiber: "fiber_g",
  sugar: "sugar_g",
  sodium: "sodium_mg",
};

const VITAMIN: Record<Vitamin, string> = {
  vitaminAUg: "vit_a_rae_ug",
  vitaminCMg: "vit_c_mg",
  vitaminDUg: "vit_d_ug",
  vitaminEMg: "vit_e_mg",
  vitaminKUg: "vit_k_ug",
  thiaminMg: "thiamin_b1_mg",
  riboflavinMg: "riboflavin_b2_mg",
  niacinMg: "niacin_b3_mg",
  vitaminB6Mg: "vit_b6_mg",
  folateUg: "folate_dfe_ug",
  vitaminB12Ug: "vit_b12_ug",
  cholineMg: "choline_mg",
};

const MINERAL: Record<Mineral, string> = {
  calciumMg: "calcium_mg",
  ironMg: "iron_mg",
  magnesiumMg: "magnesium_mg",
  phosphorusMg: "phosphorus_mg",
  potassiumMg: "potassium_mg",
  zincMg: "zinc_mg",
  copperMg: "copper_mg",
  seleniumUg: "selenium_ug",
};

const OTHER: Record<OtherNutrient, string> = {
  monounsaturatedFatG: "monofat_g",
  polyunsaturatedFatG: "polyfat_g",
  omega3AlaG: "ala_18_3_g",
  omega3EpaG: "epa_20_5_g",
  omega3DpaG: "dpa_22_5_g",
  omega3DhaG: "dha_22_6_g",
  cholesterolMg: "cholesterol_mg",
  betaCaroteneUg: "carotene_beta_ug",
  lycopeneUg: "lycopene_ug",
  luteinUg: "lutein_zea_ug",
  caffeineMg: "caffeine_mg",
  theobromineMg: "theobromine_mg",
  waterG: "water_g",
};

export function toFoodNutrients(source: ReadonlyMap<string, number>): FoodNutrients {
  return {
    ...mapMainNutrients((nutrient) => source.get(MAIN[nutrient]) ?? null),
    vitamins: readAmounts(VITAMIN, source),
    minerals: readAmounts(MINERAL, source),
    otherNutrients: readAmounts(OTHER, source),
  };
}

function readAmounts<K extends string>(columns: Record<K, string>, source: ReadonlyMap<string, number>): Partial<Record<K, number>> {
  const amounts: Partial<Record<K, number>> = {};
  for (const nutrient in columns) {
    const value = source.get(columns[nutrient]);
    if (value !== undefined) amounts[nutrient] = value;
  }
  return amounts;
}
