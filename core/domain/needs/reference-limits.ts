import { type AnyNutrient, KCAL_PER_G, type Unit } from "#core/domain/nutrients/nutrients.ts";
import { type Person, sodiumLimit } from "./needs.ts";

/** The most caffeine a day at ages 12 to 18 (AACAP 2020). */
export const CAFFEINE_A_DAY_MG = 100;

/** A published figure for a day of this user: to stay below, or to reach. */
export interface Reference {
  kind: "less than" | "about";
  amount: number;
  unit: Unit;
  source: string;
}

const SATURATED_SHARE_OF_ENERGY = 0.1;

const ADULT_CAFFEINE_MG = 400;
const CAFFEINE_FROM = 12;
const ADULT_FROM = 19;
const OLDER_TEEN_FROM = 14;
const YOUNGEST = 9;
const CHOLESTEROL_DAILY_VALUE_MG = 300;

/** For males and females: adequate intakes and allowances of the Dietary Reference Intakes that the bars do not show. */
const FURTHER: Partial<Record<AnyNutrient, Record<"9–13" | "14–18" | "19–30", readonly [male: number, female: number]>>> = {
  cholineMg: { "9–13": [375, 375], "14–18": [550, 400], "19–30": [550, 425] },
  copperMg: { "9–13": [0.7, 0.7], "14–18": [0.89, 0.89], "19–30": [0.9, 0.9] },
  seleniumUg: { "9–13": [40, 40], "14–18": [55, 55], "19–30": [55, 55] },
  omega3AlaG: { "9–13": [1.2, 1], "14–18": [1.6, 1.1], "19–30": [1.6, 1.1] },
};
const FURTHER_UNITS: Partial<Record<AnyNutrient, Unit>> = { cholineMg: "mg", copperMg: "mg", seleniumUg: "µg", omega3AlaG: "g" };

/** The published limit or reference for a nutrient; undefined if there is none. */
export function referenceFor(nutrient: AnyNutrient, person: Person, energyKcal: number): Reference | undefined {
  if (nutrient === "sodium") return { kind: "less than", unit: "mg", ...sodiumLimit(person) };
  if (nutrient === "saturatedFat") {
    const amount = (energyKcal * SATURATED_SHARE_OF_ENERGY) / KCAL_PER_G.fat;
    return { kind: "less than", amount, unit: "g", source: "10% of the day's energy (Dietary Guidelines for Americans)" };
  }
  if (nutrient === "caffeineMg") return caffeineLimit(person.age);
  if (nutrient === "cholesterolMg")
    return { kind: "less than", amount: CHOLESTEROL_DAILY_VALUE_MG, unit: "mg", source: "FDA Daily Values, 2016" };
  return furtherReference(nutrient, person);
}

function caffeineLimit(age: number | null): Reference | undefined {
  if (age !== null && age < CAFFEINE_FROM) return undefined;
  if (age !== null && age >= ADULT_FROM) return { kind: "less than", amount: ADULT_CAFFEINE_MG, unit: "mg", source: "FDA, for adults" };
  return { kind: "less than", amount: CAFFEINE_A_DAY_MG, unit: "mg", source: "AACAP 2020, for ages 12 to 18" };
}

function furtherReference(nutrient: AnyNutrient, { age, gender }: Person): Reference | undefined {
  const limits = FURTHER[nutrient];
  const unit = FURTHER_UNITS[nutrient];
  if (!limits || !unit) return undefined;
  if (age === null || gender === null || age < YOUNGEST) {
    return {
      kind: "about",
      amount: limits["14–18"][0],
      unit,
      source: "Dietary Reference Intakes (NASEM), the highest figure for ages 14–18",
    };
  }
  const [male, female] = limits[age < OLDER_TEEN_FROM ? "9–13" : age < ADULT_FROM ? "14–18" : "19–30"];
  const amount = gender === "other" ? (male + female) / 2 : gender === "male" ? male : female;
  return { kind: "about", amount, unit, source: "Dietary Reference Intakes (NASEM, NCBI NBK56068)" };
}
