import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  createOwnRecipe,
  deleteOwnRecipe,
  listOwnRecipes,
  NewOwnRecipe,
  OwnRecipe,
  RecipeToRead,
  readOwnRecipe,
  readRecipeLines,
  updateOwnRecipe,
} from "#core/contracts/recipes/own-recipes.ts";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";

const LIST_KEY = ["/api/own-recipes"] as const;

export const ownRecipesQuery = offlineQuery({
  queryKey: LIST_KEY,
  read: (signal) => call<typeof listOwnRecipes>("GET", "/api/own-recipes", { signal }),
});

export const ownRecipeQuery = (id: string) =>
  offlineQuery({
    queryKey: [...LIST_KEY, id],
    read: (signal) => call<typeof readOwnRecipe>("GET", "/api/own-recipes/:id", { params: { id }, signal }),
  });

/** How the server understands the ingredient lines. The previous reading stays visible until the next one has loaded. */
export const recipeReadingQuery = (body: RecipeToRead) =>
  queryOptions({
    queryKey: ["/api/own-recipes/reading", body],
    queryFn: ({ signal }) => call<typeof readRecipeLines>("POST", "/api/own-recipes/reading", { body, signal }),
    placeholderData: keepPreviousData,
    gcTime: MINUTE_MS,
  });

interface RecipeToSave {
  /** The id of an existing recipe; undefined for a new one. */
  savedId: string | undefined;
  body: NewOwnRecipe;
}

export function useSaveOwnRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ savedId, body: { id, ...body } }: RecipeToSave): Promise<OwnRecipe> =>
      savedId === undefined
        ? call<typeof createOwnRecipe>("POST", "/api/own-recipes", { body: { ...body, id } })
        : call<typeof updateOwnRecipe>("PUT", "/api/own-recipes/:id", { params: { id: savedId }, body }),
    onSuccess: (recipe) => {
      client.setQueryData(ownRecipeQuery(recipe.id).queryKey, recipe);
      refreshLists(client);
    },
  });
}

export function useDeleteOwnRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteOwnRecipe>("DELETE", "/api/own-recipes/:id", { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData(ownRecipesQuery.queryKey, (recipes) => recipes?.filter((recipe) => recipe.id !== id));
      refreshLists(client);
    },
  });
}

/** Refetches all lists that show the recipe. Not returned, so that the mutation does not wait for them. */
function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LIST_KEY, exact: true });
  for (const list of ["/api/foods/search", "/api/foods/starred", "/api/diary/usual", "/api/meals"])
    void client.invalidateQueries({ queryKey: [list] });
}
