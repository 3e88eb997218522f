import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { servingByHand } from "./hand-servings.ts";

const NEAR = 0.06;
const OZ_GRAMS = 28.35;
const TABLESPOONS_A_CUP = 16;
const TEASPOONS_A_TABLESPOON = 3;

/** USDA's usual amount in a household measure if one fits, or else the nearest measure. */
export function usualPortion(portions: readonly Portion[], usualGrams: number | undefined, name: string): Portion {
  const byHand = servingByHand(name, portions);
  if (byHand) return byHand;
  if (usualGrams === undefined || usualGrams <= 0) return firstSensible(portions) ?? { label: "100 g", grams: 100 };
  return (
    fittingMeasure(portions, usualGrams) ??
    severalPieces(portions, usualGrams) ??
    partOfMeasure(portions, usualGrams, HALVES) ??
    nearestPieces(portions, usualGrams) ??
    nearestItem(portions, usualGrams) ??
    ounces(usualGrams, EXACT) ??
    partOfMeasure(portions, usualGrams, PARTS) ??
    nearestSpoons(portions, usualGrams) ??
    partOfMeasure(portions, usualGrams, PARTS, NEAR) ??
    ounces(usualGrams, NEAR) ?? { label: "1 serving", grams: usualGrams }
  );
}

/** Restaurants serve a small tub or packet; at home, people use spoons. */
const SINGLE_PACK = /individual (container|packet)|^1 packet/;

function fittingMeasure(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  const fits = portions.filter(({ grams }) => Math.abs(grams - usualGrams) <= usualGrams * NEAR);
  const [nearest] = fits.toSorted((a, b) => Math.abs(a.grams - usualGrams) - Math.abs(b.grams - usualGrams));
  return nearest && SINGLE_PACK.test(nearest.label) ? (nearestSpoons(portions, usualGrams) ?? nearest) : nearest;
}

const SIZES = "medium |regular |large |small |thin |thick |mini |breakfast |bun-size |boneless |egg |hush |pizza ";
const PIECE = new RegExp(`^1 ((?:${SIZES})?[A-Za-z]+(?: Tart)?)( with sauce)?$`);
const NOT_A_PIECE = /^(oz|fl|teaspoon|regular|large|small|medium|mini|half|whole|cup|item|order|package|serving|bag|Pop)$/;
/** Pieces that people do not count: a cup of them is clearer. */
const CUT_UP = /^(piece|slice|fry|ring|cube|[a-z]*berry)$/;
/** One of them may be a serving, but two are only a way to state a weight. */
const PACK = /\b(can|pouch|bag|box|jar|container)$/;
const FEW_PIECES = 4;
const MAX_PIECES = 20;

interface Piece {
  thing: string;
  how: string;
  grams: number;
}

/** The countable units, the medium size first. */
function listPieces(portions: readonly Portion[]): Piece[] {
  const pieces = portions.flatMap(({ label, grams }) => {
    const [, thing, how = ""] = PIECE.exec(label) ?? [];
    return thing === undefined || NOT_A_PIECE.test(thing) ? [] : [{ thing, how, grams }];
  });
  const rank = ({ thing }: Piece) => (/^(medium|regular)/.test(thing) ? 0 : /^(mini|small|thin)/.test(thing) ? 2 : 1);
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}

const counted = ({ thing, how, grams }: Piece, count: number): Portion => ({
  label: `${count} ${count === 1 ? thing : plural(thing)}${how}`,
  grams: rounded(count * grams),
});

const rounded = (grams: number): number => Math.round(grams * 100) / 100;

/** '1 cracker' of 3 g and a usual amount of 15 g make '5 crackers'. */
function severalPieces(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  for (const piece of listPieces(portions)) {
    const count = usualGrams / piece.grams;
    if (Math.abs(count - Math.round(count)) > 0.001 || count < 2 || count > MAX_PIECES || PACK.test(piece.thing)) continue;
    const cup = portions.find(({ label }) => label === "1 cup")?.grams ?? 0;
    const isCutUp = count > FEW_PIECES && CUT_UP.test(piece.thing) && usualGrams <= cup;
    return (isCutUp ? partOfMeasure(portions, usualGrams, HALVES) : undefined) ?? counted(piece, Math.round(count));
  }
  return undefined;
}

const NEAR_PIECES = 0.12;

function nearestPieces(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  for (const piece of listPieces(portions)) {
    const count = Math.round(usualGrams / piece.grams);
    if (count > 1 && PACK.test(piece.thing)) continue;
    if (count < 1 || count > (CUT_UP.test(piece.thing) ? FEW_PIECES : MAX_PIECES / 2)) continue;
    if (Math.abs(count * piece.grams - usualGrams) <= usualGrams * NEAR_PIECES) return counted(piece, count);
  }
  return undefined;
}

/** One whole item close to the usual amount: one egg roll, one large turnover. */
function nearestItem(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  const whole =
    /^1 (?:(?:medium|regular|large|small)$|(?:egg roll|[A-Za-z]*tart|Pop Tart|croissant|bar|pie|link|bun-size link|tail|taco salad|manicotti|donut|roll|cookie|waffle|biscuit|sandwich|patty|fillet|drumstick|thigh|piece|slice)$)/;
  const near = portions.filter(({ label, grams }) => whole.test(label) && grams >= usualGrams * 0.6 && grams <= usualGrams * 1.7);
  return near.toSorted((a, b) => Math.abs(a.grams - usualGrams) - Math.abs(b.grams - usualGrams))[0];
}

