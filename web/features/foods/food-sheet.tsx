import { useQuery } from "@tanstack/react-query";
import type { Food } from "#core/contracts/foods.ts";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { foodQuery } from "#web/api/foods.ts";
import { PROVIDER_NAMES } from "#web/components/ai-provider.ts";
import { CategoryBadge } from "#web/components/category-badge.tsx";
import { CATEGORY_WELLS } from "#web/components/food-categories.ts";
import { FoodPlate } from "#web/components/food-plate.tsx";
import { formatKcal, formatPercent } from "#web/lib/amounts.ts";
import { cn } from "#web/lib/class-names.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Sheet, SheetContent, SheetTitle } from "#web/ui/sheet.tsx";
import { FoodSheetBody } from "./food-sheet-body.tsx";
import { FoodSheetProblem, FoodSheetSkeleton } from "./food-sheet-states.tsx";

interface FoodSheetProps {
  foodId: string;
  onClose: () => void;
}

/** All there is to know about a food, beside the page that it was found on. */
export function FoodSheet({ foodId, onClose }: FoodSheetProps) {
  const { data: food, error, refetch, isFetching } = useQuery(foodQuery(foodId));
  const problem = food || isFetching ? null : error;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        aria-describedby={undefined}
        // The ground behind the grabber, and behind the top when it is pulled down.
        className={cn("h-[92dvh] overflow-hidden p-0 pt-3 md:h-auto md:p-0", !problem && "bg-muted", food && CATEGORY_WELLS[food.category])}
      >
        {food && <FoodOnSheet key={food.id} food={food} />}
        {problem && <FoodSheetProblem error={problem} onRetry={() => void refetch()} onClose={onClose} />}
        {!food && !problem && <FoodSheetSkeleton />}
      </SheetContent>
    </Sheet>
  );
}

function FoodOnSheet({ food }: { food: Food }) {
  return (
    <>
      <div className="grow overflow-y-auto overscroll-contain">
        <Header food={food} />
        <div className="bg-card">
          <FoodSheetBody food={food} />
        </div>
      </div>
      <Foot food={food} />
    </>
  );
}

function Header({ food }: { food: Food }) {
  return (
    <div className="flex items-center gap-5 px-5 pt-1 pb-5 md:px-7 md:py-5">
      <span className="shrink-0 rounded-full bg-card p-2 shadow-card">
        <FoodPlate food={food} size={148} eager />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5 pt-8 md:pt-0">
        <CategoryBadge category={food.category} className="bg-card" />
        <SheetTitle className="hyphens-auto text-pretty break-words font-extrabold text-xl md:pr-8 md:text-2xl">{food.name}</SheetTitle>
        <p className="text-[0.9375rem]">{facts(food)}</p>
      </div>
    </div>
  );
}

function facts({ calories, otherNutrients, isOwn }: Food): string {
  const water = otherNutrients?.waterG;
  const parts = [
    `${formatKcal(calories)} kcal per 100 g`,
    water !== undefined && `${formatPercent(water)} water`,
    isOwn && "only you see it",
  ];
  return parts.filter(Boolean).join(" · ");
}

function Foot({ food }: { food: Food }) {
  return (
    <div className="flex items-center justify-between gap-4 border-border border-t bg-card px-5 pt-3 pb-[calc(0.875rem+env(safe-area-inset-bottom))] md:px-7 md:py-4">
      <p className="text-muted-foreground text-sm">
        <span className="sr-only">Source: </span>
        <span>{sourceOf(food)}</span>
      </p>
      {/* A friend who follows the link to somebody's own food would find nothing. */}
      {!food.isOwn && (
        <CopyButton
          text={`${window.location.origin}${APP_PATHS.search}?food=${food.id}`}
          label="Copy link"
          description="The link to this food is on your clipboard."
        />
      )}
    </div>
  );
}

/** 'USDA FNDDS 2021-2023 · 11100000' */
function sourceOf({ source, sourceCode, aiProvider }: Food): string {
  if (aiProvider) return `AI estimate · ${PROVIDER_NAMES[aiProvider]}`;
  if (!source) return "You typed this in";
  return sourceCode ? `${source} · ${sourceCode}` : source;
}
