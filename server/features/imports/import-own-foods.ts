import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { MAX_OWN_RECIPES } from "#core/domain/recipes/limits.ts";
import { OWN_RECIPE_SOURCE } from "#core/domain/recipes/own-recipe.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { productFoodId } from "#server/catalogue/product-food-id.ts";
import { foods } from "#server/db/tables/foods.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import type { Db } from "#server/platform/storage/database.ts";
import type { ImportedOwnFood, ImportedRecipe } from "./read/draft-parts.ts";
import { foodKey } from "./read/imported-row.ts";

export interface ImportContext {
  tx: Db;
  catalogue: Catalogue;
  userId: string;
  /** Maps an id in the file to the id in this account. */
  foodIds: Map<string, string>;
  recipeIds: Map<string, string>;
  /** The foods that this import has created. */
  made: Set<string>;
}

type IdPairs = [inFile: string, here: string][];

export const localFoodId = ({ catalogue, foodIds }: ImportContext, id: string): string | undefined =>
  foodIds.get(id) ?? (catalogue.has(id) ? id : undefined);

/** Imports own foods, among them the dishes of own recipes. Existing ones are reused unchanged. */
export async function importOwnFoods(
  { tx, userId, foodIds, made }: ImportContext,
  imported: readonly (ImportedOwnFood & { isDish: boolean })[],
): Promise<{ foods: string[]; foodIds: IdPairs }> {
  const own = await listOwnFoods(tx, userId);
  const used = new Set(foodIds.values());
  const here = new FoodsHere(own.filter(({ id }) => !used.has(id)));
  const byGtin = new Map(own.flatMap(({ id, gtin }) => (gtin && used.has(id) ? [[gtin, id] as const] : [])));
  const dishes = own.filter(({ source }) => source === OWN_RECIPE_SOURCE).length;
  const left = { foods: MAX_OWN_FOODS - (own.length - dishes), recipes: MAX_OWN_RECIPES - dishes };
  const usedIds = await listUsedIds(tx, userId, imported);
  const pairs: IdPairs = [];
  const rows = imported.flatMap(({ id, isDish, ...food }) => {
    if (foodIds.has(id)) return [];
    const existing = byGtin.get(food.gtin ?? "") ?? here.take(id, food, isDish);
    const kind = isDish ? "recipes" : "foods";
    if (existing === undefined && left[kind] <= 0) return [];
    const newId = existing ?? chooseId(userId, food.gtin ?? null, usedIds);
    foodIds.set(id, newId);
    pairs.push([id, newId]);
    if (food.gtin) byGtin.set(food.gtin, newId);
    if (existing !== undefined) return [];
    left[kind] -= 1;
    const source = isDish ? { source: OWN_RECIPE_SOURCE, sourceCode: newId } : { source: notOurs(food.source) };
    return [{ ...food, id: newId, ownerId: userId, ...source }];
  });
  if (rows.length > 0) await tx.insert(foods).values(rows);
  for (const { id } of rows) made.add(id);
  return { foods: rows.map(({ id }) => id), foodIds: pairs };
}

/** Imports the recipes of dishes that this import has created. The other dishes have theirs already. */
export async function importOwnRecipes(
  context: ImportContext,
  imported: readonly ImportedRecipe[],
): Promise<{ recipes: string[]; recipeIds: IdPairs }> {
  const { tx, userId, foodIds, recipeIds, made } = context;
  const here = await tx.select({ id: ownRecipes.id, foodId: ownRecipes.foodId }).from(ownRecipes).where(eq(ownRecipes.userId, userId));
  const idOfDish = new Map(here.map(({ id, foodId }) => [foodId, id]));
  const usedNames = new Set(here.map(({ id }) => id));
  const pairs: IdPairs = [];
  const rows = imported.flatMap(({ id: inFile, foodId, choices, lines, ...recipe }) => {
    const dish = foodIds.get(foodId);
    if (dish === undefined) return [];
    const existing = idOfDish.get(dish);
    if (existing === undefined && !made.has(dish)) return [];
    // Keeps the id from the file, because the week's meal plan refers to recipes by their id.
    const id = existing ?? (inFile === undefined || usedNames.has(inFile) ? randomUUID() : inFile);
    if (inFile !== undefined) pairs.push([inFile, id]);
    if (existing !== undefined) return [];
    usedNames.add(id);
    idOfDish.set(dish, id);
    return [
      {
        ...recipe,
        id,
        userId,
        foodId: dish,
        choices: choices.map((choice) => ({ ...choice, foodId: choice.foodId && localFoodId(context, choice.foodId) })),
        lines: lines.map((line) => ({
          ...line,
          food: line.food && { ...line.food, id: localFoodId(context, line.food.id) ?? line.food.id },
        })),
      },
    ];
  });
  if (rows.length > 0) await tx.insert(ownRecipes).values(rows);
  for (const [inFile, id] of pairs) recipeIds.set(inFile, id);
  return { recipes: rows.map(({ id }) => id), recipeIds: pairs };
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
      const key = toFoodKey(row, row.source === OWN_RECIPE_SOURCE);
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), row.id]);
    }
  }

  take(idInFile: string, food: Pick<ImportedOwnFood, "name" | "gtin">, isDish: boolean): string | undefined {
    const candidates = this.#byKey.get(toFoodKey(food, isDish)) ?? [];
    const id = this.#ids.has(idInFile) ? idInFile : candidates.find((candidate) => this.#ids.has(candidate));
    if (id !== undefined) this.#ids.delete(id);
    return id;
  }
}

const toFoodKey = ({ name, gtin }: Pick<ImportedOwnFood, "name" | "gtin">, isDish: boolean): string =>
  gtin ? `product ${gtin}` : `${isDish ? "dish" : "food"} ${foodKey(name)}`;

const listOwnFoods = (tx: Db, userId: string): Promise<FoodHere[]> =>
  tx
    .select({ id: foods.id, name: foods.name, gtin: foods.gtin, source: foods.source })
    .from(foods)
    .where(and(eq(foods.ownerId, userId), isNull(foods.deletedAt)));

/** The row of a product that was deleted earlier still has its id, because diary entries refer to it. */
async function listUsedIds(tx: Db, userId: string, imported: readonly ImportedOwnFood[]): Promise<Set<string>> {
  const ids = imported.flatMap(({ gtin }) => (gtin ? [productFoodId(userId, gtin)] : []));
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id: foods.id }).from(foods).where(inArray(foods.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function chooseId(userId: string, gtin: string | null, usedIds: Set<string>): string {
  const id = gtin === null ? undefined : productFoodId(userId, gtin);
  if (id === undefined || usedIds.has(id)) return randomUUID();
  usedIds.add(id);
  return id;
}

/** Only the dish of a recipe may have the source of own recipes. */
const notOurs = (source: string | null): string | null => (source === OWN_RECIPE_SOURCE ? null : source);
