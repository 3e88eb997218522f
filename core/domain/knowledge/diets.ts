import { type Allergen, anyOf } from "./allergen-rule.ts";
import { type AnimalPart, animalPartsOf, type NamedFood } from "./animal-foods.ts";
import { type AnyNutrient, amountPerPortion, type FoodOnAPlate } from "./labels.ts";

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

/** A food by name alone, as a model may say it, or with its figures. */
export type DietFood = NamedFood & Partial<FoodOnAPlate>;

export interface DietsMeant {
  diets: Diet[];
  /** 'no mushrooms': what else should not be in a name. */
  without: string[];
  /** What the person wrote that no rule here knows: the app cannot check for it. */
  unknown: string[];
}

const LEAVES_OUT = "no|not?|without|never|avoid(?:s|ing)?|dont eat|do not eat|cant eat|cant have|cannot eat|cannot have|free of|free from";

/** What people write. The more particular line stands first where one holds the other. */
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
  { words: leftOut("dairy, milk, lactose, cheese"), diets: ["dairy-free"] },
  { words: /\blactose|\bnon-?dairy\b/, diets: ["dairy-free"] },
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

/** What a person's own lines mean. */
export function dietsMeant(lines: readonly string[]): DietsMeant {
  const meant = new Set<Diet>();
  const without: string[] = [];
  const unknown: string[] = [];
  for (const line of lines) {
    const plain = line.trim().toLowerCase().replace(/[’']/g, "").replace(/\s+/g, " ");
    if (plain === "" || NOTHING.test(plain)) continue;
    const diets = PEOPLES_WORDS.flatMap(({ words, diets: known }) => (words.test(plain) ? known : []));
    const word = (WITHOUT.exec(plain) ?? FREE.exec(plain))?.[1];
    if (diets.length > 0) for (const diet of diets) meant.add(diet);
    else if (word) without.push(word);
    else unknown.push(line);
  }
  return { diets: DIETS.filter((diet) => meant.has(diet)), without, unknown };
}

const NOTHING = /^(none|no|nothing|n\/a|na|-|no (dietary )?restrictions?)\.?$/;

/** What a diet asks for is checked like an allergy, so that 'may contain' can be told. */
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

const MEATS: readonly AnimalPart[] = ["pork", "beef", "poultry", "meat"];
const FLESH: readonly AnimalPart[] = [...MEATS, "fish", "shellfish"];

/** Whether it is or may be in the food. */
const NEVER: Partial<Record<Diet, readonly AnimalPart[]>> = {
  vegan: [...FLESH, "gelatin", "milk", "egg", "honey"],
  vegetarian: [...FLESH, "gelatin"],
  pescatarian: [...MEATS, "gelatin"],
  halal: ["pork", "gelatin"],
  kosher: ["pork", "shellfish", "gelatin"],
  "no pork": ["pork"],
  "no beef": ["beef"],
  "no red meat": ["pork", "beef", "meat"],
  "no meat": MEATS,
  "no poultry": ["poultry"],
};

/** FDA 'low sodium' of a main dish; the others are everyday limits of a serving. */
const LOW_SODIUM_MG_PER_100_G = 140;
const LIMITS: Partial<Record<Diet, { nutrient: AnyNutrient; most: number }>> = {
  "low sugar": { nutrient: "sugar", most: 8 },
  "low fat": { nutrient: "fat", most: 8 },
  "low carb": { nutrient: "carbs", most: 15 },
};

const ALCOHOL = anyOf("beer, wine, liquor, rum, vodka, whiskey, bourbon, brandy, liqueur, tequila, margarita, daiquiri, mimosa, sangria");
const NO_ALCOHOL = /root beer|ginger beer|wine vinegar|beer[- ]battered|non-?alcoholic/;
/** Meat of unknown making: nothing tells how it was prepared. */
const CHAIN = /\b(mcdonalds|burger king|wendys|kfc|chick-fil-a|taco bell|subway|popeyes|arbys|sonic|dairy queen|pizza hut|dominos)\b/;
/** Plain bread may be made with milk or egg and mostly is not. */
const PLAIN_BREAD =
  /^((white|whole wheat|whole grain|rye|pita|french|italian|sourdough|pumpernickel|wheat) )?(bread|bagel|tortilla|corn tortilla|flour tortilla)$|^(pasta|spaghetti|saltine crackers)$/i;

export function fitsDiets(food: DietFood, diets: readonly Diet[]): boolean {
  return diets.length === 0 || diets.every((diet) => fitsDiet(food, diet));
}

function fitsDiet(food: DietFood, diet: Diet): boolean {
  const limit = LIMITS[diet];
  if (limit) return (servingOf(food, limit.nutrient) ?? 0) <= limit.most;
  if (diet === "low sodium") return (food.sodium ?? 0) <= LOW_SODIUM_MG_PER_100_G;
  const never = NEVER[diet];
  if (!never) return true;
  const { contains, may } = animalPartsOf(food);
  if (never.some((part) => contains.has(part))) return false;
  const mayNot = PLAIN_BREAD.test(food.name) ? FLESH : never;
  if (mayNot.some((part) => never.includes(part) && may.has(part))) return false;
  if (diet === "halal" || diet === "kosher")
    return isKnownMeat(food, contains, may) && (diet === "halal" ? !hasAlcohol(food) : !mixesMilk(contains, may));
  return diet === "no pork" || diet === "no beef" || diet === "no red meat" || diet === "no poultry"
    ? isKnownMeat(food, contains, may)
    : true;
}

/** 'Sandwich' or 'Hot dog' may be of any animal: where one is ruled out, so are they. */
function isKnownMeat({ name }: DietFood, contains: ReadonlySet<AnimalPart>, may: ReadonlySet<AnimalPart>): boolean {
  const isMeat = MEATS.some((part) => contains.has(part));
  if (may.has("meat") && !isMeat) return false;
  if (isMeat && CHAIN.test(name.toLowerCase().replace(/[’']/g, ""))) return false;
  return !contains.has("meat") || MEATS.some((part) => part !== "meat" && contains.has(part)) || KNOWN_ANIMAL.test(name.toLowerCase());
}

const KNOWN_ANIMAL = /\b(lamb|mutton|goat|venison|bison|rabbit|elk|caribou|moose|deer|broth|bouillon)\b/;

const mixesMilk = (contains: ReadonlySet<AnimalPart>, may: ReadonlySet<AnimalPart>): boolean =>
  MEATS.some((part) => contains.has(part)) && (contains.has("milk") || may.has("milk"));

function hasAlcohol({ name }: DietFood): boolean {
  const plain = name.toLowerCase();
  return ALCOHOL.test(plain) && !NO_ALCOHOL.test(plain);
}

function servingOf(food: DietFood, nutrient: AnyNutrient): number | undefined {
  return isOnAPlate(food) ? amountPerPortion(food, nutrient) : undefined;
}

const isOnAPlate = (food: DietFood): food is NamedFood & FoodOnAPlate => food.portions !== undefined && food.vitamins !== undefined;
