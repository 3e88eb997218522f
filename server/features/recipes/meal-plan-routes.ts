import type { FastifyInstance } from "fastify";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import * as contracts from "#core/contracts/meal-plan.ts";
import { addDays, dayAt, EARLIEST_DAY } from "#core/domain/calendar/calendar-day.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { deletePlanned, listPlanned, upsertPlanned } from "./meal-plan-queries.ts";
import type { ShownRecipes } from "./shown-recipes.ts";

const LATEST_DAYS_AHEAD = 60;
const SLUGS: ReadonlySet<string> = new Set(RECIPES.map(({ slug }) => slug));

export function mealPlanRoutes(app: FastifyInstance, { db }: Deps, recipes: ShownRecipes): void {
  route(app, contracts.readMealPlan, async ({ user, query: { from } }) => {
    const planned = await listPlanned(db, user.id, from);
    return planned.flatMap(({ recipe: slug, ...row }) => {
      const recipe = recipes.find(slug);
      // One that an update of the app took away.
      if (!recipe) return [];
      const { name, imageUrl, servings: recipeServings, ingredients } = recipe;
      return [{ ...row, slug, name, imageUrl, recipeServings, ingredients }];
    });
  });

  route(app, contracts.planRecipe, async ({ user, params: { day }, body: { recipe, servings } }) => {
    if (servings === 0) return deletePlanned(db, user.id, { day, recipe });
    refuseFarDay(day);
    if (!SLUGS.has(recipe)) throw new AppError("not_found", "This recipe is not here.");
    await upsertPlanned(db, user.id, { day, recipe, servings });
  });
}

/** Otherwise somebody could fill rows for each of three million days. */
function refuseFarDay(day: string): void {
  if (day < EARLIEST_DAY) throw new AppError("invalid", "That day is too long ago.", "invalid_input");
  if (day > addDays(dayAt(new Date(), "UTC"), LATEST_DAYS_AHEAD))
    throw new AppError("invalid", "That day is too far ahead.", "invalid_input");
}
