import { type KeyboardEvent, memo, type RefObject } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { FoodCard } from "#web/components/food/food-card.tsx";
import { cn } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

const GRID = "grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3";
const ABOVE_THE_FOLD = 6;

/** The props that every list of foods on the page receives. */
export interface FoodListProps {
  listRef: RefObject<HTMLUListElement | null>;
  onOpen: (food: Food) => void;
  /** Called when the up arrow key leaves the first row, to focus the search box. */
  onLeave: () => void;
  onEscape: () => void;
}

interface FoodGridProps extends FoodListProps {
  label: string;
  foods: readonly Food[];
  /** Whether these are the previous results while the next ones are loading. */
  isStale: boolean;
}

/** The arrow keys move between foods by their position on the screen, and Enter opens one. */
export const FoodGrid = memo(function FoodGrid({ listRef, label, foods, isStale, onOpen, onLeave, onEscape }: FoodGridProps) {
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") onEscape();
    else {
      const buttons: HTMLElement[] = [...event.currentTarget.querySelectorAll("button")];
      const from = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : 0;
      const to = nextIndex(event.key, from, buttons.length, countColumns(event.currentTarget));
      if (to === undefined) return;
      if (to < 0) onLeave();
      else buttons[to]?.focus();
    }
    event.preventDefault();
  }

  return (
    <ul
      ref={listRef}
      aria-label={label}
      aria-busy={isStale || undefined}
      onKeyDown={onKeyDown}
      className={cn(GRID, "transition-opacity duration-150", isStale && "opacity-60 delay-200")}
    >
      {foods.map((food, index) => (
        <li key={food.id} className="min-w-0">
          <FoodCard food={food} onOpen={onOpen} eager={index < ABOVE_THE_FOLD} />
        </li>
      ))}
    </ul>
  );
});

export const focusFirst = (list: HTMLUListElement | null): void => list?.querySelector("button")?.focus();

/** Returns undefined for a key that is not handled, and -1 to leave the list. */
function nextIndex(key: string, from: number, count: number, columns: number): number | undefined {
  const last = count - 1;
  const below = from + columns;
  const isLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  switch (key) {
    case "ArrowRight":
      return Math.min(from + 1, last);
    case "ArrowLeft":
      return Math.max(from - 1, 0);
    case "ArrowDown":
      return isLastRow ? from : Math.min(below, last);
    case "ArrowUp":
      return from < columns ? -1 : from - columns;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

const countColumns = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(" ").length;

export function FoodGridSkeleton() {
  return (
    <SkeletonGroup className={GRID}>
      {["first", "second", "third", "fourth", "fifth", "sixth"].map((card) => (
        <Card key={card} className="grid justify-items-center gap-3 overflow-hidden p-0 md:p-0">
          <Skeleton className="h-38 w-full rounded-none" />
          <div className="-mt-35 rounded-full bg-card p-2">
            <Skeleton className="size-33 rounded-full" />
          </div>
          <div className="grid w-full gap-3 px-5 pb-5.5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-12 w-full rounded-lg" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
