/** What a product is, as far as rules for safety need to know. */
export interface ProductKind {
  /** A name in the manner of the catalogue's groups, so that the same rules hold for both; empty if the source does not say. */
  group: string;
  /** The source's categories in words, the most specific one first: they are English even where the name is not. */
  words: string[];
  hasAlcohol: boolean;
}

const ENERGY_DRINKS = "Sport and energy drinks";
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 80;
/** What a label may still call free of alcohol. */
const ALCOHOL_FROM_PERCENT = 0.5;

const NO_ALCOHOL = /\b(non|no|without|low|free|de) ?alcohol|alcohol free|dealcoholi[sz]ed|vinegars?|root beers?|ginger beers?/;
const ALCOHOL =
  /\b(alcoholic beverages|alcohol|beers?|ales?|lagers?|wines?|ciders|hard ciders?|spirits|liqueurs?|liquors|vodkas?|rums?|gins?|whisk(y|ies|eys?)|tequilas?|champagnes?|aperitifs|alcopops|hard seltzers?|sakes?)$/;

/** The first that fits decides. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/\b(energy drinks?|energy shots?|energy, protein)/, ENERGY_DRINKS],
  [/\b(sports? drinks?|isotonic)/, ENERGY_DRINKS],
  [/\b(artificially sweetened beverages?|diet|light sodas?|sugar free (sodas?|beverages?|drinks?))\b/, "Diet soft drinks"],
  [/\b(artificial sweeteners?|sugar substitutes?|stevia|table sweeteners?)\b/, "Sugar substitutes"],
  [/\b(sodas?|soft drinks?|colas?|carbonated drinks?)\b/, "Soft drinks"],
  [/\b(fruit|apple|orange|grape) juices?\b/, "Other fruit juice"],
  [/\bcoffees?\b/, "Coffee"],
  [/\b(iced teas?|teas?)\b/, "Tea"],
  [/\bcheeses?\b/, "Cheese"],
  [/\b(flours?|corn meal)\b/, "Flour and starch"],
  [/\b(shellfish|oysters?|mussels|clams|shrimps?|crustaceans|mollus[ck]s)\b/, "Shellfish"],
  [/\b(fish|fishes|salmons?|tunas?|trouts?|herrings?|sushi)\b/, "Fish"],
  [/\b(ground|minced) (beef|meats?)|ground beef steaks?|burger patties|hamburger patties\b/, "Ground beef"],
  [/\b(chickens?|turkeys?|poultr(y|ies))\b/, "Chicken, whole pieces"],
  [/\b(beef|veal)\b/, "Beef"],
  [/\bpork\b/, "Pork"],
  [/\beggs?\b/, "Eggs"],
  [/\b(mayonnaises?|aioli)\b/, "Mayonnaise"],
  [/\b(dairy drinks|beverages?|drinks?|waters?)\b/, "Beverages"],
];

const SWEETENER = /\b(aspartame?|acesulfam(e|-k)?|sucralose|saccharin|steviol|stevia|neotame|advantame|e ?95[0-57]|e ?960|e ?961)\b/i;
const DRINK_GROUP = /^(soft drinks|beverages|other fruit juice|tea|coffee)$/i;

interface Described {
  /** 'en:energy-drinks' or 'Energy drinks', the most specific one first. */
  categories: readonly string[];
  name: string;
  isDrink: boolean;
  ingredients?: string | null | undefined;
  alcoholPercent?: number | null | undefined;
}

/** Reads what the source says a product is. Categories in other languages are left out, because no rule understands them. */
export function readProductKind({ categories, name, isDrink, ingredients, alcoholPercent }: Described): ProductKind {
  const words = categories
    .filter((category) => !/^[a-z]{2}:/.test(category) || category.startsWith("en:"))
    .map((category) => category.replace(/^en:/, "").replaceAll("-", " ").toLowerCase().slice(0, MAX_WORD_LENGTH))
    .slice(0, MAX_WORDS);
  const saysNone = [name.toLowerCase(), ...words].some((text) => NO_ALCOHOL.test(text));
  const hasAlcohol = (alcoholPercent ?? 0) > ALCOHOL_FROM_PERCENT || (!saysNone && words.some((text) => ALCOHOL.test(text)));
  const found = words.map((text) => GROUPS.find(([pattern]) => pattern.test(text))?.[1]).find((group) => group !== undefined);
  const group = found ?? (isDrink ? "Beverages" : "");
  const isSweetened = DRINK_GROUP.test(group) && SWEETENER.test(ingredients ?? "");
  return { group: isSweetened ? "Diet soft drinks" : group, words, hasAlcohol };
}