const PARTS: readonly (readonly [number, string])[] = [
  [0.25, "¼"],
  [1 / 3, "⅓"],
  [0.5, "½"],
  [2 / 3, "⅔"],
  [0.75, "¾"],
  [1, "1"],
  [1.25, "1¼"],
  [1.5, "1½"],
  [1.75, "1¾"],
  [2, "2"],
  [2.5, "2½"],
  [3, "3"],
  [4, "4"],
];
/** Thirds come last, because 'three ounces' is clearer than 'two thirds of a cup'. */
const HALVES = PARTS.filter(([size]) => Number.isInteger(size * 4));
const EXACT = 0.02;

/** Half a cup, one and a half cups, three ounces, twelve fluid ounces. */
function partOfMeasure(portions: readonly Portion[], usualGrams: number, parts: typeof PARTS, near = EXACT): Portion | undefined {
  for (const { label, grams } of portions) {
    const count = usualGrams / grams;
    const teaspoons = count * TEASPOONS_A_TABLESPOON;
    if (label === "1 tablespoon" && count < 1 && Math.abs(teaspoons - Math.round(teaspoons)) < 0.15 && teaspoons > 0.85) {
      return { label: Math.round(teaspoons) === 1 ? "1 teaspoon" : `${Math.round(teaspoons)} teaspoons`, grams: usualGrams };
    }
    const measure = /^1 (cup|oz|fl oz)(, cooked|, diced|, sliced|, shredded|, popped|, crumbled)?$/.exec(label);
    if (!measure) continue;
    const [, unit = "", how = ""] = measure;
    if (unit === "fl oz" && count < 1) continue;
    const part = parts.find(([size]) => Math.abs(count - size) <= size * near);
    const amount =
      unit === "cup" || count < 1 ? part?.[1] : Math.abs(count - Math.round(count)) < 0.05 ? String(Math.round(count)) : part?.[1];
    if (amount === undefined) continue;
    const whole = `${amount} ${unit === "cup" && count > 1.1 ? "cups" : unit}${how}`;
    return { label: whole, grams: near > EXACT && part ? rounded(part[0] * grams) : usualGrams };
  }
  return undefined;
}

const NEAR_SPOONS = 0.15;
const MAX_SPOONFULS_GRAMS = 40;

/** Small amounts in spoons, derived from the known weight of a spoon or a cup. */
function nearestSpoons(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  if (usualGrams > MAX_SPOONFULS_GRAMS) return undefined;
  const cup = portions.find(({ label }) => label === "1 cup")?.grams;
  const tablespoonGrams = portions.find(({ label }) => label === "1 tablespoon")?.grams;
  const tablespoon = tablespoonGrams ?? (cup && cup / TABLESPOONS_A_CUP);
  const teaspoon = portions.find(({ label }) => label === "1 teaspoon")?.grams ?? (tablespoon && tablespoon / TEASPOONS_A_TABLESPOON);
  for (const [unit, grams, most] of [
    ["tablespoon", tablespoon, tablespoonGrams ? 4 : 2],
    ["teaspoon", teaspoon, 2],
  ] as const) {
    if (!grams) continue;
    const count = Math.round(usualGrams / grams);
    if (count < 1 || count > most || Math.abs(count * grams - usualGrams) > usualGrams * NEAR_SPOONS) continue;
    return { label: `${count} ${count === 1 ? unit : `${unit}s`}`, grams: rounded(count * grams) };
  }
  return undefined;
}

function ounces(usualGrams: number, near: number): Portion | undefined {
  const count = Math.round(usualGrams / OZ_GRAMS);
  if (count < 1 || count > 4 || Math.abs(count * OZ_GRAMS - usualGrams) > usualGrams * near) return undefined;
  return { label: `${count} oz`, grams: rounded(count * OZ_GRAMS) };
}

function plural(thing: string): string {
  if (/(shrimp|fish)$/.test(thing)) return thing;
  if (/(ch|sh|x|ss)$/.test(thing)) return `${thing}es`;
  if (/[^aeo]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return thing.endsWith("s") ? thing : thing.endsWith("leaf") ? `${thing.slice(0, -1)}ves` : `${thing}s`;
}

/** SR28 has no usual amount, so the whole item is preferred to a piece of it, and a cup or can to an ounce. */
const PREFERENCE = [
  /^1 (item|sandwich|burger|serving|order|sub|burrito|taco|biscuit|bar|package|pastry|waffle|piece|slice|cookie|cone|sundae|can|bottle|packet|pouch)\b/i,
  /^1 (breast|drumstick|thigh|wing)/i,
  /^1 (medium|small|regular|cup|salad)/i,
  /cup|bar|serving|sub/i,
];

function firstSensible(portions: readonly Portion[]): Portion | undefined {
  for (const pattern of PREFERENCE) {
    const fit = portions.find(({ label, grams }) => pattern.test(label) && grams >= 5);
    if (fit) return fit;
  }
  return portions[0];
}
