import { ALL_NUTRIENTS, type AnyNutrient, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";

export const RANGES_DAYS = [7, 30, 90] as const;
export type RangeDays = (typeof RANGES_DAYS)[number];

export type Shown = "energy" | "macros" | "water" | AnyNutrient;

export const FIRST_CHOICES = [
  { shown: "energy", label: "Energy" },
  { shown: "macros", label: "Protein, carbs and fat" },
  { shown: "water", label: "Water" },
] as const satisfies readonly { shown: Shown; label: string }[];

/** Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
export const NUTRIENT_CHOICES: readonly { label: string; nutrients: readonly AnyNutrient[] }[] = [
  { label: "In every food", nutrients: ["fiber", "sugar", "saturatedFat", "sodium"] },
  { label: "Vitamins", nutrients: Object.keys(VITAMINS) as AnyNutrient[] },
  { label: "Minerals", nutrients: Object.keys(MINERALS) as AnyNutrient[] },
  { label: "More", nutrients: Object.keys(OTHER_NUTRIENTS) as AnyNutrient[] },
];

const ALL_CHOICES = new Set<string>([
  ...FIRST_CHOICES.map(({ shown }) => shown),
  ...NUTRIENT_CHOICES.flatMap(({ nutrients }) => nutrients),
]);

export const labelOf = (shown: Shown): string =>
  FIRST_CHOICES.find((choice) => choice.shown === shown)?.label ?? ALL_NUTRIENTS[shown as AnyNutrient].label;

/** Reads the choice from the URL; an unknown value falls back to the default. */
export function readAddress(search: string): { days: RangeDays; shown: Shown } {
  const parameters = new URLSearchParams(search);
  const days = RANGES_DAYS.find((range) => String(range) === parameters.get("days"));
  const shown = parameters.get("show");
  return { days: days ?? 7, shown: isShown(shown) ? shown : "energy" };
}

export const addressOf = ({ days, shown }: { days: RangeDays; shown: Shown }): string =>
  `?days=${days}${shown === "energy" ? "" : `&show=${shown}`}`;

const isShown = (text: string | null): text is Shown => text !== null && ALL_CHOICES.has(text);
