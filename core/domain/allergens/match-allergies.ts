import { ALLERGENS, type Allergen, anyOf } from "./allergen-rule.ts";
import type { FoodAllergens } from "./allergens.ts";

export interface AllergyMatch extends FoodAllergens {
  /** What the person wrote that no rule recognizes. The app cannot check for it and should say so. */
  unknown: string[];
}

/** Words that people write, and the allergens to look for. An unnecessary warning is better than a missing one. */
const PEOPLES_WORDS: readonly { words: RegExp; allergens: readonly Allergen[] }[] = [
  { words: anyOf("milk, dairy, lactose, cheese, butter, cream, yogurt, yoghurt, whey, casein, ice cream, cow"), allergens: ["milk"] },
  { words: anyOf("egg, mayo, mayonnaise, albumin"), allergens: ["egg"] },
  { words: anyOf("fish, salmon, tuna, cod, anchovy, anchovies, trout, tilapia, halibut, sardine, mackerel"), allergens: ["fish"] },
  {
    words: anyOf(`shellfish, shell fish, crustacean, mollusc, mollusk, shrimp, prawn, crab, lobster, clam, oyster, mussel, scallop, squid,
      calamari, crayfish, crawfish, octopus`),
    allergens: ["shellfish"],
  },
  { words: /\b(sea ?food)\b/, allergens: ["fish", "shellfish"] },
  {
    words: anyOf(
      "tree ?nut, almond, walnut, cashew, pecan, pistachio, hazelnut, macadamia, brazil nut, pine ?nut, chestnut, nutella, marzipan",
    ),
    allergens: ["tree nuts"],
  },
  { words: anyOf("peanut, ground ?nut"), allergens: ["peanut"] },
  { words: /^(all |any |mixed )?nuts?( allerg(y|ies))?$|\ball nuts\b|\bnuts? (of|in) /, allergens: ["tree nuts", "peanut"] },
  { words: /\bwheat\b/, allergens: ["wheat"] },
  { words: anyOf("gluten, coeliac, celiac, barley, rye, malt"), allergens: ["wheat", "gluten"] },
  { words: anyOf("bread, flour, pasta"), allergens: ["wheat"] },
  { words: anyOf("soy, soya, soybean, tofu, edamame, miso, tempeh"), allergens: ["soy"] },
  { words: anyOf("sesame, tahini, hummus"), allergens: ["sesame"] },
];

/** The allergens that a person's own words mean; empty if none is recognized. */
export function allergensMeant(text: string): Allergen[] {
  const plain = text.trim().toLowerCase();
  if (/coconut|nutmeg|butternut|egg ?plant/.test(plain)) return [];
  const meant = new Set(PEOPLES_WORDS.flatMap(({ words, allergens }) => (words.test(plain) ? allergens : [])));
  // 'shell fish' means shellfish, not fish.
  if (/\bshell fish\b/.test(plain)) meant.delete("fish");
  return ALLERGENS.filter((allergen) => meant.has(allergen));
}

/** The allergens of a food that match a person's allergies, as the person wrote them. */
export function matchAllergies(personsAllergies: readonly string[], { contains, mayContain }: FoodAllergens): AllergyMatch {
  const written = personsAllergies.filter((text) => text.trim() !== "");
  const meant = new Set(written.flatMap(allergensMeant));
  return {
    contains: contains.filter((allergen) => meant.has(allergen)),
    mayContain: mayContain.filter((allergen) => meant.has(allergen)),
    unknown: written.filter((text) => allergensMeant(text).length === 0),
  };
}
