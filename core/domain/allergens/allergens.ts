interface AllergenFacts {
  /** Its name as a choice. Wheat is gluten too, so gluten is named by its grains. */
  label: string;
  /** Its name within a sentence. Users who avoid gluten may not look for wheat. */
  spokenAs: string;
  /** The line that its choice in the preferences saves; null if there is no such choice. */
  preference: string | null;
  /** Open Food Facts' tags, without the language. */
  productTags: readonly string[];
  isFromAnimal: boolean;
  /** The allergen that always comes with it, so that listing both would say one thing twice. */
  impliedBy?: string;
}

/**
 * The one list of allergens, in the order in which they are listed. What each is called in other words is in typed-words.ts and in the table
 * of dishes' allergen-words.ts; allergens.test.ts names an allergen that the rules, the dishes or the diets miss.
 */
export const ALLERGEN_FACTS = {
  milk: { label: "milk", spokenAs: "milk", preference: "milk", productTags: ["milk"], isFromAnimal: true },
  egg: { label: "egg", spokenAs: "egg", preference: "egg", productTags: ["eggs"], isFromAnimal: true },
  fish: { label: "fish", spokenAs: "fish", preference: "fish", productTags: ["fish"], isFromAnimal: true },
  shellfish: {
    label: "shellfish",
    spokenAs: "shellfish",
    preference: "shellfish",
    productTags: ["crustaceans", "molluscs"],
    isFromAnimal: true,
  },
  "tree nuts": { label: "tree nuts", spokenAs: "tree nuts", preference: "tree nuts", productTags: ["nuts"], isFromAnimal: false },
  peanut: { label: "peanut", spokenAs: "peanut", preference: "peanuts", productTags: ["peanuts"], isFromAnimal: false },
  // Products tag the grains together as 'gluten'.
  wheat: { label: "wheat", spokenAs: "wheat (gluten)", preference: "wheat", productTags: [], isFromAnimal: false },
  // Rye, barley and malt contain gluten without wheat. People name gluten themselves or mean it by celiac disease.
  gluten: {
    label: "barley or rye",
    spokenAs: "gluten",
    preference: null,
    productTags: ["gluten"],
    isFromAnimal: false,
    impliedBy: "wheat",
  },
  soy: { label: "soy", spokenAs: "soy", preference: "soy", productTags: ["soybeans"], isFromAnimal: false },
  sesame: { label: "sesame", spokenAs: "sesame", preference: "sesame", productTags: ["sesame-seeds"], isFromAnimal: false },
} as const satisfies Record<string, AllergenFacts>;

export type Allergen = keyof typeof ALLERGEN_FACTS;

// The keys of an object with only these keys.
export const ALLERGENS = Object.keys(ALLERGEN_FACTS) as Allergen[];

export type AnimalAllergen = { [Key in Allergen]: (typeof ALLERGEN_FACTS)[Key]["isFromAnimal"] extends true ? Key : never }[Allergen];

const isFromAnimal = (allergen: Allergen): allergen is AnimalAllergen => ALLERGEN_FACTS[allergen].isFromAnimal;
export const ANIMAL_ALLERGENS: readonly AnimalAllergen[] = ALLERGENS.filter(isFromAnimal);

export const speakAllergen = (allergen: Allergen): string => ALLERGEN_FACTS[allergen].spokenAs;

/** 'Contains gluten' adds nothing if wheat is already listed. */
export function isImplied(allergen: Allergen, ...lists: readonly ReadonlySet<string>[]): boolean {
  const facts: AllergenFacts = ALLERGEN_FACTS[allergen];
  const { impliedBy } = facts;
  return impliedBy !== undefined && lists.some((list) => list.has(impliedBy));
}
