import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { deleteSavedMeal, listSavedMeals, NewSavedMeal, saveMeal } from "#core/contracts/saved-meals.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";
import { callAll } from "#web/lib/http/call-all.ts";

export const savedMealsQuery = offlineQuery({
  queryKey: ["/api/meals"],
  read: (signal) => callAll<typeof listSavedMeals>("GET", "/api/meals", { query: {}, signal }),
});

export function useSaveMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSavedMeal) => call<typeof saveMeal>("POST", "/api/meals", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedMealsQuery.queryKey }),
  });
}

export function useDeleteSavedMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteSavedMeal>("DELETE", "/api/meals/:id", { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: savedMealsQuery.queryKey });
      client.setQueryData(savedMealsQuery.queryKey, (meals) => meals?.filter((meal) => meal.id !== id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedMealsQuery.queryKey }),
  });
}
