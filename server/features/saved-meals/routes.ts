import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import * as contracts from "#core/contracts/saved-meals.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import type { SavedMealRow } from "#server/db/tables/saved-meals.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/errors.ts";
import { route } from "#server/platform/route.ts";
import { countOtherMeals, deleteMeal, listSavedMeals, upsertMeal } from "./queries.ts";

export function savedMealsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, contracts.listSavedMeals, async ({ user }) => withFoods(deps, user.id, await listSavedMeals(db, user.id)));

  route(app, contracts.saveMeal, async ({ user, body }) => {
    if ((await countOtherMeals(db, user.id, body.name)) >= contracts.MOST_SAVED_MEALS) {
      throw new AppError("conflict", `You have ${contracts.MOST_SAVED_MEALS} saved meals. Remove one first.`, "too_many");
    }
    const items = body.items.map(({ foodId, quantity, portion }) => ({ foodId, quantity, portion: portion ?? null }));
    const foods = await findFoods(
      deps,
      user.id,
      items.map(({ foodId }) => foodId),
    );
    if (items.some(({ foodId }) => !foods.has(foodId))) throw new AppError("not_found", "This food is not here.");
    const [meal] = await withFoods(deps, user.id, [await upsertMeal(db, user.id, body.name, items)]);
    if (!meal) throw new Error("A saved meal is gone at once.");
    return meal;
  });

  route(app, contracts.deleteSavedMeal, async ({ user, params }) => {
    if (!(await deleteMeal(db, user.id, params.id))) throw new AppError("not_found", "This meal is not here.");
  });
}

/** A food that no longer exists drops out of its meals. */
async function withFoods(deps: Deps, userId: string, meals: SavedMealRow[]): Promise<z.output<typeof contracts.SavedMeal>[]> {
  const foods = await findFoods(
    deps,
    userId,
    meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)),
  );
  return meals.map(({ id, name, items, createdAt }) => ({
    id,
    name,
    createdAt,
    items: items.flatMap(({ foodId, ...item }) => {
      const food = foods.get(foodId);
      return food ? [{ ...item, food: toFood(food) }] : [];
    }),
  }));
}
