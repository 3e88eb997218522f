import type { Portion } from "#core/domain/catalogue-food.ts";
import type { SourceFood } from "./read-tsv.ts";

const MOST_PORTIONS = 8;
const MOST_GRAMS = 5000;

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/ ?\[[^\]]*\]/g, ""],
  [/ ?\((?:NFS|no ice)\)/g, ""],
  [/, (?:NFS|NS as to (?:size|shape|form|type|cut)|any size|any cut)\b/g, ""],
  [/ ?\((?:yield after cooking|from hen|from tom|approx|include|includes|equivalent|about|cooked from)[^()]*\)/gi, ""],
  [/ \((?=[^)]*(?:"|\bdia\b|diameter|\blong\b|\bthick\b|square|cubes|\d lb|of loaf|of pie|inch))[^)]*\)/gi, ""],
  [/ \((?=[^)]*(?:\braw\b|live|\bper\b|\bFO\b|shelled|yield|frozen package|without shell))[^)]*\)/g, ""],
  [/,? ready-to-serve/g, ""],
  [/^1 (package|item) ([\d.]+ oz)$/, "1 $1 ($2)"],
  [/^1 slice 1\/8.*$/, "1 slice"],
  [/ filled with tap water/g, ""],
  [/ \([\d/]+ of [^)]*\)/g, ""],
  [/ \d+(?:\.\d+)?" diameter/g, ""],
  [/, (?:yields|yield after cooking).*/g, " (before cooking)"],
  [/,? (?:dry|raw|in shell) \(before cooking\)/g, " (before cooking)"],
  [/ yields$/g, " (before cooking)"],
  [/^1 miniature\/bite size\/fun size$/, "1 fun size"],
  [/miniature\/bite size(?= \w)/g, "mini"],
  [/miniature\/bite size|bite size\/nugget/g, "bite-size piece"],
  [/miniature\/(small|slider)/g, "mini"],
  [/miniature/g, "mini"],
  [/fun\/snack size/g, "fun size"],
  [/large\/king size/g, "king size"],
  [/pouch\/regular size/g, "regular size"],
  [/sharing\/movie theater size/g, "sharing size"],
  [/(small or thin\/very thin|small or thin) slice/g, "thin slice"],
  [/medium or regular slice/g, "medium slice"],
  [/large or thick slice/g, "thick slice"],
  [/small\/(regular|individual)/g, "small"],
  [/medium\/regular(\/sandwich size)?/g, "medium"],
  [/regular\/large/g, "large"],
  [/mini\/small/g, "mini"],
  [/piece\/slice/g, "piece"],
  [/slice\/chunk|section\/slice/g, "slice"],
  [/juice box\/pouch/g, "juice box"],
  [/child\/senior drink/g, "kids' drink"],
  [/value\/dollar menu order/g, "value menu order"],
  [/kids meal order/g, "kids' order"],
  [/(small|medium|large) fast food order/g, "$1 order"],
  [/regular or 6" submarine/g, '6" sub'],
  [/^6 inch sub$/, '1 sub (6")'],
  [/^12 inch sub$/, '1 sub (12")'],
  [/submarine/g, "sub"],
  [/^1 (\d+) calorie (\w+)$/, "1 $2 ($1 calories)"],
  [/^1 ([\d.]+) oz (.*)$/, "1 $2 ($1 oz)"],
  [/^1-3 ring (thin|thick) pretzel$/, "1 $1 pretzel"],
  [/^1 (small|medium|large) (\d+) fl oz$/, "1 $1 ($2 fl oz)"],
  [/ \((16\.9 fl oz) or 500 ml\)/, " ($1)"],
  [/prepackaged single serving/g, "single serving"],
  [/individual school container/g, "school milk carton"],
  [/^1 thigh thigh/, "1 thigh"],
  [/regular or small piece/g, "small piece"],
  [/, [12]\+? layer cake/g, ""],
  [/jar \/ tub/g, "jar"],
  [/thick \/ Belgian waffle/g, "Belgian waffle"],
  [/ regular size biscuit/g, ""],
  [/, crust not eaten/g, ", no crust"],
  [/ \( ?(?:1 )?NLEA serving\)/g, ""],
  [/^1 serving serving size varied.*$/, "1 serving"],
  [/^3 quesadilla .*$/, "3 small quesadillas"],
  [/ 8-10 inch diameter$/, ""],
  [/, NS size$/, ""],
  [/^1\/4 of 9" dia pie$/, "¼ pie"],
  [/\bCup\b/g, "cup"],
  [/^1 serving 1\/2 cup$/, "0.5 cup"],
  [/^1 serving ([\d.]+) oz$/, "1 serving ($1 oz)"],
  [/^1 serving ([\d.]+) fl oz$/, "$1 fl oz"],
  [/^1 slice 1\/4 of pie$/, "1 slice (quarter pizza)"],
  [/^1 each /, "1 "],
  [/^1 pie 12" diameter$/, "1 pizza"],
  [/ or tostada/g, ""],
  [/frankfurter/g, "hot dog"],
  [/doughnut/g, "donut"],
  [/, (drumstick|thigh|wing|breast) (?=without|with|bone)/g, ", "],
  [/^(1 piece) 4" ?x ?6"$/, "$1"],
  [/ or sandwich size/g, ""],
  [/ ?\/ ?/g, "/"],
  [/1\/2/g, "½"],
  [/1\/4/g, "¼"],
  [/3\/4/g, "¾"],
  [/^0?\.5 /, "½ "],
  [/^0?\.25 /, "¼ "],
  [/^0?\.75 /, "¾ "],
  [/^0?\.33\d* /, "⅓ "],
  [/^0?\.6[67]\d* /, "⅔ "],
  [/^1\.25 (\w+)$/, "1¼ $1s"],
  [/^1\.5 (\w+)$/, "1½ $1s"],
  [/^([2-9]|\d\d) (biscuit|cup|piece|cookie|waffle|bar)$/, "$1 $2s"],
];
/** Measures nobody uses at a table, and drinks weighed with their ice. */
const AWKWARD =
  /snow crab|\bdia\b|\byields?\b|1-inch|live weight|cubic inch|surface inch|linear inch|with ice|\bdrop\b|\bspray\b|before cooking|tablet|jigger|\bgrain\b|guideline/i;

export function portionsOf(food: SourceFood): Portion[] {
  const cleaned = food.portions
    .map(({ label, grams }) => ({ label: cleanLabel(label), grams }))
    .filter(({ label, grams }) => /^[\d½¼¾⅓⅔]/.test(label) && grams > 0 && grams <= MOST_GRAMS);
  const sensible = cleaned.filter(({ label }) => !AWKWARD.test(label));
  const portions = withoutRepeats(sensible.length > 0 ? sensible : cleaned.filter(({ label }) => !/with ice/.test(label)));
  const usual = usualPortion(portions, food.usualGrams);
  return [usual, ...portions.filter(({ label }) => label !== usual.label)].slice(0, MOST_PORTIONS);
}

export function cleanLabel(label: string): string {
  const said = LABELS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), label.trim());
  return said.replace(/\s+/g, " ").replace(/,+$/, "").trim();
}

function withoutRepeats(portions: readonly Portion[]): Portion[] {
  const seen = new Set<string>();
  return portions.filter(({ label }) => {
    const key = label.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const NEAR = 0.06;

/** USDA's usual amount, said with a household measure wherever one fits. */
function usualPortion(portions: readonly Portion[], usualGrams: number | undefined): Portion {
  if (usualGrams === undefined || usualGrams <= 0) return firstSensible(portions) ?? { label: "100 g", grams: 100 };
  const fits = portions.filter(({ grams }) => Math.abs(grams - usualGrams) <= usualGrams * NEAR);
  const nearest = fits.toSorted((a, b) => Math.abs(a.grams - usualGrams) - Math.abs(b.grams - usualGrams))[0];
  return nearest ?? severalPieces(portions, usualGrams) ?? partOfMeasure(portions, usualGrams) ?? { label: "1 serving", grams: usualGrams };
}

/** '1 cracker' of 3 g and a usual amount of 15 g make '5 crackers'. */
function severalPieces(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  for (const { label, grams } of portions) {
    const count = usualGrams / grams;
    const thing = /^1 ((?:medium |regular |large |small |thin |thick )?[a-z]+)$/.exec(label)?.[1];
    if (thing === undefined || /^(oz|fl|teaspoon|regular|large|small|medium|mini|half|whole)$/.test(thing)) continue;
    if (Math.abs(count - Math.round(count)) > 0.001 || count < 2 || count > 20) continue;
    return { label: `${Math.round(count)} ${plural(thing)}`, grams: usualGrams };
  }
  return undefined;
}

const TEASPOONS_A_TABLESPOON = 3;

const PARTS: readonly (readonly [number, string])[] = [
  [0.25, "¼"],
  [1 / 3, "⅓"],
  [0.5, "½"],
  [2 / 3, "⅔"],
  [0.75, "¾"],
  [1.25, "1¼"],
  [1.5, "1½"],
  [1.75, "1¾"],
  [2, "2"],
  [2.5, "2½"],
  [3, "3"],
];

/** Half a cup, one and a half cups, three ounces, twelve fluid ounces. */
function partOfMeasure(portions: readonly Portion[], usualGrams: number): Portion | undefined {
  for (const { label, grams } of portions) {
    const count = usualGrams / grams;
    const teaspoons = count * TEASPOONS_A_TABLESPOON;
    if (label === "1 tablespoon" && count < 1 && Math.abs(teaspoons - Math.round(teaspoons)) < 0.15 && teaspoons > 0.85) {
      return { label: Math.round(teaspoons) === 1 ? "1 teaspoon" : `${Math.round(teaspoons)} teaspoons`, grams: usualGrams };
    }
    const measure = /^1 (cup|oz|fl oz)(, cooked|, NFS|, diced|, sliced|, shredded)?$/.exec(label);
    if (!measure) continue;
    const [, unit = "", how = ""] = measure;
    if (unit === "fl oz" && count < 1) continue;
    const part = PARTS.find(([size]) => Math.abs(count - size) <= size * 0.02);
    const amount =
      unit === "cup" || count < 1 ? part?.[1] : Math.abs(count - Math.round(count)) < 0.05 ? String(Math.round(count)) : part?.[1];
    if (amount === undefined) continue;
    return { label: `${amount} ${unit === "cup" && count > 1 ? "cups" : unit}${how}`, grams: usualGrams };
  }
  return undefined;
}

function plural(thing: string): string {
  if (/(ch|sh|x|ss)$/.test(thing)) return `${thing}es`;
  if (/[^aeo]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return thing.endsWith("s") ? thing : thing.endsWith("leaf") ? `${thing.slice(0, -1)}ves` : `${thing}s`;
}

/** SR28 names no usual amount: the whole item before a piece of it, a cup or can before an ounce. */
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
