import type { NewFood } from "#core/contracts/foods.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { DEFAULT_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { MAX_KCAL_PER_100_G, MAX_MACRO_G_PER_100_G } from "#core/domain/foods/limits.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { invalidQuantity } from "#web/components/diary/diary-messages.ts";
import { parseGrams } from "#web/components/food/portions/portion-amounts.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";

export const ENTERED_NUTRIENTS = ["calories", "protein", "carbs", "fat"] as const;
type EnteredNutrient = (typeof ENTERED_NUTRIENTS)[number];
type ManualField = "name" | EnteredNutrient | "quantity";

/** The values of the form fields. */
export interface ManualDraft extends Record<ManualField, string> {
  /** Whether the figures are for 100 g of the food or for the amount that was eaten. */
  basis: "100 g" | "eaten";
  /** What the user says is in it; null while nothing was said. */
  contains: Allergen[] | null;
}

interface FieldProblem {
  field: ManualField;
  title: string;
  description: string;
}

export type CheckedDraft = { problems: FieldProblem[] } | { food: NewFood; grams: number };

const MOST: Record<EnteredNutrient, { per100G: number; unit: string }> = {
  calories: { per100G: MAX_KCAL_PER_100_G, unit: "kcal" },
  protein: { per100G: MAX_MACRO_G_PER_100_G, unit: "g" },
  carbs: { per100G: MAX_MACRO_G_PER_100_G, unit: "g" },
  fat: { per100G: MAX_MACRO_G_PER_100_G, unit: "g" },
};

export const newDraft = (name: string): ManualDraft => ({
  name,
  calories: "",
  protein: "",
  carbs: "",
  fat: "",
  quantity: String(DEFAULT_QUANTITY_G),
  basis: "100 g",
  contains: null,
});

/** In calm mode only a name, a group and an amount are required. Figures that were not entered are unknown, not zero. */
export function checkCalmDraft({ name: typed, quantity, contains }: ManualDraft, category: FoodCategory): CheckedDraft {
  const grams = parseGrams(quantity);
  const name = typed.trim();
  const problems: FieldProblem[] = [];
  if (name === "") problems.push(missingName());
  if (grams === undefined) problems.push(wrongQuantity());
  if (problems.length > 0 || grams === undefined) return { problems };
  return { food: { name, calories: null, protein: null, carbs: null, fat: null, fiber: null, category, contains }, grams };
}

/** Returns the food per 100 g, or all problems in the order of the fields. */
export function checkDraft(draft: ManualDraft): CheckedDraft {
  const t = texts("diary");
  const grams = parseGrams(draft.quantity);
  const isPer100G = draft.basis === "100 g";
  const basisGrams = isPer100G ? DEFAULT_QUANTITY_G : grams;
  const problems: FieldProblem[] = [];
  const name = draft.name.trim();
  if (name === "") problems.push(missingName());
  const per100G: Record<EnteredNutrient, number> = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const field of ENTERED_NUTRIENTS) {
    const { per100G: most, unit } = MOST[field];
    const title = t(`manual.wrong.${field}`);
    const value = parseNumber(draft[field]);
    if (Number.isNaN(value)) problems.push({ field, title, description: t("manual.notNumber") });
    else if (basisGrams !== undefined && value > (most * basisGrams) / 100)
      problems.push({
        field,
        title,
        description: t("manual.tooMuch", { grams: formatAmount(basisGrams), most: formatAmount((most * basisGrams) / 100), unit }),
      });
    else if (basisGrams !== undefined) per100G[field] = Math.min(most, (value * 100) / basisGrams);
  }
  if (grams === undefined) problems.push(wrongQuantity());
  return problems.length > 0 || grams === undefined
    ? { problems }
    : { food: { name, ...per100G, fiber: 0, category: "user-entered", contains: draft.contains }, grams };
}

function missingName(): FieldProblem {
  const t = texts("diary");
  return { field: "name", title: t("manual.nameMissing"), description: t("manual.nameMissingText") };
}

function wrongQuantity(): FieldProblem {
  const { title, description } = invalidQuantity();
  return { field: "quantity", title, description };
}
