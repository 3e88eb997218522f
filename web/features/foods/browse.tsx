import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { browseFoodsQuery } from "#web/api/foods.ts";
import { CategoryChips } from "./category-chips.tsx";
import { FoodGrid, FoodGridSkeleton, type FoodListProps } from "./food-grid.tsx";
import { FoodProblem } from "./food-problem.tsx";
import { useHideAvoided } from "./use-hide-avoided.tsx";

const HEADINGS = {
  fruit: "Popular fruit",
  vegetable: "Popular vegetables",
  protein: "Popular protein foods",
  grain: "Popular grains",
  dairy: "Popular dairy foods",
  nuts: "Popular nuts",
  other: "Popular meals, drinks and more",
} as const satisfies Partial<Record<FoodCategory, string>>;

type BrowseCategory = keyof typeof HEADINGS;
// Safe to cast: Object.keys of a constant object returns exactly its declared keys. Their order is the order of the chips.
const CATEGORIES = Object.keys(HEADINGS) as BrowseCategory[];

export const browseCategory = (category: string | null | undefined): BrowseCategory | undefined =>
  CATEGORIES.find((one) => one === category);

interface BrowseProps extends FoodListProps {
  category: FoodCategory | undefined;
  onChoose: (category: FoodCategory | undefined) => void;
}

/** Shows the most eaten foods before anything is typed. */
export function Browse({ category, onChoose, ...list }: BrowseProps) {
  const chosen = browseCategory(category);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...browseFoodsQuery(chosen), placeholderData: keepPreviousData });
  const foods = useDeferredValue(data);
  const { shown: visible, chips } = useHideAvoided(foods);
  const heading = chosen ? HEADINGS[chosen] : "Popular foods";
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
        <FoodProblem title="No foods right now" onRetry={() => void refetch()} />
      ) : visible === undefined ? (
        <FoodGridSkeleton />
      ) : (
        <FoodGrid label={heading} foods={visible} isStale={isPlaceholderData} {...list} />
      )}
    </section>
  );
}
