import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { useQuery } from "@tanstack/react-query";
import type { FoodListItem } from "#core/contracts/foods.ts";
import { starredFoodsQuery, useStarFood } from "#web/api/foods.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Stars or unstars a food. It is disabled until the starred foods have loaded. */
export function StarButton({ food, className }: { food: FoodListItem; className?: string }) {
  const t = texts("food");
  const { data: starred } = useQuery(starredFoodsQuery);
  const star = useStarFood();
  const isStarred = starred?.some(({ id }) => id === food.id) ?? false;

  function toggle() {
    star.mutate(
      { food, isStarred: !isStarred },
      {
        onError: (error) => {
          const description = t(isStarred ? "star.notRemoved" : "star.notAdded");
          toast(noRoom(error) ?? { title: texts("shared")("error"), description, kind: "destructive" });
        },
      },
    );
  }

  return (
    <IconButton
      label={t("star.label", { food: food.name })}
      aria-pressed={isStarred}
      disabled={!starred}
      onClick={toggle}
      className={cn(className)}
    >
      <StarIcon weight={isStarred ? "fill" : "bold"} className={cn(isStarred && "text-energy", !star.isIdle && "animate-pop")} />
    </IconButton>
  );
}
