import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import { anyOf } from "./allergen-rule.ts";
import { ALLERGENS, type Allergen } from "./allergens.ts";
import { FOREIGN_ALLERGEN_WORDS } from "./foreign-allergen-words.ts";
import { applyRules, readName } from "./read-name.ts";

/** Words that people write. An unnecessary warning is better than a missing one. */
const PEOPLES_WORDS: Readonly<Record<Allergen, string>> = {
  milk: "milk, dairy, lactose, cheese, butter, cream, yogurt, yoghurt, whey, casein, ice cream, cow",
  egg: "egg, mayo, mayonnaise, albumin",
  fish: "fish, salmon, tuna, cod, anchovy, anchovies, trout, tilapia, halibut, sardine, mackerel",
  shellfish: `shellfish, crustacean, mollusc, mollusk, shrimp, prawn, crab, lobster, langoustine, clam, oyster, mussel, scallop, squid,
    calamari, crayfish, crawfish, octopus`,
  "tree nuts":
    "tree ?nut, almond, walnut, cashew, pecan, pistachio, hazelnut, macadamia, brazil nut, pine ?nut, chestnut, nutella, marzipan",
  peanut: "peanut, ground ?nut, arachis",
  wheat: "wheat, bread, flour, pasta",
  gluten: "gluten, coeliac, celiac, barley, rye, malt, kamut, triticale",
  soy: "soy, soya, soybean, tofu, edamame, miso, tempeh",
  sesame: "sesame, tahini, hummus",
};

/** Words that mean several allergens. */
const WIDE_WORDS: readonly { words: RegExp; allergens: readonly Allergen[] }[] = [
  { words: /\b(sea ?food)\b/, allergens: ["fish", "shellfish"] },
  { words: /^(all |any |mixed )?nuts?( allerg(y|ies))?$|\ball nuts\b|\bnuts? (of|in) /, allergens: ["tree nuts", "peanut"] },
];

const PATTERNS = ALLERGENS.map((allergen) => {
  const foreign = FOREIGN_ALLERGEN_WORDS[allergen].split(",").map((word) => word.trim().replace(/\s+/g, " "));
  return { allergen, english: anyOf(PEOPLES_WORDS[allergen]), foreign: new RegExp(`\\b(?:${foreign.join("|")})\\b`) };
});

/** Words of one piece that people write as two. */
const SPLIT: readonly (readonly [RegExp, string])[] = [
  [/\bshell fish\b/g, "shellfish"],
  [/\b(pea|hazel|wal|chest|ground) (nuts?)\b/g, "$1$2"],
];

/** In lower case, without accents, and with a hyphen read as the space that it stands for. */
function plainLine(text: string): string {
  let plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’'.]/g, "").replace(/ß/g, "ss").replace(/œ/g, "oe");
  plain = plain
    .replace(/[-_/]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  for (const [apart, joined] of SPLIT) plain = plain.replace(apart, joined);
  return plain;
}

/** Milk sugar is not milk: lactose-free milk is fine for these lines, and a milk allergy is not meant by them. */
export const isLactoseLine = (text: string): boolean => LACTOSE_ONLY.test(plainLine(text));
const LACTOSE_ONLY =
  /^(?:i am |im )?(?:a bit |mildly )?lactose(?: (?:intoleran(?:t|ce)|free|sensitiv(?:e|ity)|problems?))?$|^milk sugar$|^laktose\w*$|^lactosa$/;

const NOT_AN_ALLERGEN = /coconut|nutmeg|butternut|egg ?plant/;

/** The allergens that a person's own words mean; empty if none is recognized. */
export function parseAllergens(text: string): Allergen[] {
  const plain = plainLine(text);
  if (plain === "" || NOT_AN_ALLERGEN.test(plain) || isLactoseLine(text)) return [];
  const matched = new Set(WIDE_WORDS.flatMap(({ words, allergens }) => (words.test(plain) ? allergens : [])));
  for (const { allergen, english, foreign } of PATTERNS) if (english.test(plain) || foreign.test(plain)) matched.add(allergen);
  // Kinds of fish, grains and cheeses are those that the foods themselves are read by: haddock, semolina, ghee.
  if (matched.size === 0) applyRules(INGREDIENT_RULES, { ...readName(plain), group: "" }, matched, new Set());
  if (matched.has("gluten")) matched.add("wheat");
  return ALLERGENS.filter((allergen) => matched.has(allergen));
}
