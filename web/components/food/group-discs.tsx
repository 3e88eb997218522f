import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { FOOD_GROUPS, type FoodGroup } from "#core/domain/foods/food-groups.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { FoodArt } from "./food-art.tsx";
import { CATEGORY_ART, CATEGORY_WELLS } from "./food-categories.ts";

export const GROUP_NAMES: Record<FoodGroup, string> = {
  fruit: "Fruit",
  vegetable: "Vegetables",
  protein: "Protein",
  grain: "Grains",
  dairy: "Dairy",
  nuts: "Nuts",
};

interface GroupDiscsProps {
  eaten: readonly FoodGroup[];
  /** Whether the discs are on the main card, which has a dark background. */
  isLoud?: boolean;
  className?: string;
}

/** Shows the six food groups and which of them were eaten that day. */
export function GroupDiscs({ eaten, isLoud = false, className }: GroupDiscsProps) {
  return (
    <ul className={cn("grid grid-cols-3 gap-x-2 gap-y-3 min-[30rem]:grid-cols-6", className)}>
      {FOOD_GROUPS.map((group) => (
        <Disc key={group} group={group} isEaten={eaten.includes(group)} isLoud={isLoud} />
      ))}
    </ul>
  );
}

function Disc({ group, isEaten, isLoud }: { group: FoodGroup; isEaten: boolean; isLoud: boolean }) {
  const t = texts("food");
  return (
    <li
      className={cn(
        "grid justify-items-center gap-1.5 text-center font-semibold text-sm",
        isLoud && !isEaten && "font-medium text-hero-muted",
      )}
    >
      <span
        // Pictures of food keep their light colors on the main card.
        data-theme={isLoud ? "light" : undefined}
        className={cn(
          "relative grid size-14 place-items-center rounded-full",
          isEaten ? CATEGORY_WELLS[group] : isLoud ? "border-2 border-hero-track" : "border-2 border-input border-dashed",
        )}
      >
        <FoodArt
          name={CATEGORY_ART[group]}
          size={32}
          className={isEaten ? "" : isLoud ? "opacity-80 brightness-150 grayscale" : "opacity-40 grayscale"}
        />
        {isEaten && (
          <span
            className={cn(
              "absolute -end-0.5 -bottom-0.5 grid size-5.5 place-items-center rounded-full",
              isLoud ? "bg-white text-ink" : "bg-foreground text-background ring-2 ring-card",
            )}
          >
            <CheckIcon weight="bold" size={13} aria-hidden="true" />
          </span>
        )}
      </span>
      <span>
        {t.rich(isEaten ? "group.eaten" : "group.open", {
          group: t(`group.${group}`),
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
    </li>
  );
}
