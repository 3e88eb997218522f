import { type QueryKey, useMutation } from "@tanstack/react-query";
import type { PlannedRecipe, planRecipe, readMealPlan } from "#core/contracts/recipes/meal-plan.ts";
import type { OwnRecipe } from "#core/contracts/recipes/own-recipes.ts";
import type { ShownRecipe } from "#core/contracts/recipes/recipes.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { MAX_RECIPE_SERVINGS, PLANNED_DAYS } from "#core/domain/constants.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { defineChange } from "#web/api/offline/change-kinds.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { senderOf } from "#web/api/offline/sender.ts";
import { call } from "#web/lib/http/api-client.ts";

const PLAN = "/api/meal-plan";
const KIND = "plan-recipe";
const NO_PICTURE = "/food-art/pot-of-food.svg";

/** The week that begins with the given day. */
export const mealPlanQuery = (from: string) =>
  offlineQuery<PlannedRecipe[]>({
    queryKey: [PLAN, from],
    read: (signal) => call<typeof readMealPlan>("GET", "/api/meal-plan", { query: { from }, signal }),
    project: (plan, pending) =>
      // Safe: what waits under this name was put there by this kind.
      pending.reduce((known, { kind, payload }) => (kind === KIND ? withPlanned(known, payload as PlannedRecipe, from) : known), plan),
    otherwise: () => [],
  });

/** The plan with the given servings of a recipe; none takes it off. */
function withPlanned(plan: PlannedRecipe[], planned: PlannedRecipe, from: string): PlannedRecipe[] {
  if (planned.day < from || planned.day >= addDays(from, PLANNED_DAYS)) return plan;
  const isIt = ({ day, slug }: PlannedRecipe) => day === planned.day && slug === planned.slug;
  if (planned.servings === 0) return plan.filter((one) => !isIt(one));
  return plan.some(isIt) ? plan.map((one) => (isIt(one) ? planned : one)) : [...plan, planned];
}

const weekOf = (queryKey: QueryKey): string => String(queryKey[1]);

/** Says the servings and not a difference: sent again, it counts once. */
const PLAN_RECIPE = defineChange<PlannedRecipe, void>({
  kind: KIND,
  send: ({ day, slug, servings }, { signal }) =>
    call<typeof planRecipe>("PUT", "/api/meal-plan/:day", { params: { day }, body: { recipe: slug, servings }, signal }),
  showsIn: (_planned, client) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [PLAN] })
      .map(({ queryKey }) => queryKey),
  // Safe: these queries hold plans.
  settle: (known, planned, _answer, queryKey) => withPlanned(known as PlannedRecipe[], planned, weekOf(queryKey)),
  words: ({ name }) => name,
});

/** Shows at once, and waits on the device where there is no network. */
export function usePlanRecipe() {
  return useMutation({ mutationFn: (planned: PlannedRecipe, { client }) => senderOf(client).deliver(PLAN_RECIPE, planned) });
}

export const planned = (
  { slug, name, imageUrl, servings: recipeServings, ingredients }: ShownRecipe,
  day: string,
  servings: number,
): PlannedRecipe => ({ day, slug, name, imageUrl, recipeServings, servings, ingredients });

/** The same of a recipe of one's own. */
export const plannedOwn = (
  { id, name, imageUrl, servings: recipeServings, toBuy = [] }: OwnRecipe,
  day: string,
  servings: number,
): PlannedRecipe => ({
  ...{ day, slug: id, isOwn: true, name, recipeServings, ingredients: toBuy },
  imageUrl: imageUrl ?? NO_PICTURE,
  servings: Math.min(servings, MAX_RECIPE_SERVINGS),
});

/** Where the recipe can be read. */
export const plannedPath = ({ slug, isOwn }: PlannedRecipe): string => `${isOwn ? APP_PATHS.ownRecipes : APP_PATHS.recipes}/${slug}`;
