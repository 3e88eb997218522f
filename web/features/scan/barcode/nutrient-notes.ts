import type { Food } from "#core/contracts/foods.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { formatList } from "#web/lib/format/numbers.ts";

const ENERGY = { calories: "calories", protein: "protein", carbs: "carbs", fat: "fat" } as const;
const OTHERS = { saturatedFat: "saturated fat", sugar: "sugar", fiber: "fiber", sodium: "sodium" } as const;

/** 'Fiber and sodium are missing there, so they stay empty here.' */
export function missingText(food: Pick<Food, keyof typeof ENERGY | keyof typeof OTHERS>, isCalm: boolean): string | undefined {
  const names = isCalm ? { fiber: OTHERS.fiber, sodium: OTHERS.sodium } : { ...ENERGY, ...OTHERS };
  // Safe to cast: Object.keys of a constant object returns exactly its declared keys.
  const missing = (Object.keys(names) as (keyof typeof names)[])
    .filter((nutrient) => food[nutrient] === null)
    .map((nutrient) => names[nutrient]);
  if (missing.length === 0) return undefined;
  const listed = formatList(missing);
  const start = listed.charAt(0).toUpperCase() + listed.slice(1);
  return missing.length === 1
    ? `${start} is missing there, so it stays empty here.`
    : `${start} are missing there, so they stay empty here.`;
}

const DAYS_A_MONTH = 30.44;
const MONTHS_A_YEAR = 12;
/** Above this age, counting in months would suggest more precision than is useful. */
const MAX_MONTHS = 23;

/** 'Last changed 14 months ago. Recipes change: …' Returns undefined if the data is less than a year old or its age is unknown. */
export function changedText(modifiedOn: string | null, today: string): string | undefined {
  if (modifiedOn === null) return undefined;
  const months = Math.floor((Date.parse(today) - Date.parse(modifiedOn)) / DAY_MS / DAYS_A_MONTH);
  if (!(months >= MONTHS_A_YEAR)) return undefined;
  const age = months > MAX_MONTHS ? `${Math.floor(months / MONTHS_A_YEAR)} years` : `${months} months`;
  return `Last changed ${age} ago. Recipes change: the packet in your hand is right.`;
}
