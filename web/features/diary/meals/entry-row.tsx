import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { DragEvent } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { MEAL_TYPES, MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";
import { isDraft, isEntryLate } from "#web/api/offline/outbox/projection.ts";
import { usePendingChanges } from "#web/api/offline/outbox/queue.ts";
import { householdWords } from "#web/components/calm/household-words.ts";
import { useContributionsText } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { ActionMenu } from "#web/components/diary/action-menu.tsx";
import { WaitingMark } from "#web/components/diary/waiting-mark.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { amountFrom, portionWords, weightText } from "#web/components/food/portions/portion-amounts.ts";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { formatClock } from "#web/lib/format/days.ts";
import { formatTenths, formatWhole } from "#web/lib/format/numbers.ts";
import { useHasFinePointer } from "#web/lib/use-media.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { DRAGGED_ENTRY } from "./drag.ts";

interface EntryRowProps {
  entry: DiaryEntry;
  onEdit: () => void;
  onMove: (meal: MealType) => void;
  onRemove: () => void;
}

/** The whole row opens the entry; for the keyboard and screen readers, its name is the button. */
export function EntryRow({ entry, onEdit, onMove, onRemove }: EntryRowProps) {
  const t = texts("diary");
  const { food, quantity, mealType } = entry;
  const isCalm = useIsCalm();
  const brings = useContributionsText(food, quantity);
  const isLate = isEntryLate(usePendingChanges(), entry);
  const isWaiting = isDraft(entry) && !isLate;
  const hasFinePointer = useHasFinePointer();
  return (
    <li
      // On touch screens dragging would conflict with scrolling, so touch users move an entry with its menu.
      draggable={!isWaiting && hasFinePointer}
      onDragStart={(event) => startDrag(event, entry)}
      aria-busy={isWaiting || undefined}
      className={cn(
        "relative grid grid-cols-[auto_1fr_auto] gap-x-3 py-3",
        "has-[[data-row]:focus-visible]:outline-3 has-[[data-row]:focus-visible]:outline-ring has-[[data-row]:focus-visible]:rounded-md",
        isWaiting && "animate-pop",
      )}
    >
      <FoodPlate food={food} size={52} className="row-span-3 self-start" />
      <button
        type="button"
        data-row=""
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && onEdit()}
        className="text-start font-bold leading-snug decoration-2 underline-offset-2 outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
      >
        {food.name}
      </button>
      {isCalm ? (
        <span />
      ) : (
        <p className="text-end font-display font-extrabold text-[1.0625rem] leading-snug">
          {t.rich("entry.energy", {
            kcal: formatKcal(nutrientIn(food, "calories", quantity)),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </p>
      )}
      <p className="self-center text-pretty text-muted-foreground text-sm">
        {amountWords(entry, isCalm)} {isLate && <WaitingMark />} <AllergenMark food={food} onlyOwn className="align-middle" />
      </p>
      <div className="relative -my-1.5 -me-3 flex">
        <ActionMenu
          actions={[
            { label: t("entry.edit"), icon: <PencilSimpleIcon weight="bold" />, onSelect: onEdit, opensDialog: true },
            ...MEAL_TYPES.filter((meal) => meal !== mealType).map((meal, index) => ({
              label: t("entry.moveTo", { meal: MEALS[meal].name }),
              icon: <ArrowRightIcon weight="bold" />,
              onSelect: () => onMove(meal),
              startsGroup: index === 0,
            })),
          ]}
        >
          <IconButton label={t("entry.more", { food: food.name })} disabled={isWaiting}>
            <DotsThreeIcon weight="bold" />
          </IconButton>
        </ActionMenu>
        <IconButton label={t("entry.remove", { food: food.name })} disabled={isWaiting} onClick={onRemove}>
          <TrashIcon weight="bold" />
        </IconButton>
      </div>
      <p className="col-span-2 col-start-2 text-muted-foreground text-sm">
        {isCalm
          ? brings
          : MACROS.map((macro, index) => (
              <span key={macro}>
                {index > 0 && " · "}
                <span className="whitespace-nowrap">{macroWords(entry, macro)}</span>
              </span>
            ))}
      </p>
    </li>
  );
}

function startDrag({ dataTransfer }: DragEvent, { id, food }: DiaryEntry) {
  dataTransfer.effectAllowed = "move";
  dataTransfer.setData(DRAGGED_ENTRY, id);
  dataTransfer.setData("text/plain", food.name);
}

/** '1 medium · 118 g · 7:30 AM' */
function amountWords(entry: DiaryEntry, isCalm: boolean): string {
  const words = portionWords(amountFrom(entry));
  const amount = isCalm ? [words ?? householdWords(entry.food, entry.quantity)] : [words, weightText(entry.quantity)];
  const parts = [...amount, entry.customTime && formatClock(entry.customTime)];
  return parts.filter(Boolean).join(" · ");
}

const WHOLE_FROM_G = 10;

/** Short enough to fit on one line with the others: '1.3 g protein', '27 g carbs' */
function macroWords({ food, quantity }: DiaryEntry, macro: Macro): string {
  const grams = nutrientIn(food, macro, quantity);
  const t = texts("diary");
  if (grams === null) return t(`entry.unknown.${macro}`);
  return t(`entry.${macro}`, { grams: (grams < WHOLE_FROM_G ? formatTenths : formatWhole)(grams) });
}
