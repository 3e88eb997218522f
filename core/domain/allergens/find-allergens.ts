import { formatList, sentences } from "#core/domain/food-texts/words.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { DISH_RULES } from "./allergen-dishes.ts";
import { GROUP_RULES } from "./allergen-groups.ts";
import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import { ALLERGENS, type Allergen, ANIMAL_ALLERGENS, isImplied, speakAllergen } from "./allergens.ts";
import { findDishes } from "./dishes/find-dishes.ts";
import { type FoodAllergens, isRestChecked, type StoredAllergens } from "./food-allergens.ts";
import { areIngredientsListed } from "./ingredient-knowledge.ts";
import { findDeclaration, MAKER_DECLARATIONS, type MakerDeclaration } from "./maker-declarations.ts";
import { allergensRuledOutBy, applyRules, type ReadName, readName } from "./read-name.ts";
import { allergensInRecipe } from "./recipe-allergens.ts";

/** A food by its name and kind, and by its recipe and figures if they are known. */
export type NamedFood = Pick<CatalogueFood, "name" | "otherNames" | "group"> &
  Partial<Pick<CatalogueFood, "ingredients" | "otherNutrients" | "isIngredient">>;

/**
 * Never promises that a food is free of allergens, because the label can list more than the name reveals.
 * @internal
 */
export const NO_ALLERGEN_FOUND = "No common allergen found in its name or usual recipe. Labels and kitchens differ, so check the label.";
/** @internal Only tests use it from outside. */
export const NO_ALLERGEN_DATA = "We don't know what is in it, so read the label or ask.";
const REST_UNKNOWN = "We don't know what else is in it, so read the label or ask.";

/** Less cholesterol than this per 100 g is a rounding error or a trace. */
const CHOLESTEROL_TRACE_MG = 1;

/** Uses the maker's declaration if there is one; otherwise the name and the recipe, because each reveals allergens that the other does not. */
export function findAllergens(food: NamedFood, declarations: readonly MakerDeclaration[] = MAKER_DECLARATIONS): FoodAllergens {
  const declared = findDeclaration(food.name, declarations);
  if (declared) return declaredAllergens(declared);
  const byName = allergensByName(food);
  const contains = new Set(byName.contains);
  const may = new Set(byName.may);
  const recipe = allergensInRecipe(food.ingredients ?? []);
  for (const allergen of recipe.contains) (isAverage(food) && MADE_ANY_WAY.includes(allergen) ? may : contains).add(allergen);
  for (const allergen of recipe.may) may.add(allergen);
  for (const allergen of allergensRuledOutBy(food.name)) {
    contains.delete(allergen);
    may.delete(allergen);
  }
  if (isFromAnAnimal(food)) addHidden(food, contains, may);
  return {
    contains: ALLERGENS.filter((allergen) => contains.has(allergen) && !isImplied(allergen, contains)),
    mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !contains.has(allergen) && !isImplied(allergen, contains, may)),
    rest: areIngredientsListed(food) ? "none found" : "unknown",
    basis: (food.ingredients ?? []).length > 0 ? "recipe" : "name",
    ...(isLowInLactose(food) ? { isLowInLactose: true } : {}),
  };
}

const declaredAllergens = ({ maker, country, year, contains, mayContain }: MakerDeclaration): FoodAllergens => ({
  contains: [...contains],
  mayContain: [...mayContain],
  rest: "none found",
  basis: "maker",
  source: `${maker}, ${country}, ${year}`,
});

const HARD_CHEESE =
  /\b(parmesan|cheddar|swiss|gruyere|emmental|gouda|edam|provolone|asiago|romano|pecorino|manchego|colby|monterey|muenster|comte)\b/i;

/** Lactose-free milk has its milk sugar split; in hard cheese hardly any is left. */
const isLowInLactose = ({ name, group }: NamedFood): boolean =>
  /\blactose[- ]free\b/i.test(name) ||
  (/^cheese$/i.test(group) && HARD_CHEESE.test(name) && !/\b(spread|sauce|dip|processed|imitation)\b/i.test(name));

const MEAT =
  /\b(meat|beef|pork|chicken|turkey|lamb|veal|ham|bacon|sausage|liver|duck|goose|venison|hot dog|salami|pepperoni|broth|gravy|lard)/i;
const isMeat = (name: string): boolean => MEAT.test(name);
const STAND_IN = /meatless|vegetarian|vegan|veggie|alternative/i;
/** More cholesterol than a vegetable has from the butter it is cooked in. */
const TELLING_CHOLESTEROL_MG = 5;
const FEW_INGREDIENTS = 3;

