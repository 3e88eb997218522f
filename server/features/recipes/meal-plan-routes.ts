import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { CONTAINS_ALLERGEN } from "#core/contracts/http/problem-codes.ts";
import * as contracts from "#core/contracts/recipes/meal-plan.ts";
import { speakAllergen } from "#core/domain/allergens/allergens.ts";
import { type Avoids, readAvoids } from "#core/domain/allergens/avoids.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { addDays, dayAt, EARLIEST_DAY } from "#core/domain/calendar/calendar-day.ts";
import { formatList } from "#core/domain/food-texts/words.ts";
import { ingredientsToBuy } from "#server/catalogue/ingredients/own-ingredients.ts";
import { readPersonalLines } from "#server/db/read-personal-lines.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { deletePlanned, isPlanned, listOwnRecipes, listPlanned, upsertPlanned } from "./meal-plan-queries.ts";
import type { VisibleRecipes } from "./visible-recipes.ts";

const NO_PICTURE = "/food-art/pot-of-food.svg";
/** Own recipes are planned by their id, built-in recipes by their slug. */
const isId = (recipe: string): boolean => z.uuid().safeParse(recipe).success;
const LATEST_DAYS_AHEAD = 60;
const SLUGS: ReadonlySet<string> = new Set(RECIPES.map(({ slug }) => slug));

export function mealPlanRoutes(app: FastifyInstance, { db, catalogue }: Deps, recipes: VisibleRecipes): void {
  route(app, contracts.readMealPlan, async ({ user, query: { from } }) => {
    const planned = await listPlanned(db, user.id, from);
    const own = await findOwn(user.id, planned);
    return planned.flatMap(({ recipe: slug, ...row }) => {
      const recipe = own.get(slug) ?? findOurs(slug);
      // An update of the app may have removed the recipe.
      return recipe ? [{ ...row, slug, ...recipe }] : [];
    });
  });

  route(app, contracts.planRecipe, async ({ user, params: { day }, body: { recipe, servings, isAcknowledged } }) => {
    if (servings === 0) return deletePlanned(db, user.id, { day, recipe });
    refuseFarDay(day);
    const isOwn = isId(recipe);
    if (!isOwn && !SLUGS.has(recipe)) throw new AppError("not_found", "recipes.notFound");
    // A change of servings is no new decision, so it is not asked about again.
    if (!isAcknowledged && !(await isPlanned(db, user.id, { day, recipe }))) {
      const [allergens, lines] = await Promise.all([findAllergens(user.id, recipe, isOwn), readPersonalLines(db, user.id)]);
      refuseAvoided(readAvoids(lines), allergens);
    }
    await upsertPlanned(db, user.id, { day, recipe, servings }, isOwn);
  });

  async function findAllergens(userId: string, recipe: string, isOwn: boolean): Promise<StoredAllergens | null> {
    if (!isOwn) return recipes.find(recipe)?.allergens ?? null;
    const [own] = await listOwnRecipes(db, userId, [recipe]);
    return own?.allergens ?? null;
  }

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

/** Only what the recipe is known to contain is asked about; the rest is marked where the plan is shown. */
function refuseAvoided(avoids: Avoids, allergens: StoredAllergens | null): void {
  const { contains } = matchAvoids(avoids, allergens);
  if (contains.length === 0) return;
  const words = formatList(contains.map((part) => (part === "lactose" ? part : speakAllergen(part))));
  throw new AppError("conflict", "recipes.containsAvoided", { code: CONTAINS_ALLERGEN, values: { allergens: words } });
}

type RecipeToCook = Omit<z.output<typeof contracts.PlannedRecipe>, "day" | "slug" | "servings">;

/** Without this limit, a user could fill rows for each of three million days. */
function refuseFarDay(day: string): void {
  if (day < EARLIEST_DAY) throw new AppError("invalid", "diary.tooLongAgo", { code: "invalid_input" });
  if (day > addDays(dayAt(new Date(), "UTC"), LATEST_DAYS_AHEAD))
    throw new AppError("invalid", "diary.tooFarAhead", { code: "invalid_input" });
}
