import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/recipes/recipes.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { mealPlanRoutes } from "./meal-plan-routes.ts";
import { VisibleRecipes } from "./visible-recipes.ts";

export function recipesRoutes(app: FastifyInstance, deps: Deps): void {
  const recipes = new VisibleRecipes(deps.catalogue);
  mealPlanRoutes(app, deps, recipes);

  route(app, contracts.listRecipes, async () => recipes.list());

  routeJson(app, contracts.readRecipe, async ({ params }) => {
    const recipe = recipes.getJson(params.name);
    if (!recipe) throw new AppError("not_found", "recipes.notFound");
    return recipe;
  });
}
