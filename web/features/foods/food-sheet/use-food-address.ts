import { useCallback } from "react";
import { useSearchParams } from "wouter";
import { FOOD_CATEGORIES, type FoodCategory } from "#core/domain/foods/food-categories.ts";

interface FoodAddress {
  query: string;
  category: FoodCategory | undefined;
  /** The food whose sheet is open. */
  foodId: string | undefined;
  setQuery: (query: string) => void;
  setCategory: (category: FoodCategory | undefined) => void;
  openFood: (foodId: string) => void;
  closeFood: () => void;
}

/** The state of the page is in its URL, so that it can be shared, reloaded, and left with Back. */
export function useFoodAddress(): FoodAddress {
  const [params, setParams] = useSearchParams();
  const category = FOOD_CATEGORIES.find((one) => one === params.get("category"));

  const replace = useCallback(
    (name: string, value: string | undefined) => setParams((now) => changed(now, name, value), { replace: true }),
    [setParams],
  );
  const setQuery = useCallback((query: string) => replace("q", query), [replace]);
  const setCategory = useCallback((next: FoodCategory | undefined) => replace("category", next), [replace]);
  const openFood = useCallback(
    (foodId: string) => setParams((now) => changed(now, "food", foodId), { state: { sheetDepth: sheetDepth() + 1 } }),
    [setParams],
  );
  const closeFood = useCallback(() => {
    const depth = sheetDepth();
    // Goes back in the history, so that Back does not reopen the closed sheet.
    if (depth > 0) window.history.go(-depth);
    else replace("food", undefined);
  }, [replace]);

  return {
    query: params.get("q") ?? "",
    category,
    foodId: params.get("food") || undefined,
    setQuery,
    setCategory,
    openFood,
    closeFood,
  };
}

function changed(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The number of history steps back to the page without a sheet; 0 if the user came from a link. */
function sheetDepth(): number {
  const state: unknown = window.history.state;
  const hasDepth = typeof state === "object" && state !== null && "sheetDepth" in state;
  return hasDepth && typeof state.sheetDepth === "number" ? state.sheetDepth : 0;
}
