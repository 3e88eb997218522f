import { plainFractions } from "#core/domain/numbers/fractions.ts";
import { readAmount } from "./read-amount.ts";

export type LineUnit = (typeof UNITS)[number][0];

/** The first match wins: 'T' is a tablespoon and 't' a teaspoon, and 'fl oz' is not a weight. */
const UNITS = [
  ["floz", /^(?:fl\.?\s*oz\.?|fluid ounces?)(?=\W|$)/i],
  ["tablespoon", /^(?:T\b\.?|(?:tbsp?s?|tbs|tablespoons?)\b\.?)/],
  ["tablespoon", /^(?:tbsp?s?|tbs|tablespoons?)\b\.?/i],
  ["teaspoon", /^(?:t|tsps?|teaspoons?)\b\.?/],
  ["teaspoon", /^(?:tsps?|teaspoons?)\b\.?/i],
  ["cup", /^(?:cups?|c)\b\.?/i],
  ["oz", /^(?:oz|ounces?)\b\.?/i],
  ["lb", /^(?:lbs?|pounds?)\b\.?/i],
  ["kg", /^(?:kg|kilos?|kilograms?)\b\.?/i],
  ["g", /^(?:g|gr|grams?)\b\.?/i],
  ["ml", /^(?:ml|milliliters?|millilitres?)\b\.?/i],
  ["l", /^(?:l|liters?|litres?)\b\.?/i],
  ["pint", /^(?:pints?|pt)\b\.?/i],
  ["quart", /^(?:quarts?|qt)\b\.?/i],
  ["pinch", /^(?:pinch(?:es)?)\b/i],
  ["dash", /^(?:dash(?:es)?)\b/i],
  ["handful", /^(?:handfuls?)\b/i],
  ["can", /^(?:cans?|tins?)\b/i],
  ["clove", /^cloves?\b(?=\s+(?:of\s+)?garlic|\s*$)/i],
  ["stick", /^sticks?\b/i],
  ["slice", /^slices?\b/i],
  ["stalk", /^(?:stalks?|ribs?)\b/i],
  ["sprig", /^sprigs?\b/i],
  ["head", /^heads?\b/i],
  ["bunch", /^bunch(?:es)?\b/i],
  ["block", /^blocks?\b/i],
  ["sheet", /^sheets?\b/i],
  ["packet", /^(?:packets?|packages?|pkgs?|envelopes?|sachets?)\b\.?/i],
  ["fillet", /^fillets?\b/i],
  ["piece", /^(?:pieces?|inch(?:es)?(?: pieces?| knob)?)\b/i],
] as const;

export interface IngredientLine {
  text: string;
  amount: number | undefined;
  unit: LineUnit | undefined;
  /** 'small', 'medium' or 'large' */
  size: string | undefined;
  /** The weight of one can, block or fillet: '(15 oz)'. */
  packageGrams: number | undefined;
  /** The name of the food, without amount, preparation and remarks. */
  food: string;
  /** The other choices in 'A or B'. */
  alternatives: string[];
  /** False for 'to taste' and 'for serving': listed but not counted. */
  isCounted: boolean;
  isOptional: boolean;
  isDrained: boolean;
  /** 'juice of 1 lemon', 'zest of 1 lemon' */
  part: "juice" | "zest" | undefined;
}

/** Real lines are shorter, and the patterns below could be slow on a longer text. */
const MAX_LINE_LENGTH = 200;
const OZ_GRAMS = 28.35;
const PACKAGE = /\(?\b(\d+(?:[.,]\d+)?)[\s-]*(oz|ounces?|g|grams?|ml|lbs?)\b\.?(?:\s+each)?\)?/i;
const NOT_COUNTED = /\bto taste\b|\bas needed\b|\bfor (?:serving|garnish|garnishing|dusting|greasing|frying)\b|\bto serve\b/i;
const PLUS_MORE = /,?\s*\bplus (?:more|extra)\b.*$/i;
/** Preparation words, which change no figure. */
const PREPARATION =
  /\b(?:chopped|diced|minced|sliced|grated(?! parmesan)|shredded|crumbled|cubed|halved|quartered|peeled|cored|seeded|deveined|trimmed|rinsed|pressed|softened|melted|beaten|sifted|packed|thawed|mashed|divided|cut|torn|crushed(?! tomato)|fresh|freshly|ripe|very|finely|thinly|roughly|coarsely|lightly|heaping|level|scant|about|approximately|good|quality|organic|large|medium|small|big|extra|optional|into|florets|wedges|cubes|chunks|strips|leaves|squeezed|pitted|boneless|at room temperature|each|of|my|from|the|your|favorite|favourite)\b/gi;

