import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  analyseFood,
  browseFoods,
  createFood,
  deleteFood,
  Food,
  FoodListItem,
  FoodQuestion,
  listSimilarFoods,
  listStarredFoods,
  NewFood,
  readFood,
  searchFoods,
  starFood,
  unstarFood,
  updateFoodAllergens,
} from "#core/contracts/foods.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { findSeenFoods, listSeenFoods } from "#web/api/offline/food-cache.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { projectStarred, type Star, withStar } from "#web/api/offline/outbox/projection.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { call } from "#web/lib/http/api-client.ts";
import { callAll } from "#web/lib/http/call-all.ts";

const SEARCH_KEY = "/api/foods/search";

export const foodSearchQuery = (q: string) =>
  offlineQuery({
    queryKey: [SEARCH_KEY, q],
    read: (signal) => call<typeof searchFoods>("GET", "/api/foods/search", { query: { q }, signal }),
    fallback: async () => findSeenFoods(await listSeenFoods(), q),
  });

/** The foods that are eaten most, in one category or overall. */
export const browseFoodsQuery = (category: FoodCategory | undefined) =>
  offlineQuery({
    queryKey: ["/api/foods/browse", category],
    read: (signal) => call<typeof browseFoods>("GET", "/api/foods/browse", { query: { category }, signal }),
  });

export const foodQuery = (id: string) =>
  offlineQuery({
    queryKey: ["/api/foods", id],
    read: (signal) => call<typeof readFood>("GET", "/api/foods/:id", { params: { id }, signal }),
    fallback: async () => (await listSeenFoods()).find((food) => food.id === id),
  });

export const similarFoodsQuery = (id: string) =>
  offlineQuery({
    queryKey: ["/api/foods", id, "similar"],
    read: (signal) => call<typeof listSimilarFoods>("GET", "/api/foods/:id/similar", { params: { id }, signal }),
  });

export function useCreateFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFood) => call<typeof createFood>("POST", "/api/foods", { body }),
    onSuccess: (food: Food) => showNewFood(client, food),
  });
}

/** The lists that show the food are refetched, without waiting for them. */
export function useUpdateFoodAllergens() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, contains }: { id: string; contains: Allergen[] | null }) =>
      call<typeof updateFoodAllergens>("PUT", "/api/foods/:id/allergens", { params: { id }, body: { contains } }),
    onSuccess: (food: Food) => {
      showNewFood(client, food);
      for (const list of [...STARRED_KEY, "/api/diary", "/api/diary/usual", "/api/meals"])
        void client.invalidateQueries({ queryKey: [list] });
    },
  });
}

/** The analyzed food becomes an own food of the user. */
export function useAnalyseFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ signal, ...body }: FoodQuestion & { signal: AbortSignal }) =>
      call<typeof analyseFood>("POST", "/api/foods/info", { body, signal }),
    onSuccess: (food: Food) => showNewFood(client, food),
  });
}

export function showNewFood(client: QueryClient, food: Food): void {
  client.setQueryData(foodQuery(food.id).queryKey, food);
  // Not returned, so that the mutation does not wait for the lists. A search without results may find the food now.
  void client.invalidateQueries({ queryKey: [SEARCH_KEY] });
}

/** Refetches the lists that show the food, without waiting for them. */
export function useDeleteFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteFood>("DELETE", "/api/foods/:id", { params: { id } }),
    onSuccess: (_answer, id) => {
      // Not refetched, because the sheet that shows the food is closing.
      void client.invalidateQueries({ queryKey: foodQuery(id).queryKey, refetchType: "none" });
      for (const list of [SEARCH_KEY, ...STARRED_KEY, "/api/diary/usual", "/api/meals"])
        void client.invalidateQueries({ queryKey: [list] });
    },
  });
}

const STARRED_KEY = ["/api/foods/starred"] as const;

export const starredFoodsQuery = offlineQuery({
  queryKey: STARRED_KEY,
  read: (signal) => callAll<typeof listStarredFoods>("GET", "/api/foods/starred", { query: {}, signal }),
  project: projectStarred,
});

const STAR = defineChange<Star, void>({
  kind: "star-food",
  send: ({ food: { id }, isStarred }, { signal }) =>
    isStarred
      ? call<typeof starFood>("PUT", "/api/foods/:id/star", { params: { id }, signal })
      : call<typeof unstarFood>("DELETE", "/api/foods/:id/star", { params: { id }, signal }),
  showsIn: () => [STARRED_KEY],
  // Safe to cast: the only query that shows it is the list of starred foods.
  settle: (stored, star) => withStar(stored as FoodListItem[], star),
  label: ({ food }) => food.name,
});

/** The star appears at once; a rejected one disappears again. */
export const deliverStar = (client: QueryClient, star: Star): Promise<void> => getSender(client).deliver(STAR, star);

export function useStarFood() {
  return useMutation({ mutationFn: (star: Star, { client }) => deliverStar(client, star) });
}
