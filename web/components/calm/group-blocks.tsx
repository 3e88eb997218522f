import { FOOD_GROUPS, type FoodGroup } from "#core/domain/foods/food-groups.ts";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatLongDay, formatWeekday } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";
import { listFirstGroups, listGroups } from "./day-groups.ts";

interface GroupBlocksProps {
  days: readonly { day: string; groups: readonly FoodGroup[] }[];
  today: string;
}

/** One column per day, one block per food group. */
export function GroupBlocks({ days, today }: GroupBlocksProps) {
  const t = texts("calm");
  return (
    <>
      <ul className="grid grow grid-flow-col auto-cols-fr items-end gap-1.5 md:gap-2">
        {days.map(({ day, groups }) => (
          <li key={day} className="grid min-w-0 content-end justify-items-center gap-1.5">
            {/* Each day is a list item, so that a screen reader can read it. */}
            <span className="sr-only">
              {groups.length > 0
                ? t("blocks.day", { day: formatLongDay(day), groups: listGroups(groups) })
                : t("blocks.dayEmpty", { day: formatLongDay(day) })}
            </span>
            <span aria-hidden="true" className="grid w-full max-w-11 content-end gap-1.5">
              {groups.toReversed().map((group) => (
                <span key={group} className={cn("h-4.5 rounded-md shadow-[inset_0_0_0_1.5px_var(--input)]", CATEGORY_WELLS[group])} />
              ))}
              {groups.length === 0 && <span className="h-4.5 rounded-md border-2 border-border border-dashed" />}
            </span>
            {days.length <= 7 && (
              <span
                aria-hidden="true"
                className={cn("truncate font-semibold text-muted-foreground text-sm", day === today && "font-bold text-foreground")}
              >
                {day === today ? t("blocks.today") : formatWeekday(day)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-pretty text-muted-foreground text-sm">{t("blocks.note", { groups: listFirstGroups(FOOD_GROUPS) })}</p>
    </>
  );
}
