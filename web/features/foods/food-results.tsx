import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { FOOD_CATEGORIES, type FoodCategory } from "#core/domain/foods/food-categories.ts";
import { foodSearchQuery } from "#web/api/foods.ts";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { texts } from "#web/texts/texts.ts";
import { AskAiInstead, NothingFound } from "./ask-ai.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { FoodGrid, FoodGridSkeleton, type FoodListProps } from "./food-grid.tsx";
import { FoodProblem } from "./food-problem.tsx";
import { useHideAvoided } from "./use-hide-avoided.tsx";

interface FoodResultsProps extends FoodListProps {
  query: string;
  /** Nothing asks AI about a search for something hard. */
  offersAi: boolean;
}

/** The previous results stay visible until the next ones have loaded. */
export function FoodResults({ query, offersAi, ...list }: FoodResultsProps) {
  const t = texts("foods");
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...foodSearchQuery(query), placeholderData: keepPreviousData });
  // Rendering two dozen cards must not delay the next keystroke.
  const found = useDeferredValue(data);
  const { shown: visible, chips } = useHideAvoided(found);
  const [filter, setFilter] = useState<{ query: string; category: FoodCategory | undefined }>();

  const categories = FOOD_CATEGORIES.filter((category) => visible?.some((food) => food.category === category));
  const chosen = filter?.query === query ? filter.category : undefined;
  const foods = chosen ? visible?.filter((food) => food.category === chosen) : visible;
  // 'Nothing found' is only shown for the query that it applies to.
  const isWaiting = foods === undefined || (isPlaceholderData && foods.length === 0);
  const isEmpty = !isWaiting && found?.length === 0;

  if (isError) return <FoodProblem title={t("search.failed")} onRetry={() => void refetch()} />;
  return (
    <>
      <h2 className="sr-only">{t("results.title")}</h2>
      {chips && <div className="mb-3">{chips}</div>}
      <div className={isEmpty ? "sr-only" : "mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2"}>
        {categories.length > 1 && (
          <CategoryChips categories={categories} chosen={chosen} onChoose={(category) => setFilter({ query, category })} />
        )}
        <p role="status" className="ms-auto text-muted-foreground text-sm max-md:ms-0">
          {isWaiting ? "" : summary(foods, (found?.length ?? 0) - (visible?.length ?? 0))}
        </p>
      </div>
      {isWaiting ? (
        <FoodGridSkeleton />
      ) : isEmpty ? (
        offersAi ? (
          <NothingFound query={query} onOpen={list.onOpen} />
        ) : (
          <p className="text-muted-foreground">{t("results.none")}</p>
        )
      ) : (
        <>
          <FoodGrid label={t("results.label")} foods={foods} isStale={isPlaceholderData} {...list} />
          <ProductSourcesNote foods={foods} className="mt-4" />
          {offersAi && <AskAiInstead query={query} onOpen={list.onOpen} />}
        </>
      )}
    </>
  );
}

function summary(foods: readonly Food[], hidden: number): string {
  const t = texts("foods");
  const count = foods.length;
  return hidden > 0 ? t("results.countHidden", { count, hidden }) : t("results.count", { count });
}
