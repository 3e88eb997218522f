import { type QueryKey, useMutation } from "@tanstack/react-query";
import type { PlannedRecipe, planRecipe, readMealPlan } from "#core/contracts/recipes/meal-plan.ts";
import type { OwnRecipe } from "#core/contracts/recipes/own-recipes.ts";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { MAX_RECIPE_SERVINGS, PLANNED_DAYS } from "#core/domain/recipes/limits.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { call } from "#web/lib/http/api-client.ts";

const PLAN = "/api/meal-plan";
const KIND = "plan-recipe";
const NO_PICTURE = "/food-art/pot-of-food.svg";

/** The plan for the week that begins on the given day. */
export const mealPlanQuery = (from: string) =>
  offlineQuery<PlannedRecipe[]>({
    queryKey: [PLAN, from],
    read: (signal) => call<typeof readMealPlan>("GET", "/api/meal-plan", { query: { from }, signal }),
    project: (plan, pending) =>
      // Safe to cast: changes with this kind are only queued by `PLAN_RECIPE`.
      pending.reduce((stored, { kind, payload }) => (kind === KIND ? withPlanned(stored, payload as PlannedRecipe, from) : stored), plan),
    fallback: () => [],
  });

/** Sets the servings of a recipe in the plan; zero servings remove it. */
function withPlanned(plan: PlannedRecipe[], planned: PlannedRecipe, from: string): PlannedRecipe[] {
  if (planned.day < from || planned.day >= addDays(from, PLANNED_DAYS)) return plan;
  const isIt = ({ day, slug }: PlannedRecipe) => day === planned.day && slug === planned.slug;
  if (planned.servings === 0) return plan.filter((one) => !isIt(one));
  return plan.some(isIt) ? plan.map((one) => (isIt(one) ? planned : one)) : [...plan, planned];
}

const readWeek = (queryKey: QueryKey): string => String(queryKey[1]);

/** A change of the plan; acknowledged if the user was asked about something that they avoid. */
export type PlanChange = PlannedRecipe & { isAcknowledged?: boolean };

/** Sends the number of servings instead of a difference, so that sending it twice has no further effect. */
const PLAN_RECIPE = defineChange<PlanChange, void>({
  kind: KIND,
  send: ({ day, slug, servings, isAcknowledged }, { signal }) =>
    call<typeof planRecipe>("PUT", "/api/meal-plan/:day", {
      params: { day },
      body: { recipe: slug, servings, ...(isAcknowledged && { isAcknowledged }) },
      signal,
    }),
  showsIn: (_planned, client) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [PLAN] })
      .map(({ queryKey }) => queryKey),
  // Safe to cast: these queries contain plans.
  settle: (stored, planned, _answer, queryKey) => withPlanned(stored as PlannedRecipe[], planned, readWeek(queryKey)),
  label: ({ name }) => name,
});

/** Shown at once, and queued on the device while offline. */
export function usePlanRecipe() {
  return useMutation({ mutationFn: (planned: PlanChange, { client }) => getSender(client).deliver(PLAN_RECIPE, planned) });
}

export const toPlannedRecipe = (
  { slug, name, imageUrl, servings: recipeServings, ingredients }: RecipeResponse,
  day: string,
  servings: number,
): PlannedRecipe => ({ day, slug, name, imageUrl, recipeServings, servings, ingredients });

/** The same for an own recipe of the user. */
export const toPlannedOwnRecipe = (
  { id, name, imageUrl, servings: recipeServings, toBuy = [] }: OwnRecipe,
  day: string,
  servings: number,
): PlannedRecipe => ({
  ...{ day, slug: id, isOwn: true, name, recipeServings, ingredients: toBuy },
  imageUrl: imageUrl ?? NO_PICTURE,
  servings: Math.min(servings, MAX_RECIPE_SERVINGS),
});

/** The path of the recipe's page. */
export const plannedPath = ({ slug, isOwn }: PlannedRecipe): string => `${isOwn ? APP_PATHS.ownRecipes : APP_PATHS.recipes}/${slug}`;
