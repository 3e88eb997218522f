import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Basket } from "./basket.ts";

const EMPTY: Basket = [];

/** Kept in the query cache, so that it persists while the sheet is closed and is cleared when the user signs out. */
const basketQuery = queryOptions({
  queryKey: ["add-food-basket"],
  queryFn: () => EMPTY,
  initialData: EMPTY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useBasket() {
  const client = useQueryClient();
  const { data: basket } = useQuery(basketQuery);
  const changeBasket = (change: (basket: Basket) => Basket): void => {
    client.setQueryData(basketQuery.queryKey, (now) => change(now ?? EMPTY));
  };
  return { basket, changeBasket };
}