/** Reads one pasted line; undefined for a heading ('For the sauce:') or an empty line. */
export function readIngredientLine(line: string): IngredientLine | undefined {
  const text = line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/^[\s•*·▢☐–—-]+(?!\d*\s*°)/, "")
    .trim();
  if (text === "" || /:$/.test(text)) return undefined;
  const isCounted = !NOT_COUNTED.test(text.replace(PLUS_MORE, ""));
  const isOptional = /\boptional\b/i.test(text);
  const isDrained = /\bdrained\b/i.test(text);
  const of = /^(juice|zest) of\s+(.*)$/i.exec(text);
  const part = of?.[1]?.toLowerCase() as IngredientLine["part"];
  const counted = plainFractions((of?.[2] ?? text).replace(NOT_COUNTED, "").replace(PLUS_MORE, ""));
  const { amount, rest } = readAmount(counted);
  const { packageGrams, left } = takePackage(rest);
  const size = /\b(small|medium|large)\b/i.exec(left)?.[1]?.toLowerCase();
  const unsized = left.replace(/^(?:small|medium|large|heaping|scant|level|big)\s+/i, "").trim();
  const { unit, after } = takeUnit(unsized);
  const nested = packageGrams === undefined ? takePackage(after) : { packageGrams, left: after };
  const [first = "", ...alternatives] = nested.left.split(/\s+or\s+/i);
  return {
    ...{ text, amount, unit, size, isCounted, isOptional, isDrained, part, alternatives },
    packageGrams: nested.packageGrams,
    food: cleanFood(first),
  };
}

function takeUnit(text: string): { unit: LineUnit | undefined; after: string } {
  for (const [unit, pattern] of UNITS) {
    const found = pattern.exec(text);
    // '400 g tins' already has a weight, so the word 'tins' adds nothing.
    if (found)
      return {
        unit,
        after: text
          .slice(found[0].length)
          .replace(/^\s*(?:cans?|tins?|packs?|bags?)\b/i, "")
          .replace(/^\s*of\s+/i, "")
          .trim(),
      };
  }
  return { unit: undefined, after: text };
}

/** Reads '(15 oz) can' and 'can (15 oz)'; '8-inch' is not a package. */
function takePackage(text: string): { packageGrams: number | undefined; left: string } {
  const bracket = /\(([^)]*)\)/.exec(text);
  const found = bracket ? PACKAGE.exec(bracket[1] ?? "") : undefined;
  const left = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!found) return { packageGrams: undefined, left };
  const grams = Number(found[1]?.replace(",", ".")) * gramsPerUnit(found[2] ?? "");
  return { packageGrams: grams, left };
}

const gramsPerUnit = (unit: string): number => (/^oz|^ounce/i.test(unit) ? OZ_GRAMS : /^lb/i.test(unit) ? 453.6 : 1);

/** 'boneless, skinless chicken breasts' keeps the words after its comma; text after a later comma is preparation. */
function cleanFood(text: string): string {
  const [first = "", ...later] = text.split(",").map((part) => part.replace(PREPARATION, " ").replace(/\s+/g, " ").trim());
  const detail = first === "" || /^(skinless|lean|dried)$/i.test(first) ? [first, later.find((part) => part !== "") ?? ""] : [first];
  return detail
    .join(" ")
    .replace(/\s+(?:and|with|in|for|to)$/i, "")
    .replace(/[^\p{L}\p{N}%\s'-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
