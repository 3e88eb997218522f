import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import * as contracts from "#core/contracts/recipes/meal-plan.ts";
import { addDays, dayAt, EARLIEST_DAY } from "#core/domain/calendar/calendar-day.ts";
import { ingredientsToBuy } from "#server/catalogue/ingredients/own-ingredients.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { deletePlanned, listOwnRecipes, listPlanned, upsertPlanned } from "./meal-plan-queries.ts";
import type { ShownRecipes } from "./shown-recipes.ts";

const NO_PICTURE = "/food-art/pot-of-food.svg";
/** Own recipes are planned by their id, built-in recipes by their slug. */
const isId = (recipe: string): boolean => z.uuid().safeParse(recipe).success;
const LATEST_DAYS_AHEAD = 60;
const SLUGS: ReadonlySet<string> = new Set(RECIPES.map(({ slug }) => slug));

export function mealPlanRoutes(app: FastifyInstance, { db, catalogue }: Deps, recipes: ShownRecipes): void {
  route(app, contracts.readMealPlan, async ({ user, query: { from } }) => {
    const planned = await listPlanned(db, user.id, from);
    const own = await findOwn(user.id, planned);
    return planned.flatMap(({ recipe: slug, ...row }) => {
      const recipe = own.get(slug) ?? findOurs(slug);
      // An update of the app may have removed the recipe.
      return recipe ? [{ ...row, slug, ...recipe }] : [];
    });
  });

  route(app, contracts.planRecipe, async ({ user, params: { day }, body: { recipe, servings } }) => {
    if (servings === 0) return deletePlanned(db, user.id, { day, recipe });
    refuseFarDay(day);
    const isOwn = isId(recipe);
    if (!isOwn && !SLUGS.has(recipe)) throw new AppError("not_found", "This recipe is not here.");
    await upsertPlanned(db, user.id, { day, recipe, servings }, isOwn);
  });

  async function findOwn(userId: string, planned: readonly { recipe: string }[]): Promise<Map<string, RecipeToCook>> {
    const ids = planned.map(({ recipe }) => recipe).filter(isId);
    const rows = ids.length === 0 ? [] : await listOwnRecipes(db, userId, ids);
    return new Map(
      rows.map(({ id, name, imageUrl, recipeServings, lines }) => [
        id,
        { isOwn: true, name, imageUrl: imageUrl ?? NO_PICTURE, recipeServings, ingredients: ingredientsToBuy(catalogue, lines) },
      ]),
    );
  }

  function findOurs(slug: string): RecipeToCook | undefined {
    const recipe = recipes.find(slug);
    if (!recipe) return undefined;
    const { name, imageUrl, servings: recipeServings, ingredients } = recipe;
    return { isOwn: false, name, imageUrl, recipeServings, ingredients };
  }
}

type RecipeToCook = Omit<z.output<typeof contracts.PlannedRecipe>, "day" | "slug" | "servings">;

/** Without this limit, a user could fill rows for each of three million days. */
function refuseFarDay(day: string): void {
  if (day < EARLIEST_DAY) throw new AppError("invalid", "That day is too long ago.", "invalid_input");
  if (day > addDays(dayAt(new Date(), "UTC"), LATEST_DAYS_AHEAD))
    throw new AppError("invalid", "That day is too far ahead.", "invalid_input");
}
