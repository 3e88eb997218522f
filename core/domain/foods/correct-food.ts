import type { CORRECTED_TEXTS, Correction } from "#core/content/corrections/correction.ts";
import { CORRECTIONS } from "#core/content/corrections/corrections.ts";
import type { CatalogueFood } from "./catalogue-food.ts";

type Texts = Record<(typeof CORRECTED_TEXTS)[number], string>;

const of = ({ sourceCode }: Pick<CatalogueFood, "sourceCode">, corrections: readonly Correction[]): Correction[] =>
  corrections.filter(({ food }) => food === sourceCode);

/** The food with the figures that are right, before the rules describe it. */
export function correctNutrients<Food extends CatalogueFood>(food: Food, corrections: readonly Correction[] = CORRECTIONS): Food {
  const corrected = of(food, corrections).flatMap((correction) => ("nutrient" in correction ? [[correction.nutrient, correction.is]] : []));
  return corrected.length === 0 ? food : { ...food, ...Object.fromEntries(corrected) };
}

/** The texts of the rules without the sentences that are wrong for this food. */
export function withRightTexts<Fields extends Partial<Record<keyof Texts, string | undefined>>>(
  food: Pick<CatalogueFood, "sourceCode">,
  texts: Fields,
  corrections: readonly Correction[] = CORRECTIONS,
): Fields {
  const right = { ...texts };
  for (const correction of of(food, corrections)) {
    if (!("text" in correction)) continue;
    const { text: name, replace, by } = correction;
    const text = right[name];
    if (text !== undefined) Object.assign(right, { [name]: text.replace(replace, by).replace(/ {2,}/g, " ").trim() });
  }
  return right;
}
