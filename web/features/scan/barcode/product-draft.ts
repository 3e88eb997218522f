import type { Food } from "#core/contracts/foods.ts";
import type { OwnProduct } from "#core/contracts/products.ts";
import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { MAIN_NUTRIENT_NAMES, MAIN_NUTRIENTS, type MainNutrient, mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { MIN_G, parseGrams } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";

type LabelNutrient = MainNutrient;

/** In the order of a package's label. */
export const LABEL_NUTRIENT_NAMES = MAIN_NUTRIENT_NAMES.toSorted(
  (a, b) => MAIN_NUTRIENTS[a].labelPosition - MAIN_NUTRIENTS[b].labelPosition,
);

export const LABEL_NUTRIENTS = mapMainNutrients((nutrient) => {
  const { label, unit, maxPer100G } = MAIN_NUTRIENTS[nutrient];
  return { label, unit, most: maxPer100G };
});

/** The values of the form fields. An empty figure means that the label does not state it. */
export interface ProductDraft extends Record<LabelNutrient, string> {
  name: string;
  brand: string;
  basis: NonNullable<OwnProduct["basis"]>;
  serving: string;
  category: FoodCategory;
}

export type DraftProblems = { [Field in keyof ProductDraft]?: string };

const toText = (amount: number | null | undefined): string => (amount == null ? "" : String(Math.round(amount * 100) / 100));

/** Fills the form with the known product when it is corrected, or with empty fields for an unknown one. */
export function toDraft(food: Food | undefined): ProductDraft {
  const fields = LABEL_NUTRIENT_NAMES.map((name) => [name, toText(food?.[name])]);
  return {
    name: food?.name ?? "",
    brand: food?.product?.brand ?? "",
    basis: food?.product?.basis ?? "100 g",
    serving: toText(food?.portions[0]?.grams),
    category: food?.category ?? "user-entered",
    // Safe to cast: the entries cover every name in LABEL_NUTRIENT_NAMES.
    ...(Object.fromEntries(fields) as Record<LabelNutrient, string>),
  };
}

/** Returns the product, or the problems of the form fields. Values that the form does not show stay unchanged. */
export function checkProduct(draft: ProductDraft, food: Food | undefined): { product: OwnProduct } | { problems: DraftProblems } {
  const t = texts("scan");
  const problems: DraftProblems = {};
  const name = draft.name.trim();
  if (!name) problems.name = t("form.noName");
  const fields = LABEL_NUTRIENT_NAMES.map((nutrient): [LabelNutrient, number | null] => {
    const text = draft[nutrient].trim();
    if (text === "") return [nutrient, null];
    // An unchanged field keeps the full precision, which the form field does not show.
    if (food && text === toText(food[nutrient])) return [nutrient, food[nutrient]];
    const { most, unit } = LABEL_NUTRIENTS[nutrient];
    const value = parseNumber(text);
    if (Number.isNaN(value)) problems[nutrient] = t("form.notANumber");
    else if (value > most) problems[nutrient] = t("form.atMost", { basis: draft.basis, max: most, unit });
    return [nutrient, value];
  });
  const servingGrams = draft.serving.trim() === "" ? null : parseGrams(draft.serving);
  if (servingGrams === undefined) problems.serving = t("form.servingRule", { min: MIN_G, max: MAX_QUANTITY_G });
  if (Object.keys(problems).length > 0 || servingGrams === undefined) return { problems };
  return {
    product: {
      name,
      brand: draft.brand.trim() || null,
      basis: draft.basis,
      servingGrams,
      category: draft.category,
      // Safe to cast: the entries cover every name in LABEL_NUTRIENT_NAMES.
      ...(Object.fromEntries(fields) as Record<LabelNutrient, number | null>),
      // The form does not ask for allergens; null keeps the known ones.
      allergens: null,
    },
  };
}
