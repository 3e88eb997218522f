import { ALL_NUTRIENTS, type AnyNutrient, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";

export const RANGES_DAYS = [7, 30, 90] as const;
export type RangeDays = (typeof RANGES_DAYS)[number];

export type ChartSubject = "energy" | "macros" | "water" | AnyNutrient;

export const FIRST_CHOICES = [
  { subject: "energy", label: "Energy" },
  { subject: "macros", label: "Protein, carbs and fat" },
  { subject: "water", label: "Water" },
] as const satisfies readonly { subject: ChartSubject; label: string }[];

/** Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
export const NUTRIENT_CHOICES: readonly { label: string; nutrients: readonly AnyNutrient[] }[] = [
  { label: "In every food", nutrients: ["fiber", "sugar", "saturatedFat", "sodium"] },
  { label: "Vitamins", nutrients: Object.keys(VITAMINS) as AnyNutrient[] },
  { label: "Minerals", nutrients: Object.keys(MINERALS) as AnyNutrient[] },
  { label: "More", nutrients: Object.keys(OTHER_NUTRIENTS) as AnyNutrient[] },
];

const ALL_CHOICES = new Set<string>([
  ...FIRST_CHOICES.map(({ subject }) => subject),
  ...NUTRIENT_CHOICES.flatMap(({ nutrients }) => nutrients),
]);

export const findLabel = (subject: ChartSubject): string =>
  FIRST_CHOICES.find((choice) => choice.subject === subject)?.label ?? ALL_NUTRIENTS[subject as AnyNutrient].label;

/** Reads the choice from the URL; an unknown value falls back to the default. */
export function readAddress(search: string): { days: RangeDays; subject: ChartSubject } {
  const parameters = new URLSearchParams(search);
  const days = RANGES_DAYS.find((range) => String(range) === parameters.get("days"));
  const subject = parameters.get("show");
  return { days: days ?? 7, subject: isChartSubject(subject) ? subject : "energy" };
}

export const toQueryString = ({ days, subject }: { days: RangeDays; subject: ChartSubject }): string =>
  `?days=${days}${subject === "energy" ? "" : `&show=${subject}`}`;

const isChartSubject = (text: string | null): text is ChartSubject => text !== null && ALL_CHOICES.has(text);
