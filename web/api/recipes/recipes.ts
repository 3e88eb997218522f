import type { listRecipes, readRecipe } from "#core/contracts/recipes/recipes.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";

export const recipesQuery = offlineQuery({
  queryKey: ["/api/recipes"],
  read: (signal) => call<typeof listRecipes>("GET", "/api/recipes", { signal }),
});

/** Stored on the device once the recipe was opened, so that the user can cook offline. */
export const recipeQuery = (name: string) =>
  offlineQuery({
    queryKey: ["/api/recipes", name],
    read: (signal) => call<typeof readRecipe>("GET", "/api/recipes/:name", { params: { name }, signal }),
  });
