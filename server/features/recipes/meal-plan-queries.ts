import { and, asc, between, count, eq, inArray, ne } from "drizzle-orm";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { MAX_PLANNED_RECIPES_PER_DAY, PLANNED_DAYS } from "#core/domain/recipes/limits.ts";
import { foods } from "#server/db/tables/foods.ts";
import { type PlannedRecipeRow, plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";

const { userId, day, recipe, servings, createdAt } = plannedRecipes;
type Planned = Pick<PlannedRecipeRow, "day" | "recipe" | "servings">;

export function listPlanned(db: Db, person: string, from: string): Promise<Planned[]> {
  return db
    .select({ day, recipe, servings })
    .from(plannedRecipes)
    .where(and(eq(userId, person), between(day, from, addDays(from, PLANNED_DAYS - 1))))
    .orderBy(asc(day), asc(createdAt), asc(recipe));
}

/** Returns those of these ids that are the person's own recipes, with the fields that the shopping list needs. */
export function listOwnRecipes(db: Db, person: string, ids: readonly string[]) {
  const { id, name, servings: recipeServings, lines } = ownRecipes;
  return db
    .select({ id, name, recipeServings, lines, imageUrl: foods.imageUrl, allergens: foods.allergens })
    .from(ownRecipes)
    .innerJoin(foods, eq(foods.id, ownRecipes.foodId))
    .where(and(eq(ownRecipes.userId, person), inArray(ownRecipes.id, [...ids])));
}

export async function isPlanned(db: Db, person: string, planned: Omit<Planned, "servings">): Promise<boolean> {
  const rows = await db
    .select({ recipe })
    .from(plannedRecipes)
    .where(and(eq(userId, person), eq(day, planned.day), eq(recipe, planned.recipe)));
  return rows.length > 0;
}

/** An own recipe must exist. This is checked while holding the lock that deleting it also takes. */
export async function upsertPlanned(db: Db, person: string, planned: Planned, isOwn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, person);
    if (isOwn && (await listOwnRecipes(tx, person, [planned.recipe])).length === 0) {
      throw new AppError("not_found", "recipes.notFound");
    }
    const isOther = and(eq(userId, person), eq(day, planned.day), ne(recipe, planned.recipe));
    const [others] = await tx.select({ recipes: count() }).from(plannedRecipes).where(isOther);
    if ((others?.recipes ?? 0) >= MAX_PLANNED_RECIPES_PER_DAY) {
      throw new AppError("conflict", "recipes.dayFull", { code: TOO_MANY, values: { max: MAX_PLANNED_RECIPES_PER_DAY } });
    }
    await tx
      .insert(plannedRecipes)
      .values({ userId: person, ...planned })
      .onConflictDoUpdate({ target: [userId, day, recipe], set: { servings: planned.servings } });
  });
}

export async function deletePlanned(db: Db, person: string, { day: onDay, recipe: name }: Omit<Planned, "servings">): Promise<void> {
  await db.delete(plannedRecipes).where(and(eq(userId, person), eq(day, onDay), eq(recipe, name)));
}
