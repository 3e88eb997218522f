import type { DiaryEntry } from "#core/contracts/diary.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import type { DiaryQuestion } from "./diary-dialogs.tsx";
import { MealSection } from "./meals/meal-section.tsx";
import type { useDiaryChanges } from "./use-diary-changes.ts";

interface DiaryMealsProps {
  day: string;
  isToday: boolean;
  entries: readonly DiaryEntry[];
  /** The entries of the previous day; undefined until they have loaded. */
  entriesBefore: readonly DiaryEntry[] | undefined;
  nextMeal: MealType | undefined;
  changes: ReturnType<typeof useDiaryChanges>;
  onAsk: (question: DiaryQuestion) => void;
}

const MEAL_GRID = "grid gap-4 md:grid-cols-2 lg:grid-cols-1 lg:gap-5 min-[73.75rem]:grid-cols-2";

export function DiaryMeals({ day, isToday, entries, entriesBefore = [], nextMeal, changes, onAsk }: DiaryMealsProps) {
  const t = texts("diary");

  function repeat(meal: MealType) {
    const same = filterByMeal(entriesBefore, meal);
    if (same.length > 0)
      changes.copy({ entries: same, to: day, description: t(isToday ? "copy.sameAsYesterday" : "copy.sameAsDayBefore", { meal }) });
    else toast({ title: t("copy.nothing"), description: t(isToday ? "copy.noneYesterday" : "copy.noneDayBefore", { meal }), kind: "info" });
  }

  function drop(id: string, meal: MealType) {
    const entry = entries.find((one) => one.id === id);
    if (entry) changes.move(entry, meal);
  }

  return (
    <div className="grid gap-4">
      <div className={MEAL_GRID}>
        {MEAL_TYPES.map((meal) => {
          const eaten = filterByMeal(entries, meal);
          return (
            <MealSection
              key={meal}
              meal={meal}
              entries={eaten}
              isToday={isToday}
              isNext={meal === nextMeal}
              hasSame={filterByMeal(entriesBefore, meal).length > 0}
              onAdd={() => onAsk({ kind: "add", day, meal })}
              onSame={() => repeat(meal)}
              onCopy={() => onAsk({ kind: "copy", day, title: t("copy.meal", { meal }), entries: eaten })}
              onSave={() => onAsk({ kind: "save", day, meal, entries: eaten })}
              onEdit={(entry) => onAsk({ kind: "edit", day, entry })}
              onMove={changes.move}
              onRemove={changes.remove}
              onDropEntry={(id) => drop(id, meal)}
            />
          );
        })}
      </div>
      <ProductSourcesNote foods={entries.map(({ food }) => food)} />
    </div>
  );
}

const filterByMeal = (entries: readonly DiaryEntry[], meal: MealType): DiaryEntry[] => entries.filter(({ mealType }) => mealType === meal);

export function MealsSkeleton() {
  return (
    <SkeletonGroup className={MEAL_GRID}>
      {MEAL_TYPES.map((meal) => (
        <Card key={meal} className="flex h-42 flex-col gap-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-6 w-32" />
          </div>
          <div className="flex items-center gap-3">
            <Skeleton className="size-13 shrink-0 rounded-full" />
            <Skeleton className="h-10 grow" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
