import { and, asc, count, eq, sql } from "drizzle-orm";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_OWN_RECIPES } from "#core/domain/recipes/limits.ts";
import { removeOwnFood } from "#server/catalogue/remove-own-food.ts";
import { type FoodRow, foods } from "#server/db/tables/foods.ts";
import { plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { type OwnRecipeRow, ownRecipes } from "#server/db/tables/own-recipes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";

export interface RecipeWithDish {
  recipe: OwnRecipeRow;
  food: FoodRow;
}

/** The columns that the user writes, and how the lines were understood. */
export type RecipeColumns = Omit<OwnRecipeRow, "id" | "userId" | "foodId" | "createdAt" | "updatedAt">;

const ofUser = (userId: string, id: string) => and(eq(ownRecipes.userId, userId), eq(ownRecipes.id, id));

/** Selects only what a card shows, because reading the full texts of two hundred recipes would be wasteful. */
export function listOwnRecipes(db: Db, userId: string) {
  const { id, name, foodId, servings, lines, updatedAt } = ownRecipes;
  const openLines = sql<number>`jsonb_array_length(jsonb_path_query_array(${lines}, '$[*] ? (@.certainty == "unknown")'))`.mapWith(Number);
  const { imageUrl, category, allergens, portions, calories, protein, carbs, fat } = foods;
  return db
    .select({ id, name, foodId, servings, openLines, updatedAt, imageUrl, category, allergens, portions, calories, protein, carbs, fat })
    .from(ownRecipes)
    .innerJoin(foods, eq(foods.id, ownRecipes.foodId))
    .where(eq(ownRecipes.userId, userId))
    .orderBy(asc(ownRecipes.name), asc(ownRecipes.id))
    .limit(MAX_OWN_RECIPES);
}

export async function findOwnRecipe(db: Db, userId: string, id: string): Promise<RecipeWithDish | undefined> {
  const [row] = await db
    .select({ recipe: ownRecipes, food: foods })
    .from(ownRecipes)
    .innerJoin(foods, eq(foods.id, ownRecipes.foodId))
    .where(ofUser(userId, id));
  return row;
}

/** Idempotent: a recipe that is sent twice, after a double tap or a lost response, is stored once. */
export async function insertOwnRecipe(db: Db, userId: string, id: string, columns: RecipeColumns, dish: FoodRow): Promise<RecipeWithDish> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const changed = await changeRecipe(tx, userId, id, columns, dish);
    if (changed) return changed;
    const [row] = await tx.select({ recipes: count() }).from(ownRecipes).where(eq(ownRecipes.userId, userId));
    if ((row?.recipes ?? 0) >= MAX_OWN_RECIPES) {
      throw new AppError("conflict", "ownRecipes.tooMany", { code: TOO_MANY, values: { max: MAX_OWN_RECIPES } });
    }
    const [food] = await tx.insert(foods).values(dish).returning();
    const [recipe] = await tx
      .insert(ownRecipes)
      .values({ ...columns, id, userId, foodId: dish.id })
      .returning();
    if (!recipe || !food) throw new Error("An insert returned no row.");
    return { recipe, food };
  });
}

/** Returns undefined if this person has no such recipe. */
export async function updateOwnRecipe(
  db: Db,
  userId: string,
  id: string,
  columns: RecipeColumns,
  dish: FoodRow,
): Promise<RecipeWithDish | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return changeRecipe(tx, userId, id, columns, dish);
  });
}

/** Updates the dish's figures. Diary entries keep the figures they were logged with. */
async function changeRecipe(
  tx: Db,
  userId: string,
  id: string,
  columns: RecipeColumns,
  dish: FoodRow,
): Promise<RecipeWithDish | undefined> {
  const [recipe] = await tx.update(ownRecipes).set(columns).where(ofUser(userId, id)).returning();
  if (!recipe) return undefined;
  const { id: _id, sourceCode: _sourceCode, createdAt: _createdAt, ...changed } = dish;
  const [food] = await tx
    .update(foods)
    .set(changed)
    .where(and(eq(foods.id, recipe.foodId), eq(foods.ownerId, userId)))
    .returning();
  if (!food) throw new Error("A recipe has no dish.");
  return { recipe, food };
}

export async function deleteOwnRecipe(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [recipe] = await tx.delete(ownRecipes).where(ofUser(userId, id)).returning({ foodId: ownRecipes.foodId });
    if (!recipe) return false;
    await tx.delete(plannedRecipes).where(and(eq(plannedRecipes.userId, userId), eq(plannedRecipes.recipe, id)));
    await removeOwnFood(tx, userId, recipe.foodId);
    return true;
  });
}
