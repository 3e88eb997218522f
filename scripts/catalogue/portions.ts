import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import type { SourceFood } from "./read/read-tsv.ts";
import { usualPortion } from "./usual-portion.ts";

const MAX_PORTIONS = 8;
const MAX_GRAMS = 5000;

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
  [/from \d+[ -]calorie /, "from a small "],
  [/\d+[ -]calorie /, "small "],
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
  [/^1 serving varied from (\d+)(?:-| to )(\d+) (\w+) per serving$/, "1 serving ($1 to $2 $3)"],
  [/^([23]) taco$/, "$1 tacos"],
  [/^1 (?:Weight Watchers|Lean Cuisine|Healthy Choice|Jenny's Cuisine|Budget Gourmet|Light and Elegant|Banquet) meal\b/, "1 meal"],
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
  [/^1 full circle$/, "1 quesadilla"],
  [/^1 half circle$/, "½ quesadilla"],
  [/^1 large rectangular piece or 2 squares.*$/, "1 sheet"],
  [/small\/medium shrimp/, "medium shrimp"],
  [/large\/jumbo shrimp/, "large shrimp"],
  [/tender, strip, or finger/, "tender"],
  [/bun-size or griller link/, "bun-size link"],
  [/breakfast size link/, "breakfast link"],
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
/** Measures that people do not use at the table, and drinks that are weighed with their ice. */
const AWKWARD =
  /snow crab|\bdia\b|\byields?\b|1-inch|live weight|cubic inch|surface inch|linear inch|with ice|\bdrop\b|\bspray\b|before cooking|Weight Watchers|Slim Fast|Jenny's|tablet|jigger|\bgrain\b|guideline/i;

export function choosePortions(food: SourceFood, name = food.name): Portion[] {
  const cleaned = food.portions
    .map(({ label, grams }) => ({ label: cleanLabel(label), grams }))
    .filter(({ label, grams }) => /^[\d½¼¾⅓⅔]/.test(label) && grams > 0 && grams <= MAX_GRAMS);
  const sensible = cleaned.filter(({ label }) => !AWKWARD.test(label));
  const portions = withoutRepeats(sensible.length > 0 ? sensible : cleaned.filter(({ label }) => !/with ice/.test(label)));
  const usual = usualPortion(portions, food.usualGrams, name);
  return [usual, ...portions.filter(({ label }) => label !== usual.label)].slice(0, MAX_PORTIONS);
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
