import type { Allergen } from "#core/domain/allergens/allergens.ts";

export const DIETS = [
  "vegan",
  "vegetarian",
  "pescatarian",
  "halal",
  "kosher",
  "no pork",
  "no beef",
  "no red meat",
  "no meat",
  "no poultry",
  "gluten-free",
  "dairy-free",
  "lactose-free",
  "egg-free",
  "nut-free",
  "soy-free",
  "fish-free",
  "shellfish-free",
  "sesame-free",
  "low sodium",
  "low sugar",
  "low fat",
  "low carb",
] as const;
export type Diet = (typeof DIETS)[number];

export interface ParsedDiets {
  diets: Diet[];
  /** 'no mushrooms': other words that must not occur in a name. */
  without: string[];
  /** What the user wrote that no rule recognizes, so that the app cannot check for it. */
  unknown: string[];
}

const LEAVES_OUT = "no|not?|without|never|avoid(?:s|ing)?|dont eat|do not eat|cant eat|cant have|cannot eat|cannot have|free of|free from";

/** Words that people write. The more specific line comes first if one contains the other. */
const PEOPLES_WORDS: readonly { words: RegExp; diets: readonly Diet[] }[] = [
  { words: /\bvegan|\bplant[- ]?based|\bno animal/, diets: ["vegan"] },
  { words: /\b(pesc[ae]t|pesco)/, diets: ["pescatarian"] },
  { words: /\b(lacto|ovo)?[- ]?(lacto|ovo)?[- ]?vegg?i?e?tari?an|\bveggie\b|\bvegi\b|\bvegitarian/, diets: ["vegetarian"] },
  { words: /\bhall?al\b/, diets: ["halal"] },
  { words: /\b(kosher|kashrut)/, diets: ["kosher"] },
  { words: leftOut("pork, pig, ham, bacon"), diets: ["no pork"] },
  { words: leftOut("beef, cow"), diets: ["no beef"] },
  { words: leftOut("red meat"), diets: ["no red meat"] },
  { words: leftOut("(?:any |all )?meat"), diets: ["no meat"] },
  { words: leftOut("chicken, poultry, turkey"), diets: ["no poultry"] },
  { words: leftOut("gluten, wheat"), diets: ["gluten-free"] },
  { words: /\b(celiac|coeliac)/, diets: ["gluten-free"] },
  { words: leftOut("dairy, milk, cheese"), diets: ["dairy-free"] },
  { words: /\blactose/, diets: ["lactose-free"] },
  { words: /\bnon-?dairy\b/, diets: ["dairy-free"] },
  { words: leftOut("egg"), diets: ["egg-free"] },
  { words: leftOut("nut, peanut, tree ?nut"), diets: ["nut-free"] },
  { words: leftOut("soy, soya"), diets: ["soy-free"] },
  { words: leftOut("fish"), diets: ["fish-free"] },
  { words: leftOut("shell ?fish, shrimp"), diets: ["shellfish-free"] },
  { words: leftOut("sea ?food"), diets: ["fish-free", "shellfish-free"] },
  { words: leftOut("sesame"), diets: ["sesame-free"] },
  { words: /\b(low|less|reduced|no|little|cut)[- ](added )?(sodium|salt)\b|\bsalt[- ]free\b/, diets: ["low sodium"] },
  { words: /\b(low|less|reduced|no|little)[- ](added )?sugars?\b|\bsugar[- ]free\b|\bdiabetic\b/, diets: ["low sugar"] },
  { words: /\b(low|less|reduced)[- ](saturated )?fat\b/, diets: ["low fat"] },
  { words: /\b(keto|ketogenic|atkins)\b|\blow[- ]carb/, diets: ["low carb"] },
];

/** 'no pork', 'pork-free', 'I don't eat pork' */
function leftOut(phrases: string): RegExp {
  const words = phrases.split(",").map((phrase) => `${phrase.trim()}(?:e?s)?`);
  const any = `(?:${words.join("|")})`;
  return new RegExp(`\\b(?:${LEAVES_OUT}) (?:any |all )?${any}(?:$|\\b(?! [a-z]))|\\b${any}[- ]?free\\b|\\b${any} (?:intoleran|allerg)`);
}

const WITHOUT = new RegExp(`^(?:i )?(?:${LEAVES_OUT}) (?:any |all )?([a-z][a-z -]{2,30})$`);
const FREE = /^([a-z][a-z -]{2,30})[- ]free$/;

/** The meaning of a user's own lines. */
export function parseDiets(lines: readonly string[]): ParsedDiets {
  const named = new Set<Diet>();
  const without: string[] = [];
  const unknown: string[] = [];
  for (const line of lines) {
    const plain = line.trim().toLowerCase().replace(/[’']/g, "").replace(/\s+/g, " ");
    if (plain === "" || NOTHING.test(plain)) continue;
    const diets = PEOPLES_WORDS.flatMap(({ words, diets }) => (words.test(plain) ? diets : []));
    const word = (WITHOUT.exec(plain) ?? FREE.exec(plain))?.[1];
    if (diets.length > 0) for (const diet of diets) named.add(diet);
    else if (word) without.push(word);
    else unknown.push(line);
  }
  return { diets: DIETS.filter((diet) => named.has(diet)), without, unknown };
}

const NOTHING = /^(none|no|nothing|n\/a|na|-|no (dietary )?restrictions?)\.?$/;

/** A diet's allergens are checked like an allergy, so that 'may contain' can be reported. */
const ALLERGENS_OF: Partial<Record<Diet, readonly Allergen[]>> = {
  "gluten-free": ["wheat", "gluten"],
  "dairy-free": ["milk"],
  "egg-free": ["egg"],
  "nut-free": ["tree nuts", "peanut"],
  "soy-free": ["soy"],
  "fish-free": ["fish"],
  "shellfish-free": ["shellfish"],
  "sesame-free": ["sesame"],
};

export const allergensOfDiets = (diets: readonly Diet[]): Allergen[] => [...new Set(diets.flatMap((diet) => ALLERGENS_OF[diet] ?? []))];
