import type { listRecipes, readRecipe } from "#core/contracts/recipes/recipes.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";

export const recipesQuery = offlineQuery({
  queryKey: ["/api/recipes"],
  read: (signal) => call<typeof listRecipes>("GET", "/api/recipes", { signal }),
});

/** Stays on the device once it was opened, so that one can cook without a network. */
export const recipeQuery = (name: string) =>
  offlineQuery({
    queryKey: ["/api/recipes", name],
    read: (signal) => call<typeof readRecipe>("GET", "/api/recipes/:name", { params: { name }, signal }),
  });
