import { NEGATIONS, TRAPS } from "#core/domain/allergens/allergen-traps.ts";
import { ANIMAL_ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { findAllergens, isFromAnAnimal, type NamedFood } from "#core/domain/allergens/find-allergens.ts";
import { readIngredient, TRACE_SHARE } from "#core/domain/allergens/recipe-allergens.ts";
import { PART_GROUP_RULES, PART_NAME_RULES, type PartRule } from "./animal-part-rules.ts";
import { type AnimalParts, type DietPart, FLESH, MEATS } from "./diet-verdicts.ts";

export type { NamedFood };

/** Meat substitutes are not meat, whatever they are named after. */
const STAND_IN =
  /\b(meatless|vegetarian|vegan|veggie|plant-based|meat substitute|imitation (meat|chicken|bacon|beef)|soy (burger|dog|meat)|tofurky|impossible|beyond)\b/;
const SAYS_NO_MEAT = /\b(no|without) (meat|poultry|meat or fish)\b/;

/** Dishes that are often made with meat and often without, so that their name must state the contents. */
const MIXED_GROUP =
  /^(burritos|other mexican|egg rolls|fried rice|turnovers|soups|ramen|rice mixed|pasta mixed|nachos|stir-fry|vegetable dishes|other sandwiches|pizza|bean, pea|egg\/breakfast|lettuce and lettuce salads|pasta sauces)/;
const SAYS_WHAT =
  /\b(beans?|vegetables?|cheese|tofu|eggs?|potato(es)?|tomato(es)?|marinara|spinach|mushrooms?|lentils?|peas?|corn|avocado|cream sauce|pesto|minestrone|gazpacho|greens|lettuce|salad|cucumber|pumpkin|broccoli|idli|ratatouille|channa|paneer|eggplant|aubergine|artichokes?|falafel|raisins|fruit|squash|carrots?|peppers?|spaghetti sauce|pupusa|arugula|radicchio|romaine|fish|shrimp|tuna|crab|salmon|seafood|surimi)\b/;
/** Filled or layered dishes, for which the sauce alone tells nothing about the filling. */
const HIDES_WHAT = /\b(ravioli|tortellini|lasagna|stuffed|dumplings?|enchiladas?|tamales?|empanadas?|pierogi|tetrazzini|pot ?pie)\b/;
const SAYS_FILLING = /\b(cheese|vegetables?|spinach|beans?|mushrooms?|potato(es)?|tofu|pumpkin|squash|ricotta|shrimp|crab|tuna|fish)\b/;

/** Cached, because the same foods are checked again and again. */
const cache = new WeakMap<NamedFood, AnimalParts>();

/** Which animal products a food contains, by its name, its kind and its allergens. */
export function animalPartsInFood(food: NamedFood): AnimalParts {
  const found = cache.get(food) ?? findAnimalParts(food);
  cache.set(food, found);
  return found;
}

function findAnimalParts(food: NamedFood): AnimalParts {
  const parts = partsByName(food);
  addRecipe(food, parts, TRACE_SHARE);
  // Cholesterol comes only from animals: if nothing else was found, even the smallest share in the recipe counts.
  if (isFromAnAnimal(food) && !hasAnimal(parts.contains)) addRecipe(food, parts, 0);
  const { contains, may } = parts;
  const isMeatOfSomeKind = contains.has("meat") && !ANIMAL_WORDS.test(food.name.toLowerCase());
  const isOfAnyKind = (isMeatOfSomeKind && !SPECIES.some((part) => contains.has(part))) || (may.has("meat") && !hasMeat(contains));
  if (isOfAnyKind) for (const part of SPECIES) may.add(part);
  return { contains, may };
}

interface Parts {
  contains: Set<DietPart>;
  may: Set<DietPart>;
}

const SPECIES = ["pork", "beef", "poultry"] as const satisfies readonly DietPart[];
const ANIMAL_WORDS = /\b(lamb|mutton|goat|venison|bison|rabbit|elk|caribou|moose|deer|broth|bouillon)\b/;
const hasMeat = (parts: ReadonlySet<DietPart>): boolean => MEATS.some((part) => parts.has(part));
const hasAnimal = (parts: ReadonlySet<DietPart>): boolean => [...FLESH, ...ANIMAL_ALLERGENS].some((part) => parts.has(part));

function partsByName(food: NamedFood): Parts {
  const contains = new Set<DietPart>();
  const may = new Set<DietPart>();
  const allergens = findAllergens(food);
  for (const part of ANIMAL_ALLERGENS) {
    if (allergens.contains.includes(part)) contains.add(part);
    if (allergens.mayContain.includes(part)) may.add(part);
  }
  const spoken = plain(food.name);
  const name = withoutTraps(spoken);
  const group = food.group.toLowerCase();
  apply(PART_NAME_RULES, name, group, contains, may);
  if (!SAYS_NO_MEAT.test(spoken)) {
    apply(PART_GROUP_RULES, name, group, contains, may);
    if (MIXED_GROUP.test(group) && !saysWhat(name) && (food.ingredients?.length ?? 0) === 0) may.add("meat");
  }
  if (STAND_IN.test(spoken)) for (const part of FLESH) drop(part, contains, may);
  return { contains, may };
}

/** Meat in the recipe of a food that is called meatless is usually broth, so it only counts as 'may contain'. */
function addRecipe(food: NamedFood, { contains, may }: Parts, least: number): void {
  const isCalledPlant = /\b(vegan|vegetarian|plant-based)\b/.test(plain(food.name));
  const isMeatless = STAND_IN.test(plain(food.name));
  for (const { name: ingredient, share } of food.ingredients ?? []) {
    if (share < least || isCalledPlant) continue;
    const found = new Set<DietPart>();
    const { name } = readIngredient(ingredient);
    apply(PART_NAME_RULES, name, "", found, new Set());
    // 'Chicken broth' contains chicken and no other meat.
    if (SPECIES.some((part) => found.has(part))) found.delete("meat");
    // 'Fish' is an average that contains some catfish.
    if (found.delete("not kosher")) may.add("not kosher");
    for (const part of found) {
      if (STAND_IN.test(ingredient.toLowerCase()) && FLESH.includes(part)) continue;
      (isMeatless && FLESH.includes(part) ? may : contains).add(part);
    }
  }
}

const saysWhat = (name: string): boolean => (HIDES_WHAT.test(name) ? SAYS_FILLING.test(name) : SAYS_WHAT.test(name));

function apply(rules: readonly PartRule[], name: string, group: string, contains: Set<DietPart>, may: Set<DietPart>): void {
  for (const rule of rules) {
    if (rule.name && !rule.name.test(name)) continue;
    if (rule.group && !rule.group.test(group)) continue;
    if (rule.unless?.test(name)) continue;
    for (const part of rule.contains ?? []) contains.add(part);
    for (const part of rule.may ?? []) may.add(part);
  }
}

function drop(part: DietPart, ...sets: Set<DietPart>[]): void {
  for (const set of sets) set.delete(part);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "");

/** As for allergens: 'oyster crackers' are not oysters, 'no bacon' is not bacon. */
function withoutTraps(text: string): string {
  let name = text;
  for (const [trap, instead] of TRAPS) name = name.replace(trap, instead);
  for (const negation of NEGATIONS) name = name.replace(negation, " ");
  return name;
}
