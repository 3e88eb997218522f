import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/saved-meals.ts";
import { MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { findFoods, foodJsonWithoutTexts } from "#server/catalogue/find-foods.ts";
import type { SavedMealRow } from "#server/db/tables/saved-meals.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { offerSupport } from "#server/platform/http/offer-support.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { appendJsonField, joinJson, type SerializedJson } from "#server/platform/http/serialized-json.ts";
import { countMeals, deleteMeal, listSavedMeals, upsertMeal } from "./queries.ts";

const FOODS_A_PAGE = 150;

export function savedMealsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  routeJson(app, contracts.listSavedMeals, async ({ user, query: { offset }, setTotalCount }) => {
    const rest = await listSavedMeals(db, user.id, offset);
    const page = firstPage(rest);
    const isWhole = offset === 0 && page.length === rest.length && rest.length < MAX_SAVED_MEALS;
    setTotalCount(isWhole ? page.length : await countMeals(db, user.id));
    return joinJson(await mealsJson(deps, user.id, page));
  });

  routeJson(app, contracts.saveMeal, async ({ user, body, reply }) => {
    offerSupport(reply, [body.name]);
    const items = body.items.map(({ foodId, quantity, portion }) => ({ foodId, quantity, portion: portion ?? null }));
    const [meal] = await mealsJson(deps, user.id, [await upsertMeal(deps, user.id, body.name, items)]);
    if (!meal) throw new Error("A saved meal is gone at once.");
    return meal;
  });

  route(app, contracts.deleteSavedMeal, async ({ user, params }) => {
    if (!(await deleteMeal(db, user.id, params.id))) throw new AppError("not_found", "savedMeals.notFound");
  });
}

/** Meals differ in their number of foods, so a page is limited by foods, not meals, and has at least one meal. */
function firstPage(meals: readonly SavedMealRow[]): SavedMealRow[] {
  let foods = 0;
  return meals.filter(({ items }, index) => {
    foods += items.length;
    return index === 0 || foods <= FOODS_A_PAGE;
  });
}

/** Deleted foods are omitted from their meals. Each food is serialized once, because meals often share foods. */
async function mealsJson(deps: Deps, userId: string, meals: readonly SavedMealRow[]): Promise<SerializedJson[]> {
  const foods = await findFoods(
    deps,
    userId,
    meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)),
  );
  const serialized = new Map(
    [...foods].filter(([, { deletedAt }]) => !deletedAt).map(([id, food]) => [id, foodJsonWithoutTexts(deps.catalogue, food)]),
  );
  return meals.map(({ id, name, items, createdAt }) => {
    const itemsJson = items.flatMap(({ foodId, quantity, portion }) => {
      const food = serialized.get(foodId);
      return food ? [appendJsonField({ quantity, portion }, "food", food)] : [];
    });
    return appendJsonField({ id, name, createdAt }, "items", joinJson(itemsJson));
  });
}
