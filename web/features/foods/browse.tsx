import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { browseFoodsQuery } from "#web/api/foods.ts";
import { texts } from "#web/texts/texts.ts";
import { CategoryChips } from "./category-chips.tsx";
import { FoodGrid, FoodGridSkeleton, type FoodListProps } from "./food-grid.tsx";
import { FoodProblem } from "./food-problem.tsx";
import { useHideAvoided } from "./use-hide-avoided.tsx";

/** In the order of their chips. */
const CATEGORIES = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "other"] as const satisfies readonly FoodCategory[];

type BrowseCategory = (typeof CATEGORIES)[number];

export const browseCategory = (category: string | null | undefined): BrowseCategory | undefined =>
  CATEGORIES.find((one) => one === category);

interface BrowseProps extends FoodListProps {
  category: FoodCategory | undefined;
  onChoose: (category: FoodCategory | undefined) => void;
}

/** Shows the most eaten foods before anything is typed. */
export function Browse({ category, onChoose, ...list }: BrowseProps) {
  const t = texts("foods");
  const chosen = browseCategory(category);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...browseFoodsQuery(chosen), placeholderData: keepPreviousData });
  const foods = useDeferredValue(data);
  const { shown: visible, chips } = useHideAvoided(foods);
  const heading = t(chosen ? `browse.${chosen}` : "browse.title");
  return (
    <section aria-labelledby="browse">
      {chips && <div className="mb-3">{chips}</div>}
      <div className="mb-5">
        <CategoryChips categories={CATEGORIES} chosen={chosen} onChoose={onChoose} />
      </div>
      <h2 id="browse" className="mb-4">
        {heading}
      </h2>
      {isError ? (
        <FoodProblem title={t("browse.problem")} onRetry={() => void refetch()} />
      ) : visible === undefined ? (
        <FoodGridSkeleton />
      ) : (
        <FoodGrid label={heading} foods={visible} isStale={isPlaceholderData} {...list} />
      )}
    </section>
  );
}
