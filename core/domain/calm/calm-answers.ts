import { KCAL_PER_G, MAIN_NUTRIENT_NAMES, MAIN_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { findCalmText } from "./calm-text.ts";

/** Energy and its sources, by the names of a food's figures and of a day's totals. */
const HIDDEN: ReadonlySet<string> = new Set(MAIN_NUTRIENT_NAMES.filter((name) => MAIN_NUTRIENTS[name].isHiddenInCalmMode));
const HIDDEN_OTHERS = /fat|sugar|acid|starch|omega|cholesterol|alcohol/i;
const TEXTS = new Set(["healthBenefits", "bodyImpact", "digestionSpeed", "diabeticInfo", "reason", "analysis"]);

/** The shares of protein, carbs and fat in a food's energy, in whole percent: enough for a plate's rim, without any amount. */
type RimShares = [protein: number, carbs: number, fat: number];

/**
 * An API response as the page of a calm member contains it: without energy and grams of macros.
 * The browser requests the complete response later, so that switching the mode needs no reload.
 */
export function hideEnergy(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(hideEnergy);
  if (typeof answer !== "object" || answer === null) return answer;
  const fields = answer as Record<string, unknown>;
  const isFood = "calories" in fields && "protein" in fields;
  const visible: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isFood && HIDDEN.has(name)) visible[name] = null;
    else if (name === "totals") visible[name] = pick(value, (nutrient) => !HIDDEN.has(nutrient) && !HIDDEN_OTHERS.test(nutrient));
    else if (name === "otherNutrients") visible[name] = pick(value, (nutrient) => !HIDDEN_OTHERS.test(nutrient));
    else if (typeof fields[toCalmName(name)] === "string") visible[name] = fields[toCalmName(name)];
    else if (TEXTS.has(name) && typeof value === "string") visible[name] = findCalmText(fields, name);
    else visible[name] = hideEnergy(value);
  }
  if (isFood) {
    const rim = rimShares(fields);
    if (rim) visible.rim = rim;
  }
  return visible;
}

/** 'calmText' of 'text': the field with the words for calm mode, where an answer has one. */
const toCalmName = (name: string): string => `calm${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function pick(value: unknown, isVisible: (name: string) => boolean): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isVisible(name)));
}

function rimShares({ protein, carbs, fat }: Record<string, unknown>): RimShares | undefined {
  if (typeof protein !== "number" || typeof carbs !== "number" || typeof fat !== "number") return undefined;
  const kcal = [protein * KCAL_PER_G.protein, carbs * KCAL_PER_G.carbs, fat * KCAL_PER_G.fat] as const;
  const sum = kcal[0] + kcal[1] + kcal[2];
  const share = (part: number) => Math.round((part / sum) * 100);
  return sum > 0 ? [share(kcal[0]), share(kcal[1]), share(kcal[2])] : undefined;
}
