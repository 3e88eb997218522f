import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { LearnUnit } from "#core/contracts/learn/learn.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { cn } from "#web/lib/class-names.ts";

const WELLS: readonly FoodCategory[] = ["grain", "vegetable", "other", "dairy", "protein", "fruit", "nuts", "grain"];

interface UnitDiscProps {
  picture: LearnUnit["picture"];
  /** The unit's position in the list. */
  place: number;
  isChosen?: boolean;
  isDone: boolean;
}

/** A ring marks the chosen unit, and a tick marks a unit whose lessons were all opened. */
export function UnitDisc({ picture, place, isChosen, isDone }: UnitDiscProps) {
  return (
    <span
      className={cn(
        "relative grid size-16 shrink-0 place-items-center rounded-full md:size-20",
        CATEGORY_WELLS[WELLS[place] ?? "other"],
        isChosen && "outline-3 outline-foreground outline-offset-3",
      )}
    >
      <FoodArt name={picture} size={40} />
      {isDone && (
        <span className="absolute -end-1 -bottom-1 grid size-7 place-items-center rounded-full bg-ink text-ink-foreground">
          <CheckIcon weight="bold" size={16} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
