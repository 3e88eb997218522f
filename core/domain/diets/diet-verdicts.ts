import { type Allergen, ANIMAL_ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { Diet } from "./parse-diets.ts";

/** 'meat' comes from any other or an unknown animal. */
export const DIET_PARTS = [
  "pork",
  "beef",
  "poultry",
  "meat",
  "fish",
  "shellfish",
  "milk",
  "egg",
  "honey",
  "gelatin",
  "alcohol",
  "not kosher",
  "not halal",
] as const;
export type DietPart = (typeof DIET_PARTS)[number];

export interface AnimalParts {
  contains: ReadonlySet<DietPart>;
  /** Only in some recipes. Omitting one dish too many is better than suggesting a wrong one. */
  may: ReadonlySet<DietPart>;
}

export const MEATS: readonly DietPart[] = ["pork", "beef", "poultry", "meat"];
export const FLESH: readonly DietPart[] = [...MEATS, "fish", "shellfish"];

/** The diets for which a food can have a badge. 'Halal' and 'kosher' are words of a certificate, so they are none of ours. */
export const BADGE_DIETS = ["vegan", "vegetarian", "pescatarian", "gluten-free", "dairy-free"] as const;
export type BadgeDiet = (typeof BADGE_DIETS)[number];

const NEVER = {
  vegan: [...FLESH, "gelatin", "milk", "egg", "honey"],
  vegetarian: [...FLESH, "gelatin"],
  pescatarian: [...MEATS, "gelatin"],
  halal: ["pork", "alcohol", "not halal"],
  kosher: ["pork", "shellfish", "not kosher"],
  "no pork": ["pork"],
  "no beef": ["beef"],
  "no red meat": ["pork", "beef", "meat"],
  "no meat": MEATS,
  "no poultry": ["poultry"],
} as const satisfies Partial<Record<Diet, readonly DietPart[]>>;
type IngredientDiet = keyof typeof NEVER;

export const isIngredientDiet = (diet: Diet): diet is IngredientDiet => Object.hasOwn(NEVER, diet);

export type DietVerdict = "fits" | "may not fit" | "does not fit";

export function dietVerdict(diet: IngredientDiet, { contains, may }: AnimalParts): DietVerdict {
  const never: readonly DietPart[] = NEVER[diet];
  if (never.some((part) => contains.has(part))) return "does not fit";
  const meat = MEATS.some((part) => contains.has(part));
  if (diet === "kosher" && meat && contains.has("milk")) return "does not fit";
  const isOpen =
    never.some((part) => may.has(part)) ||
    // Gelatin can come from fish or from an animal slaughtered by the rules.
    ((diet === "halal" || diet === "kosher") && (contains.has("gelatin") || may.has("gelatin"))) ||
    (diet === "kosher" && mayMix(contains, may));
  return isOpen ? "may not fit" : "fits";
}

function mayMix(contains: ReadonlySet<DietPart>, may: ReadonlySet<DietPart>): boolean {
  const hasOrMay = (part: DietPart) => contains.has(part) || may.has(part);
  return MEATS.some(hasOrMay) && hasOrMay("milk");
}

/** For the API: the parts that the allergens do not already cover. */
export interface DietParts {
  contains: DietPart[];
  mayContain: DietPart[];
}

export function toDietParts({ contains, may }: AnimalParts): DietParts {
  // The parts that a food's allergens already cover.
  const listedParts: readonly DietPart[] = ANIMAL_ALLERGENS;
  return {
    contains: DIET_PARTS.filter((part) => contains.has(part) && !listedParts.includes(part)),
    mayContain: DIET_PARTS.filter((part) => may.has(part) && !contains.has(part) && !listedParts.includes(part)),
  };
}

/** Whether a food fits a diet that has a badge or that excludes an animal. Nothing fits for certain of which not all is known. */
export function verdictOn(diet: BadgeDiet | IngredientDiet, allergens: StoredAllergens, parts: DietParts): DietVerdict {
  const verdict = decideVerdict(diet, allergens, parts);
  return verdict === "fits" && !isRestChecked(allergens) ? "may not fit" : verdict;
}

function decideVerdict(diet: BadgeDiet | IngredientDiet, allergens: StoredAllergens, parts: DietParts): DietVerdict {
  const avoided: readonly Allergen[] = diet === "gluten-free" ? ["wheat", "gluten"] : diet === "dairy-free" ? ["milk"] : [];
  if (diet === "gluten-free" || diet === "dairy-free") {
    if (avoided.some((allergen) => allergens.contains.includes(allergen))) return "does not fit";
    return avoided.some((allergen) => allergens.mayContain.includes(allergen)) ? "may not fit" : "fits";
  }
  const animal = (list: readonly Allergen[]) => ANIMAL_ALLERGENS.filter((part) => list.includes(part));
  return dietVerdict(diet, {
    contains: new Set<DietPart>([...parts.contains, ...animal(allergens.contains)]),
    may: new Set<DietPart>([...parts.mayContain, ...animal(allergens.mayContain)]),
  });
}
