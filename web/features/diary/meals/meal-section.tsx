import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { type DragEvent, useRef, useState } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { sumNutrient } from "#core/domain/diary/day-totals.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { groupNames } from "#web/components/calm/day-groups.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { ActionMenu, type MenuAction } from "#web/components/diary/action-menu.tsx";
import { MEAL_ART } from "#web/components/diary/meal-art.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { PLACEHOLDER_ART } from "#web/components/food/food-categories.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { DRAGGED_ENTRY } from "./drag.ts";
import { EntryRow } from "./entry-row.tsx";
import { mealHeadingId } from "./meals.ts";

export interface MealSectionProps {
  meal: MealType;
  entries: readonly DiaryEntry[];
  isToday: boolean;
  /** Whether to highlight the plus button as the next step. */
  isNext: boolean;
  /** Whether the previous day has entries for this meal. */
  hasSame: boolean;
  onAdd: () => void;
  onSame: () => void;
  onCopy: () => void;
  onSave: () => void;
  onEdit: (entry: DiaryEntry) => void;
  onMove: (entry: DiaryEntry, meal: MealType) => void;
  onRemove: (entry: DiaryEntry) => void;
  onDropEntry: (id: string) => void;
}

export function MealSection({ meal, entries, isNext, onAdd, onDropEntry, ...props }: MealSectionProps) {
  const t = texts("diary");
  const name = MEALS[meal].name;
  const isCalm = useIsCalm();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, entries.length);
  const { isOver, ...dropTarget } = useDropTarget(onDropEntry);
  const id = mealHeadingId(meal);
  return (
    <Card
      role="region"
      aria-labelledby={id}
      {...dropTarget}
      className={cn("flex flex-col gap-1 pb-3 md:pb-4", isOver && "outline-3 outline-ring outline-dashed outline-offset-2")}
    >
      <div className="flex items-center gap-3">
        <FoodArt name={MEAL_ART[meal]} size={36} eager />
        <div className="min-w-0 grow">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-xl leading-[1.15]">
            {name}
          </h2>
          <p className="text-muted-foreground text-sm">
            {isCalm && entries.length > 0
              ? groupNames(toFoodGroups(entries.map(({ food }) => food.category))) || t("meal.own")
              : subtotal(entries)}
          </p>
        </div>
        <ActionMenu actions={mealActions(entries, props)}>
          <IconButton label={t("meal.more", { meal })} className="-me-2">
            <DotsThreeIcon weight="bold" />
          </IconButton>
        </ActionMenu>
        <Button
          variant={isNext ? "primary" : "soft"}
          aria-label={t("meal.add", { meal })}
          onClick={onAdd}
          className="w-12 px-0 print:hidden"
        >
          <PlusIcon weight="bold" />
        </Button>
      </div>
      {entries.length > 0 ? (
        <ul aria-label={name} className="divide-y divide-border">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onEdit={() => props.onEdit(entry)}
              onMove={(to) => props.onMove(entry, to)}
              onRemove={() => props.onRemove(entry)}
            />
          ))}
        </ul>
      ) : (
        <EmptyMeal meal={meal} {...props} />
      )}
    </Card>
  );
}

function EmptyMeal({ meal, isToday, hasSame, onSame }: Pick<MealSectionProps, "meal" | "isToday" | "hasSame" | "onSame">) {
  const t = texts("diary");
  return (
    <div className="my-2 flex items-center gap-3.5 rounded-[1.125rem] border-2 border-border border-dashed px-4 py-3.5">
      <Plate art={PLACEHOLDER_ART} category="other" size={44} bare />
      <div className="grid justify-items-start">
        <p className="text-pretty text-sm">{t(isToday ? "meal.hint.today" : "meal.hint.otherDay", { meal })}</p>
        {hasSame && (
          <TextLink onClick={onSame} className="-mb-2 -ms-1 text-sm">
            {t.rich(isToday ? "meal.sameAsYesterdayFor" : "meal.sameAsDayBeforeFor", {
              meal,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </TextLink>
        )}
      </div>
    </div>
  );
}

function subtotal(entries: readonly DiaryEntry[]): string {
  const t = texts("diary");
  return entries.length === 0 ? t("meal.empty") : t("energy", { kcal: formatKcal(sumNutrient(entries, "calories") ?? null) });
}

function mealActions(
  entries: readonly DiaryEntry[],
  { isToday, onSame, onCopy, onSave }: Pick<MealSectionProps, "isToday" | "onSame" | "onCopy" | "onSave">,
): MenuAction[] {
  const t = texts("diary");
  const same = {
    label: t(isToday ? "meal.sameAsYesterday" : "meal.sameAsDayBefore"),
    icon: <ClockCounterClockwiseIcon weight="bold" />,
    onSelect: onSame,
  };
  if (entries.length === 0) return [same];
  return [
    same,
    { label: t("meal.copy"), icon: <CopyIcon weight="bold" />, onSelect: onCopy, opensDialog: true },
    { label: t("meal.save"), icon: <BookmarkSimpleIcon weight="bold" />, onSelect: onSave, opensDialog: true },
  ];
}

function useDropTarget(onDropEntry: (id: string) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED_ENTRY)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const id = event.dataTransfer.getData(DRAGGED_ENTRY);
      if (!id) return;
      event.preventDefault();
      onDropEntry(id);
    },
  };
}
