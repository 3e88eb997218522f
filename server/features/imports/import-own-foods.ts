import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PersonalExport } from "#core/contracts/export-format.ts";
import { MAX_OWN_RECIPES } from "#core/domain/constants.ts";
import { OWN_RECIPE_SOURCE } from "#core/domain/recipes/own-recipe.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { productFoodId } from "#server/catalogue/product-food-id.ts";
import { foods } from "#server/db/tables/foods.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { inBatches } from "./in-batches.ts";
import { foodKey } from "./read/imported-row.ts";

type GivenFood = PersonalExport["foods"][number];
type GivenRecipe = PersonalExport["recipes"][number];

export interface ImportContext {
  tx: Db;
  catalogue: Catalogue;
  userId: string;
  /** Maps an id in the file to the id in this account. */
  foodIds: Map<string, string>;
  recipeIds: Map<string, string>;
}

export const localFoodId = ({ catalogue, foodIds }: ImportContext, id: string): string | undefined =>
  foodIds.get(id) ?? (catalogue.has(id) ? id : undefined);

/** Imports own foods and own recipes, whose dishes are foods too. Existing ones are reused unchanged. */
export async function importOwnFoods(
  context: ImportContext,
  { foods: given, recipes }: { foods: GivenFood[]; recipes: GivenRecipe[] },
  room: number,
): Promise<{ foods: string[]; recipes: string[] }> {
  const { tx, userId, foodIds } = context;
  const here = new FoodsHere(await listOwnFoods(tx, userId));
  const recipesHere = await tx
    .select({ id: ownRecipes.id, foodId: ownRecipes.foodId })
    .from(ownRecipes)
    .where(eq(ownRecipes.userId, userId));
  const takenIds = await listTakenIds(tx, userId, given);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.foodId, recipe]));
  const newRecipes: GivenRecipe[] = [];
  const byGtin = new Map<string, string>();
  const left = { foods: room, recipes: MAX_OWN_RECIPES - recipesHere.length };
  const rows = given.flatMap(({ id, ...food }) => {
    const recipe = recipeOf.get(id);
    const known = foodIds.get(id) ?? byGtin.get(food.gtin ?? "") ?? here.take(id, food, recipe !== undefined);
    const kind = recipe ? "recipes" : "foods";
    if (known === undefined && left[kind] <= 0) return [];
    const newId = known ?? newIdOf(userId, food.gtin ?? null, takenIds);
    foodIds.set(id, newId);
    if (food.gtin) byGtin.set(food.gtin, newId);
    if (known !== undefined) return [];
    left[kind] -= 1;
    if (recipe) newRecipes.push(recipe);
    const source = recipe ? { source: OWN_RECIPE_SOURCE, sourceCode: newId } : { source: notOurs(food.source) };
    return [{ ...food, id: newId, ownerId: userId, ...source }];
  });
  await inBatches(rows, (some) => tx.insert(foods).values(some));
  return { foods: rows.map(({ id }) => id), recipes: await importRecipes(context, newRecipes, recipes, recipesHere) };
}

async function importRecipes(
  context: ImportContext,
  fresh: readonly GivenRecipe[],
  all: readonly GivenRecipe[],
  here: readonly { id: string; foodId: string }[],
): Promise<string[]> {
  const { tx, userId, foodIds, recipeIds } = context;
  const idOfDish = new Map(here.map(({ id, foodId }) => [foodId, id]));
  const taken = new Set(here.map(({ id }) => id));
  const rows = fresh.map(({ id: inFile, foodId, choices, lines, ...recipe }) => {
    // Keeps the id from the file, because the week's meal plan refers to recipes by their id.
    const id = inFile === undefined || taken.has(inFile) ? randomUUID() : inFile;
    const dish = foodIds.get(foodId) ?? foodId;
    taken.add(id);
    idOfDish.set(dish, id);
    return {
      ...recipe,
      id,
      userId,
      foodId: dish,
      choices: choices.map((choice) => ({ ...choice, foodId: choice.foodId && localFoodId(context, choice.foodId) })),
      lines: lines.map((line) => ({
        ...line,
        food: line.food && { ...line.food, id: localFoodId(context, line.food.id) ?? line.food.id },
      })),
    };
  });
  await inBatches(rows, (some) => tx.insert(ownRecipes).values(some));
  for (const { id, foodId } of all) {
    const recipe = idOfDish.get(foodIds.get(foodId) ?? "");
    if (id !== undefined && recipe !== undefined) recipeIds.set(id, recipe);
  }
  return rows.map(({ id }) => id);
}

type FoodHere = { id: string; name: string; gtin: string | null; source: string | null };

/** The account's existing own foods. Each matches at most one food of the file, so that two foods of the same name stay separate. */
class FoodsHere {
  readonly #ids: Set<string>;
  readonly #byKey: Map<string, string[]>;

  constructor(rows: readonly FoodHere[]) {
    this.#ids = new Set(rows.map(({ id }) => id));
    this.#byKey = new Map();
    for (const row of rows) {
      const key = keyOf(row, row.source === OWN_RECIPE_SOURCE);
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), row.id]);
    }
  }

  take(idInFile: string, food: Pick<GivenFood, "name" | "gtin">, isDish: boolean): string | undefined {
    const candidates = this.#byKey.get(keyOf(food, isDish)) ?? [];
    const id = this.#ids.has(idInFile) ? idInFile : candidates.find((candidate) => this.#ids.has(candidate));
    if (id !== undefined) this.#ids.delete(id);
    return id;
  }
}

const keyOf = ({ name, gtin }: Pick<GivenFood, "name" | "gtin">, isDish: boolean): string =>
  gtin ? `product ${gtin}` : `${isDish ? "dish" : "food"} ${foodKey(name)}`;

const listOwnFoods = (tx: Db, userId: string): Promise<FoodHere[]> =>
  tx
    .select({ id: foods.id, name: foods.name, gtin: foods.gtin, source: foods.source })
    .from(foods)
    .where(and(eq(foods.ownerId, userId), isNull(foods.deletedAt)));

/** The row of a product that was deleted earlier still has its id, because diary entries refer to it. */
async function listTakenIds(tx: Db, userId: string, given: readonly GivenFood[]): Promise<Set<string>> {
  const ids = given.flatMap(({ gtin }) => (gtin ? [productFoodId(userId, gtin)] : []));
  const taken = new Set<string>();
  await inBatches(ids, async (some) => {
    for (const { id } of await tx.select({ id: foods.id }).from(foods).where(inArray(foods.id, some))) taken.add(id);
  });
  return taken;
}

function newIdOf(userId: string, gtin: string | null, takenIds: Set<string>): string {
  const id = gtin === null ? undefined : productFoodId(userId, gtin);
  if (id === undefined || takenIds.has(id)) return randomUUID();
  takenIds.add(id);
  return id;
}

/** Only the dish of a recipe may have the source of own recipes. */
const notOurs = (source: string | null): string | null => (source === OWN_RECIPE_SOURCE ? null : source);
