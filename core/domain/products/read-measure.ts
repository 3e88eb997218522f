import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import type { ProductRecord } from "./product.ts";

const G_OR_ML: Record<string, { factor: number; isVolume: boolean }> = {
  g: { factor: 1, isVolume: false },
  gr: { factor: 1, isVolume: false },
  gm: { factor: 1, isVolume: false },
  grm: { factor: 1, isVolume: false },
  kg: { factor: 1000, isVolume: false },
  mg: { factor: 0.001, isVolume: false },
  oz: { factor: 28.35, isVolume: false },
  lb: { factor: 453.6, isVolume: false },
  ml: { factor: 1, isVolume: true },
  mlt: { factor: 1, isVolume: true },
  cl: { factor: 10, isVolume: true },
  dl: { factor: 100, isVolume: true },
  l: { factor: 1000, isVolume: true },
  "fl oz": { factor: 29.57, isVolume: true },
};
const UNITS = "fl\\.? ?oz|mlt|ml|cl|dl|kg|mg|grm|gm|gr|g|oz|lb|l";
const MEASURE = new RegExp(`(?:(\\d{1,3})\\s?[x×]\\s?)?(\\d{1,6}(?:[.,]\\d{1,3})?)\\s?(${UNITS})\\b`, "i");
const BRACKETED = /\([^)]{0,60}\)/g;
const LABEL_MAX_LENGTH = 30;
const PACKAGE_LABEL = "1 package";

export interface Measure {
  /** Milliliters if `isVolume` is true. */
  grams: number;
  isVolume: boolean;
}

/** Reads the amount in '2 biscuits (25 g)', '33 cl' and '6 x 125 g'. */
export function readMeasure(text: string | null): Measure | undefined {
  const [, times = "1", amount, unit] = text?.slice(0, 200).match(MEASURE) ?? [];
  if (!amount || !unit) return undefined;
  const factor =
    G_OR_ML[
      unit
        .toLowerCase()
        .replace(".", "")
        .replace(/^fl ?oz$/, "fl oz")
    ];
  const grams = factor && Number(times) * Number(amount.replace(",", ".")) * factor.factor;
  return grams && grams > 0 ? { grams: Math.round(grams * 100) / 100, isVolume: factor.isVolume } : undefined;
}

/** '1 bowl' is clear by itself; '2 biscuits' would look like a unit to count. */
const toLabel = (words: string): string => (/^1 /.test(words) ? words : `1 serving (${words})`);

const A_CAN_UP_TO_ML = 750;

/** An energy drink is drunk by the can: the serving on its label may be a part of it. */
export function portionsByTheCan(product: Parameters<typeof parsePortions>[0]): Portion[] {
  const portions = parsePortions(product).filter(({ label }) => label !== PACKAGE_LABEL);
  const { packageGrams } = product;
  const isCan = packageGrams !== null && packageGrams <= A_CAN_UP_TO_ML && packageGrams >= (portions[0]?.grams ?? 0);
  if (!isCan) return parsePortions(product);
  return [{ label: "1 can", grams: packageGrams }, ...portions.filter(({ grams }) => grams !== packageGrams)];
}

/** The serving first, then the whole package. Empty without a serving, because a whole package is rarely one portion. */
export function parsePortions({
  servingText,
  servingGrams,
  packageGrams,
}: Pick<ProductRecord, "servingText" | "servingGrams" | "packageGrams">): Portion[] {
  if (servingGrams === null || servingGrams > MAX_QUANTITY_G) return [];
  const words = (servingText ?? "")
    .replace(BRACKETED, "")
    .replace(MEASURE, "")
    .replace(/[\s,;:=-]+$/, "")
    .trim();
  const isTelling = /[\p{L}]{3}/u.test(words) && !/^(1 )?(serving|portion)$/i.test(words) && words.length <= LABEL_MAX_LENGTH;
  const serving = { label: isTelling ? toLabel(words) : "1 serving", grams: servingGrams };
  const hasPackage = packageGrams !== null && packageGrams > servingGrams && packageGrams <= MAX_QUANTITY_G;
  return hasPackage ? [serving, { label: PACKAGE_LABEL, grams: packageGrams }] : [serving];
}
