import type { ImportApp } from "#core/domain/imports/import-choices.ts";
import type { MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import { MAIN_NUTRIENTS, MINERALS, OTHER_NUTRIENTS, type Unit, VITAMINS } from "#core/domain/nutrients/nutrients.ts";

const UNITS: Readonly<Record<string, Unit | "kJ">> = {
  kcal: "kcal",
  cal: "kcal",
  calories: "kcal",
  kj: "kJ",
  g: "g",
  mg: "mg",
  µg: "µg",
  μg: "µg",
  ug: "µg",
  mcg: "µg",
};
const KJ_PER_KCAL = 4.184;
const STEPS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 };

/** The column names that apps use. */
const PLACES = {
  date: ["date", "day", "date time", "datetime", "logged at", "entry date"],
  time: ["time"],
  meal: ["meal", "group", "type", "meal type"],
  food: ["food name", "food", "name", "item", "meal name", "description"],
  brand: ["brand", "brands", "meal brands"],
  amount: ["amount", "quantity", "qty", "serving", "servings"],
  unit: ["unit", "units"],
  deleted: ["deleted"],
} as const;
export type Place = keyof typeof PLACES;

const NUTRIENTS: Readonly<Record<MainNutrient, readonly string[]> & Record<string, readonly string[]>> = {
  calories: ["calories", "energy", "kcal", "cals", "food cals"],
  protein: ["protein", "proteins"],
  carbs: ["carbohydrates", "carbs", "carbohydrate", "total carbohydrate"],
  fat: ["fat", "fats", "total fat"],
  saturatedFat: ["saturated fat", "saturated"],
  fiber: ["fiber", "fibre", "dietary fiber"],
  sugar: ["sugar", "sugars"],
  sodium: ["sodium"],
  cholesterolMg: ["cholesterol"],
  potassiumMg: ["potassium"],
  calciumMg: ["calcium"],
  ironMg: ["iron"],
  magnesiumMg: ["magnesium"],
  phosphorusMg: ["phosphorus"],
  zincMg: ["zinc"],
  copperMg: ["copper"],
  seleniumUg: ["selenium"],
  vitaminAUg: ["vitamin a"],
  vitaminCMg: ["vitamin c"],
  vitaminDUg: ["vitamin d"],
  vitaminEMg: ["vitamin e"],
  vitaminKUg: ["vitamin k"],
  thiaminMg: ["b1", "thiamin", "thiamine"],
  riboflavinMg: ["b2", "riboflavin"],
  niacinMg: ["b3", "niacin"],
  vitaminB6Mg: ["b6", "vitamin b6"],
  folateUg: ["folate"],
  vitaminB12Ug: ["b12", "vitamin b12"],
  caffeineMg: ["caffeine"],
  monounsaturatedFatG: ["monounsaturated", "monounsaturated fat"],
  polyunsaturatedFatG: ["polyunsaturated", "polyunsaturated fat"],
};
const ALL_NUTRIENTS = { ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS };

interface NutrientColumn {
  column: number;
  nutrient: string;
  factor: number;
  isPer100G: boolean;
}

export interface TableColumns {
  app: ImportApp;
  places: Partial<Record<Place, number>>;
  nutrients: NutrientColumn[];
  /** The unit in a column's name, such as 'quantity_g'. */
  amountUnit: string;
}

interface Heading {
  name: string;
  unit: string | undefined;
  isPer100G: boolean;
}

/** The longest column name of any app has about forty characters. */
const MAX_HEADING_LENGTH = 200;

function readHeading(text: string): Heading {
  const plain = text.slice(0, MAX_HEADING_LENGTH).toLowerCase().replaceAll("_", " ").replaceAll("\u00A0", " ").trim();
  const isPer100G = /per 100 ?g$/.test(plain);
  const bare = plain.replace(/ ?per 100 ?g$/, "");
  const unit = [...bare.matchAll(/\(([^)]*)\)/g)].at(-1)?.[1] ?? / (kcal|kj|g|mg|µg)$/.exec(bare)?.[1];
  const name = bare
    .replace(/\([^)]*\)/g, "")
    .replace(/ (kcal|kj|g|mg|µg)$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return { name, unit: unit?.trim(), isPer100G };
}

/** Returns what each column contains, or undefined if the table is not a diary. */
export function readColumns(header: readonly string[]): TableColumns | undefined {
  const headings = header.map(readHeading);
  const names = headings.map(({ name }) => name);
  const places: TableColumns["places"] = {};
  for (const [place, words] of Object.entries(PLACES)) {
    const column = words.map((word) => names.indexOf(word)).find((at) => at >= 0);
    // Safe to cast: `place` is a key of `PLACES`.
    if (column !== undefined) places[place as Place] = column;
  }
  const app = detectApp(new Set(names), header);
  const nutrients = headings.flatMap((heading, column) => readNutrient(heading, column, app));
  const isDiary = places.date !== undefined && (places.food !== undefined || nutrients.some(({ nutrient }) => nutrient === "calories"));
  return isDiary
    ? { app, places, nutrients, amountUnit: places.amount === undefined ? "" : (headings[places.amount]?.unit ?? "") }
    : undefined;
}

function readNutrient({ name, unit, isPer100G }: Heading, column: number, app: ImportApp): NutrientColumn[] {
  const nutrient = Object.keys(NUTRIENTS).find((key) => NUTRIENTS[key]?.includes(name));
  if (nutrient === undefined) return [];
  const to = ALL_NUTRIENTS[nutrient as keyof typeof ALL_NUTRIENTS].unit;
  const isMain = nutrient in MAIN_NUTRIENTS;
  // MyFitnessPal gives vitamins and minerals as percentages without saying so.
  if (!isMain && ((unit === undefined && !isPer100G) || app === "myfitnesspal")) return [];
  const from = unit === undefined || isPer100G ? to : UNITS[unit.toLowerCase()];
  const factor = factorBetween(from, to);
  return factor === undefined ? [] : [{ column, nutrient, factor, isPer100G }];
}

function factorBetween(unit: Unit | "kJ" | undefined, expected: Unit): number | undefined {
  if (unit === undefined) return undefined;
  if (unit === expected) return 1;
  if (unit === "kJ") return expected === "kcal" ? 1 / KJ_PER_KCAL : undefined;
  const [from, to] = [STEPS[unit], STEPS[expected]];
  return from === undefined || to === undefined ? undefined : from / to;
}

function detectApp(names: ReadonlySet<string>, header: readonly string[]): ImportApp {
  const has = (...to: string[]) => to.every((name) => names.has(name));
  if (has("meal name", "date time") || header.some((name) => /^kcal_per_100g$/i.test(name))) return "opennutritracker";
  if (has("logged at", "meal", "food", "quantity")) return "bitebright";
  if (has("day", "group", "food name") || has("food name", "amount", "energy") || (has("date", "energy") && !has("meal")))
    return "cronometer";
  if (has("date", "name", "quantity", "units", "calories")) return "loseit";
  if (has("date", "meal", "food", "quantity", "unit")) return "sparkyfitness";
  if (has("date", "meal", "calories") && !has("food name")) return "myfitnesspal";
  return "table";
}
