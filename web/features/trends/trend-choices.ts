import { ALL_NUTRIENTS, type AnyNutrient, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { texts } from "#web/texts/texts.ts";

export const RANGES_DAYS = [7, 30, 90] as const;
export type RangeDays = (typeof RANGES_DAYS)[number];

export type ChartSubject = "energy" | "macros" | "water" | AnyNutrient;

export const FIRST_CHOICES = ["energy", "macros", "water"] as const satisfies readonly ChartSubject[];

interface NutrientChoices {
  label: `choice.${"every" | "vitamins" | "minerals" | "more"}`;
  nutrients: readonly AnyNutrient[];
}

/** Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
export const NUTRIENT_CHOICES: readonly NutrientChoices[] = [
  { label: "choice.every", nutrients: ["fiber", "sugar", "saturatedFat", "sodium"] },
  { label: "choice.vitamins", nutrients: Object.keys(VITAMINS) as AnyNutrient[] },
  { label: "choice.minerals", nutrients: Object.keys(MINERALS) as AnyNutrient[] },
  { label: "choice.more", nutrients: Object.keys(OTHER_NUTRIENTS) as AnyNutrient[] },
];

const ALL_CHOICES = new Set<string>([...FIRST_CHOICES, ...NUTRIENT_CHOICES.flatMap(({ nutrients }) => nutrients)]);

export function findLabel(subject: ChartSubject): string {
  if (isNutrient(subject)) return ALL_NUTRIENTS[subject].label;
  return texts("trends")(`subject.${subject}`);
}

const isNutrient = (subject: ChartSubject): subject is AnyNutrient => Object.hasOwn(ALL_NUTRIENTS, subject);

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
