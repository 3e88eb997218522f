import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { readFraction } from "#core/domain/numbers/fractions.ts";
import type { IngredientLine, LineUnit } from "#core/domain/recipes/read-ingredient-line.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";

const WEIGHTS: Partial<Record<LineUnit, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
const MILLILITERS: Partial<Record<LineUnit, number>> = {
  cup: 240,
  tablespoon: 15,
  teaspoon: 5,
  floz: 30,
  ml: 1,
  l: 1000,
  pint: 480,
  quart: 960,
};
const DRAINED = 0.6;
const PINCH_G = 0.4;
const HANDFUL_G = 30;
const CAN_G = 425;
const JUICE_OF_ONE_G = 45;
const ZEST_OF_ONE_G = 6;

/** The weight of a cup, used if the food's own portions do not include one. */
const CUP_GRAMS: readonly (readonly [RegExp, number])[] = [
  [/\boil\b/i, 224],
  [/sugar/i, 200],
  [/flour/i, 125],
  [/cheese|parmesan|mozzarella|cheddar/i, 113],
  [/honey|syrup|molasses/i, 320],
  [/spinach|kale|lettuce|arugula|basil|parsley|cilantro|mint|chard/i, 30],
  [/juice|milk|broth|water|vinegar|sauce|cream|yogurt/i, 240],
];
const CUP_BY_CATEGORY: Partial<Record<CatalogueEntry["category"], number>> = { vegetable: 130, fruit: 150, nuts: 140 };

/** Calculates by weight, volume or piece, using the food's own portions first. Returns undefined if the weight cannot be determined. */
export function lineGrams(line: IngredientLine, food: CatalogueEntry): number | undefined {
  const { unit, packageGrams, isDrained, part } = line;
  const amount = line.amount ?? 1;
  if (part === "juice") return amount * JUICE_OF_ONE_G;
  if (part === "zest") return amount * ZEST_OF_ONE_G;
  const drained = isDrained && /beans?|chickpeas|corn|lentils|tuna|olives/i.test(food.name) ? DRAINED : 1;
  if (packageGrams !== undefined && !(unit && unit in WEIGHTS)) return amount * packageGrams * drained;
  const weight = unit && WEIGHTS[unit];
  if (weight) return amount * weight;
  if (unit === "pinch" || unit === "dash") return amount * PINCH_G;
  if (unit === "handful") return amount * HANDFUL_G;
  const volume = unit && MILLILITERS[unit];
  if (volume) return amount * volume * gramsPerMl(line, food);
  if (unit === "can") return amount * (findPortion(food, /^1 can$/) ?? CAN_G * drained);
  return byThePiece(line, food, amount);
}

function gramsPerMl({ text }: IngredientLine, { name, category, portions }: CatalogueEntry): number {
  if (/cheese/i.test(name) && /grated|shredded|crumbled/i.test(text)) return (/parmesan/i.test(name) ? 100 : 113) / 240;
  // A cup of spaghetti weighs something different from a cup of elbow macaroni.
  const worded = portions.find(
    ({ label }) => /^1 cup/.test(label) && singularWords(label).some((word) => singularWords(text).includes(word)),
  );
  if (worded) return worded.grams / 240;
  for (const [measure, ml] of [
    ["cup", 240],
    ["tablespoon", 15],
    ["teaspoon", 5],
    ["fl oz", 30],
  ] as const) {
    const portion = portions.find(({ label }) => new RegExp(`^\\S+ ${measure}s?\\b`).test(label));
    const count = portion && parseCount(portion.label);
    if (portion && count) return portion.grams / count / ml;
  }
  const cup = CUP_GRAMS.find(([pattern]) => pattern.test(name))?.[1] ?? CUP_BY_CATEGORY[category] ?? 240;
  return cup / 240;
}

/** The weight of a head, used if the food's own portions do not include one. */
const HEADS: readonly (readonly [RegExp, number])[] = [
  [/cauliflower/i, 600],
  [/broccoli/i, 350],
  [/garlic/i, 40],
  [/cabbage/i, 900],
];
const PIECES = /^1 (?:whole|regular|medium|large|small|fruit|[a-z]+|raw [a-z]+)(?: [a-z]+)?$/i;
const NO_PIECE =
  /cup|tablespoon|teaspoon|fl oz|\boz\b|serving|container|packet|slice|ring|piece|stick|strip|wedge|bag|package|mini|baby|dash|pat$/i;

function byThePiece({ unit, size, text }: IngredientLine, food: CatalogueEntry, amount: number): number | undefined {
  const named = unit && findPortion(food, new RegExp(`^1 (?:[a-z]+ )?${unit}\\b`, "i"));
  if (named) return amount * named;
  const head = unit === "head" ? HEADS.find(([pattern]) => pattern.test(food.name))?.[1] : undefined;
  if (head) return amount * head;
  if (unit === "clove") return amount * 3;
  if (unit === "stick") return amount * 113;
  if (unit === "slice") return amount * (/cheese/i.test(food.name) ? 24 : 28);
  const word = food.portions.find(
    ({ label }) =>
      PIECES.test(label) && singularWords(label).some((one) => singularWords(text).includes(one) && one.length > 3 && !NO_PIECE.test(one)),
  );
  const sized = size ? findPortion(food, new RegExp(`^1 ${size}\\b`, "i")) : undefined;
  const whole = findPortion(food, /^1 (?:whole|medium|regular|fruit|egg)\b/i);
  const other = food.portions.find(({ label }) => PIECES.test(label) && !NO_PIECE.test(label))?.grams;
  const one = sized ?? word?.grams ?? whole ?? other;
  return one === undefined ? undefined : amount * one;
}

const findPortion = ({ portions }: { portions: readonly Portion[] }, pattern: RegExp): number | undefined =>
  portions.find(({ label }) => pattern.test(label))?.grams;

const parseCount = (label: string): number => readFraction(label.charAt(0)) ?? (Number.parseFloat(label) || 1);

const singularWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== "cup").map((word) => word.replace(/s$/, ""));
