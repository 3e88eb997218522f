import { listed, sentences } from "#core/domain/food-texts/words.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { DISH_RULES } from "./allergen-dishes.ts";
import { GROUP_RULES } from "./allergen-groups.ts";
import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import { ALLERGENS, type Allergen } from "./allergen-rule.ts";
import { applyRules, frees, type ReadName, readName } from "./read-name.ts";
import { allergensInRecipe } from "./recipe-allergens.ts";
import { dishesIn } from "./world-dishes.ts";

/** A food by its name and kind, and by its recipe and figures where they are known. */
export type NamedFood = Pick<CatalogueFood, "name" | "otherNames" | "group"> &
  Partial<Pick<CatalogueFood, "ingredients" | "otherNutrients">>;

export interface FoodAllergens {
  /** In its usual recipe. */
  contains: Allergen[];
  /** In some recipes or brands, or by contact. */
  mayContain: Allergen[];
}

/** Never a promise: what a name does not tell, a label does. */
export const NO_ALLERGEN_FOUND = "No common allergen found in its name or usual recipe. Labels and kitchens differ, so check the label.";

/** Less cholesterol than this per 100 g is a rounding or a trace. */
export const CHOLESTEROL_TRACE_MG = 1;
const ANIMAL_ALLERGENS: readonly Allergen[] = ["milk", "egg", "fish", "shellfish"];

/** By name and by recipe: each finds what the other does not tell. */
export function findAllergens(food: NamedFood): FoodAllergens {
  const byName = allergensByName(food);
  const contains = new Set(byName.contains);
  const may = new Set(byName.may);
  const recipe = allergensInRecipe(food.ingredients ?? []);
  for (const allergen of recipe.contains) (isAverage(food) && MADE_ANY_WAY.includes(allergen) ? may : contains).add(allergen);
  for (const allergen of recipe.may) may.add(allergen);
  for (const allergen of frees(food.name)) {
    contains.delete(allergen);
    may.delete(allergen);
  }
  if (isFromAnAnimal(food)) addHidden(food, contains, may);
  return {
    contains: ALLERGENS.filter((allergen) => contains.has(allergen) && !(allergen === "gluten" && contains.has("wheat"))),
    mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !contains.has(allergen) && !isImplied(allergen, contains, may)),
  };
}

const MEAT =
  /\b(meat|beef|pork|chicken|turkey|lamb|veal|ham|bacon|sausage|liver|duck|goose|venison|hot dog|salami|pepperoni|broth|gravy|lard)/i;
const isMeat = (name: string): boolean => MEAT.test(name);
const STAND_IN = /meatless|vegetarian|vegan|veggie|alternative/i;
/** More cholesterol than the butter of a vegetable. */
const TELLING_CHOLESTEROL_MG = 5;
const FEW_INGREDIENTS = 3;

/** Cholesterol comes from animals alone: where none was found, a trace in the recipe counts, or what usually hides. */
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

/** 'Cod' is an average of baked and of fried in batter. */
const isAverage = ({ name, group }: NamedFood): boolean => /^(fish|shellfish)$/i.test(group) && !/,| with /.test(name);
const MADE_ANY_WAY: readonly Allergen[] = ["wheat", "egg", "milk"];

export const isFromAnAnimal = ({ otherNutrients }: NamedFood): boolean => (otherNutrients?.cholesterolMg ?? 0) > CHOLESTEROL_TRACE_MG;

interface ByName {
  contains: ReadonlySet<Allergen>;
  may: ReadonlySet<Allergen>;
}

/** Reading a name takes long, and what is asked of a food is asked several times in a row. */
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
  // A dish that nothing but its name is known of, as a model or a person says it.
  if (group === "") addDish(read, contains, may);
  // Other names are also names of neighbors ('with or without cheese'), so they prove nothing.
  for (const other of food.otherNames) applyRules(INGREDIENT_RULES, { ...readName(other), group }, may, may);
  return { contains, may };
}

/** The usual recipe of a dish that its name names, without what the name says is replaced or left out. */
function addDish({ name, leftOut }: ReadName, contains: Set<Allergen>, may: Set<Allergen>): void {
  const dishes = dishesIn(name);
  const isLeftOut = (allergen: Allergen) =>
    (allergen === "milk" && /\balternative\b|\bnondairy\b/.test(name)) ||
    ((allergen === "egg" || allergen === "fish") && /\b(sauce|dressing|mayo|mayonnaise)\b/.test(leftOut));
  for (const allergen of dishes.flatMap((dish) => dish.contains)) if (!isLeftOut(allergen)) contains.add(allergen);
  for (const allergen of dishes.flatMap((dish) => dish.may)) if (!isLeftOut(allergen)) may.add(allergen);
}

/** What the recipe alone tells: its name does not say so. */
export function onlyInRecipe(food: NamedFood, allergens: FoodAllergens): Allergen[] {
  const { contains } = allergensByName(food);
  return allergens.contains.filter((allergen) => !contains.has(allergen));
}

export function allergyInfo({ contains, mayContain }: FoodAllergens, fromRecipe: readonly Allergen[] = []): string {
  if (contains.length + mayContain.length === 0) return NO_ALLERGEN_FOUND;
  const said = contains.filter((allergen) => !fromRecipe.includes(allergen)).map(allergenWord);
  const hidden = contains.filter((allergen) => fromRecipe.includes(allergen)).map(allergenWord);
  return sentences(
    said.length > 0 ? `Contains ${listed(said)}.` : undefined,
    hidden.length > 0 ? `Its usual recipe ${said.length > 0 ? "also " : ""}contains ${listed(hidden)}.` : undefined,
    mayContain.length > 0 ? `May contain ${listed(mayContain.map(allergenWord))}.` : undefined,
  );
}

export const allergenWord = (allergen: Allergen): string => (allergen === "wheat" ? "wheat (gluten)" : allergen);

/** Beside 'contains wheat' a 'may contain gluten' would say less than what is already said. */
const isImplied = (allergen: Allergen, contains: ReadonlySet<Allergen>, may: ReadonlySet<Allergen>): boolean =>
  allergen === "gluten" && (contains.has("wheat") || may.has("wheat"));
