import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { KITCHEN_INGREDIENTS, type KitchenIngredient } from "./kitchen-ingredients.ts";
import { cleanLabel } from "./portions.ts";
import type { SourceFood } from "./read/read-tsv.ts";

const MAX_PORTIONS = 8;
/** Weights add nothing, and cooks do not use these measures. */
const NO_MEASURE = /\boz\b|\blb\b|NLEA|slice raw|piece whole|sweetpotato|^0\.|303 x|^1 unit|^1 spray|thigh with(out)? skin|½ fillet/;
const GRAMS_PER_POUND = 454;
const GRAMS_PER_OUNCE = 28.35;
/** High enough to rank first for its own name, and too low to rank above foods that people eat. */
const PLAIN_NAME = 0.5;
const NAME_OF_SOMETHING_EATEN = 0.01;

export function findKitchenIngredient(food: SourceFood): (KitchenIngredient & { popularity: number }) | undefined {
  const ingredient = food.release === "sr28" ? KITCHEN_INGREDIENTS.get(food.code) : undefined;
  return ingredient && { ...ingredient, popularity: ingredient.isPlainName ? PLAIN_NAME : NAME_OF_SOMETHING_EATEN };
}

/** Units that cooks count and that SR28 does not weigh, or weighs only in part. */
const COUNTED: Readonly<Record<string, readonly Portion[]>> = {
  "02004": [{ label: "1 leaf", grams: 0.3 }],
  "02049": [{ label: "1 sprig", grams: 0.8 }],
  "02063": [{ label: "1 sprig", grams: 1.5 }],
  "05062": [{ label: "1 breast", grams: 174 }],
  "05096": [{ label: "1 thigh", grams: 149 }],
  "10123": [{ label: "1 slice", grams: 28 }],
  "11352": [{ label: "1 medium", grams: 213 }],
  "11353": [{ label: "1 medium", grams: 213 }],
  "11355": [{ label: "1 medium", grams: 213 }],
  "11216": [{ label: "1 piece (1 inch)", grams: 10 }],
  "11677": [{ label: "1 shallot", grams: 25 }],
  "11507": [
    { label: "1 medium", grams: 130 },
    { label: "1 large", grams: 200 },
  ],
  "15236": [{ label: "1 fillet", grams: 170 }],
  "16126": [
    { label: "1 cup", grams: 252 },
    { label: "1 block", grams: 397 },
  ],
  "11583": [{ label: "1 cup", grams: 135 }],
  "15149": [{ label: "1 large", grams: 7 }],
  "18337": [{ label: "1 sheet", grams: 245 }],
  "19080": [{ label: "1 cup", grams: 170 }],
  "20120": [{ label: "1 cup", grams: 100 }],
  "20124": [{ label: "1 cup", grams: 100 }],
};

/** Household measures in a cook's words. For a food that is only weighed, a quarter of a pound comes first. */
export function kitchenPortions(food: SourceFood): Portion[] {
  const said = food.portions.map(({ label, grams }) => ({ label: sayMeasure(label), grams }));
  const measured = [...(COUNTED[food.code] ?? []), ...said].filter(({ label, grams }, index, all) => {
    const isFirst = all.findIndex((other) => other.label === label) === index;
    return isFirst && /^[\d½¼¾⅓⅔]/.test(label) && grams > 0 && grams <= 1000 && !NO_MEASURE.test(label);
  });
  const weighed = [
    { label: "4 oz", grams: Math.round(4 * GRAMS_PER_OUNCE) },
    { label: "1 lb", grams: GRAMS_PER_POUND },
  ];
  return (measured.length > 0 ? measured : weighed).slice(0, MAX_PORTIONS);
}

function sayMeasure(label: string): string {
  return cleanLabel(label)
    .replace(/\btsp\b/, "teaspoon")
    .replace(/\btbsp\b/, "tablespoon")
    .replace(/^1 potato (large|medium|small)$/i, "1 $1")
    .replace(/^1 (cup|tablespoon) (chopped|whole|sliced|diced|slices)$/, "1 $1, $2")
    .replace(/^1 serving ¼ cup$/, "¼ cup")
    .replace(/^1 sheet dough$/, "1 sheet")
    .replace(/, (leaves|crumbled|drained|ground|unsifted, dipped|chopped or diced)$/, "")
    .replace(/ unsifted, dipped$| or 1 packet/, "")
    .replace(/^([2-9]|\d\d) (teaspoon|tablespoon|cup)\b/, "$1 $2s")
    .trim();
}
