import { useCallback, useEffect, useRef } from "react";
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

  /** Changes made while the browser is going back. Written at once, they would go to the history entry that it is leaving. */
  const delayed = useRef<(() => void)[]>(undefined);
  const whenBack = useCallback((change: () => void) => {
    if (delayed.current) delayed.current.push(change);
    else change();
  }, []);
  useEffect(() => {
    if (params.has("food")) return;
    const changes = delayed.current ?? [];
    delayed.current = undefined;
    for (const change of changes) change();
  }, [params]);

  const replace = useCallback(
    (name: string, value: string | undefined) => whenBack(() => setParams((now) => changed(now, name, value), { replace: true })),
    [setParams, whenBack],
  );
  const setQuery = useCallback((query: string) => replace("q", query), [replace]);
  const setCategory = useCallback((next: FoodCategory | undefined) => replace("category", next), [replace]);
  const openFood = useCallback(
    (foodId: string) => whenBack(() => setParams((now) => changed(now, "food", foodId), { state: { sheetDepth: sheetDepth() + 1 } })),
    [setParams, whenBack],
  );
  const closeFood = useCallback(() => {
    const depth = sheetDepth();
    // Goes back in the history, so that Back does not reopen the closed sheet.
    if (depth > 0) {
      delayed.current = [];
      window.history.go(-depth);
    } else replace("food", undefined);
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