/** Only animal products contain cholesterol. If no animal allergen was found, traces in the recipe or the usual hidden ones count. */
function addHidden(food: NamedFood, contains: Set<Allergen>, may: Set<Allergen>): void {
  const ingredients = food.ingredients ?? [];
  if (ANIMAL_ALLERGENS.some((allergen) => contains.has(allergen))) return;
  if (!STAND_IN.test(`${food.name} ${food.group}`) && [food.name, food.group, ...ingredients.map(({ name }) => name)].some(isMeat)) return;
  const { contains: traces } = allergensInRecipe(ingredients, 0);
  for (const allergen of ANIMAL_ALLERGENS) if (traces.has(allergen)) may.add(allergen);
  const found = ANIMAL_ALLERGENS.filter((allergen) => may.has(allergen));
  const isCertain = (food.otherNutrients?.cholesterolMg ?? 0) > TELLING_CHOLESTEROL_MG && ingredients.length <= FEW_INGREDIENTS;
  if (found.length === 1 && isCertain) for (const allergen of found) contains.add(allergen);
  if (found.length === 0) for (const allergen of USUALLY_HIDDEN) may.add(allergen);
}

const USUALLY_HIDDEN: readonly Allergen[] = ["milk", "egg"];

/** Plain 'Cod' is an average of baked and batter-fried cod. */
const isAverage = ({ name, group }: NamedFood): boolean => /^(fish|shellfish)$/i.test(group) && !/,| with /.test(name);
const MADE_ANY_WAY: readonly Allergen[] = ["wheat", "egg", "milk"];

export const isFromAnAnimal = ({ otherNutrients }: NamedFood): boolean => (otherNutrients?.cholesterolMg ?? 0) > CHOLESTEROL_TRACE_MG;

interface ByName {
  contains: ReadonlySet<Allergen>;
  may: ReadonlySet<Allergen>;
}

/** Caches the last food, because parsing a name is slow and callers ask about the same food several times in a row. */
let last: { food: NamedFood; found: ByName } | undefined;

function allergensByName(food: NamedFood): ByName {
  if (last?.food !== food) last = { food, found: readNames(food) };
  return last.found;
}

function readNames(food: NamedFood): ByName {
  const read = readName(food.name);
  const contains = new Set<Allergen>();
  const may = new Set<Allergen>();
  const group = food.group.toLowerCase();
  for (const rules of [INGREDIENT_RULES, DISH_RULES, GROUP_RULES]) applyRules(rules, { ...read, group }, contains, may);
  // Without a group, only the dish's name is known, as a model or a person wrote it.
  if (group === "") addDish(read, contains, may);
  // Other names may belong to similar foods ('with or without cheese'), so they only count as 'may contain'.
  for (const other of food.otherNames) applyRules(INGREDIENT_RULES, { ...readName(other), group }, may, may);
  return { contains, may };
}

/** Adds the usual recipe of each dish in the name, except for what the name says is replaced or left out. */
function addDish(read: ReadName, contains: Set<Allergen>, may: Set<Allergen>): void {
  const { name, leftOut } = read;
  const dishes = findDishes(read);
  const isLeftOut = (allergen: Allergen) =>
    (allergen === "milk" && /\balternative\b|\bnondairy\b/.test(name)) ||
    ((allergen === "egg" || allergen === "fish") && /\b(sauce|dressing|mayo|mayonnaise)\b/.test(leftOut));
  for (const allergen of dishes.flatMap((dish) => dish.contains)) if (!isLeftOut(allergen)) contains.add(allergen);
  for (const allergen of dishes.flatMap((dish) => dish.may)) if (!isLeftOut(allergen)) may.add(allergen);
}

/** Allergens that only the recipe reveals, not the name. */
export function onlyInRecipe(food: NamedFood, allergens: Pick<FoodAllergens, "contains">): Allergen[] {
  const { contains } = allergensByName(food);
  return allergens.contains.filter((allergen) => !contains.has(allergen));
}

export function allergyInfo(allergens: StoredAllergens, fromRecipe: readonly Allergen[] = []): string {
  const { contains, mayContain, basis, source } = allergens;
  const isComplete = isRestChecked(allergens);
  if (contains.length + mayContain.length === 0) return isComplete ? NO_ALLERGEN_FOUND : NO_ALLERGEN_DATA;
  const said = contains.filter((allergen) => !fromRecipe.includes(allergen)).map(speakAllergen);
  const hidden = contains.filter((allergen) => fromRecipe.includes(allergen)).map(speakAllergen);
  return sentences(
    said.length > 0 ? `Contains ${formatList(said)}.` : undefined,
    hidden.length > 0 ? `Its usual recipe ${said.length > 0 ? "also " : ""}contains ${formatList(hidden)}.` : undefined,
    mayContain.length > 0 ? `May contain ${formatList(mayContain.map(speakAllergen))}.` : undefined,
    basis === "maker" && source ? `Its maker says so (${source}).` : undefined,
    basis === "ai" ? "This is AI's guess from the name." : undefined,
    isComplete ? undefined : REST_UNKNOWN,
  );
}
