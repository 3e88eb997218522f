import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { DISH_RULES } from "./allergen-dishes.ts";
import { FREE_FROM_RULES, GROUP_RULES } from "./allergen-groups.ts";
import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import { ALLERGENS, type Allergen, type AllergenRule } from "./allergen-rule.ts";
import { NEGATIONS, TRAPS } from "./allergen-traps.ts";
import { listed, sentences } from "./words.ts";

export interface FoodAllergens {
  /** In its usual recipe. */
  contains: Allergen[];
  /** In some recipes or brands, or by contact. */
  mayContain: Allergen[];
}

/** Never a promise: what a name does not tell, a label does. */
export const NO_ALLERGEN_FOUND = "No common allergen found in its name or usual recipe. Labels and kitchens differ, so check the label.";

export function findAllergens(food: Pick<CatalogueFood, "name" | "otherNames" | "group">): FoodAllergens {
  const read = readable(food.name);
  const contains = new Set<Allergen>();
  const may = new Set<Allergen>();

  const group = food.group.toLowerCase();
  for (const rules of [INGREDIENT_RULES, DISH_RULES, GROUP_RULES]) apply(rules, { ...read, group }, contains, may);
  // Other names are also names of neighbors ('with or without cheese'), so they prove nothing.
  for (const other of food.otherNames) apply(INGREDIENT_RULES, { ...readable(other), group }, may, may);

  for (const { name: claim, frees } of FREE_FROM_RULES) {
    if (!claim.test(food.name)) continue;
    for (const allergen of frees) {
      contains.delete(allergen);
      may.delete(allergen);
    }
  }
  return {
    contains: ALLERGENS.filter((allergen) => contains.has(allergen) && !(allergen === "gluten" && contains.has("wheat"))),
    mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !contains.has(allergen) && !isImplied(allergen, contains, may)),
  };
}

export function allergyInfo({ contains, mayContain }: FoodAllergens): string {
  if (contains.length + mayContain.length === 0) return NO_ALLERGEN_FOUND;
  return sentences(
    contains.length > 0 ? `Contains ${listed(contains.map(allergenWord))}.` : undefined,
    mayContain.length > 0 ? `May contain ${listed(mayContain.map(allergenWord))}.` : undefined,
  );
}

export const allergenWord = (allergen: Allergen): string => (allergen === "wheat" ? "wheat (gluten)" : allergen);

/** Beside 'contains wheat' a 'may contain gluten' would say less than what is already said. */
const isImplied = (allergen: Allergen, contains: ReadonlySet<Allergen>, may: ReadonlySet<Allergen>): boolean =>
  allergen === "gluten" && (contains.has("wheat") || may.has("wheat"));

function apply(
  rules: readonly AllergenRule[],
  { name, leftOut, group }: ReadName & { group: string },
  contains: Set<Allergen>,
  may: Set<Allergen>,
): void {
  for (const rule of rules) {
    if (rule.group && !rule.group.test(group)) continue;
    if (rule.name && !rule.name.test(name)) continue;
    if (rule.unless?.test(name) || rule.unless?.test(leftOut)) continue;
    for (const allergen of rule.contains ?? []) contains.add(allergen);
    for (const allergen of rule.may ?? []) may.add(allergen);
  }
}

interface ReadName {
  name: string;
  /** What the name says is not in it: 'no cheese; without sauce' */
  leftOut: string;
}

/** Lower case, and without the words that sound like an allergen but are none. */
function readable(text: string): ReadName {
  let name = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "");
  for (const [trap, instead] of TRAPS) name = name.replace(trap, instead);
  const leftOut = NEGATIONS.flatMap((negation) => name.match(negation) ?? []).join("; ");
  for (const negation of NEGATIONS) name = name.replace(negation, " ");
  return { name, leftOut };
}
