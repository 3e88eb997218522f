import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  analyseFood,
  browseFoods,
  createFood,
  Food,
  FoodQuestion,
  listSimilarFoods,
  listStarredFoods,
  NewFood,
  readFood,
  searchFoods,
  starFood,
  unstarFood,
} from "#core/contracts/foods.ts";
import type { FoodCategory } from "#core/domain/choices.ts";
import { call } from "#web/lib/api-client.ts";

const SEARCH_KEY = "/api/foods/search";

export const foodSearchQuery = (q: string) =>
  queryOptions({
    queryKey: [SEARCH_KEY, q],
    queryFn: ({ signal }) => call<typeof searchFoods>("GET", "/api/foods/search", { query: { q }, signal }),
  });

/** What people eat most: of one category, or of everything. */
export const browseFoodsQuery = (category: FoodCategory | undefined) =>
  queryOptions({
    queryKey: ["/api/foods/browse", category],
    queryFn: ({ signal }) => call<typeof browseFoods>("GET", "/api/foods/browse", { query: { category }, signal }),
  });

export const foodQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/foods", id],
    queryFn: ({ signal }) => call<typeof readFood>("GET", "/api/foods/:id", { params: { id }, signal }),
  });

export const similarFoodsQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/foods", id, "similar"],
    queryFn: ({ signal }) => call<typeof listSimilarFoods>("GET", "/api/foods/:id/similar", { params: { id }, signal }),
  });

export function useCreateFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFood) => call<typeof createFood>("POST", "/api/foods", { body }),
    onSuccess: (food: Food) => showNewFood(client, food),
  });
}

/** An unknown food becomes one of the person's own. */
export function useAnalyseFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ signal, ...body }: FoodQuestion & { signal: AbortSignal }) =>
      call<typeof analyseFood>("POST", "/api/foods/info", { body, signal }),
    onSuccess: (food: Food) => showNewFood(client, food),
  });
}

function showNewFood(client: QueryClient, food: Food): void {
  client.setQueryData(foodQuery(food.id).queryKey, food);
  // Not returned: nobody waits for the lists. A search that found nothing may find it now.
  void client.invalidateQueries({ queryKey: [SEARCH_KEY] });
}

export const starredFoodsQuery = queryOptions({
  queryKey: ["/api/foods/starred"],
  queryFn: ({ signal }) => call<typeof listStarredFoods>("GET", "/api/foods/starred", { signal }),
});

/** The star shines at once; a refused one goes out again. */
export function useStarFood() {
  const client = useQueryClient();
  const { queryKey } = starredFoodsQuery;
  return useMutation({
    mutationFn: ({ food: { id }, isStarred }: { food: Food; isStarred: boolean }) =>
      isStarred
        ? call<typeof starFood>("PUT", "/api/foods/:id/star", { params: { id } })
        : call<typeof unstarFood>("DELETE", "/api/foods/:id/star", { params: { id } }),
    onMutate: async ({ food, isStarred }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (foods) => {
        const others = foods?.filter(({ id }) => id !== food.id);
        return others && isStarred ? [...others, food].toSorted((one, other) => one.name.localeCompare(other.name)) : others;
      });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
