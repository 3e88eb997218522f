import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "wouter";
import type { PlannedRecipe } from "#core/contracts/recipes/meal-plan.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { MAX_PLANNED_RECIPES_PER_DAY, MAX_RECIPE_SERVINGS } from "#core/domain/recipes/limits.ts";
import { plannedPath } from "#web/api/recipes/meal-plan.ts";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { useAskAnyway } from "#web/components/food/warnings/ask-anyway.tsx";
import { planDayName, planDays } from "#web/components/recipes/plan-days.ts";
import { usePlan } from "#web/components/recipes/use-plan.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

// Loaded on demand, because it loads every recipe.
const ChooseRecipeDialog = lazy(async () => ({ default: (await import("./choose-recipe-dialog.tsx")).ChooseRecipeDialog }));

export function PlannedDays({ plan }: { plan: readonly PlannedRecipe[] }) {
  const t = texts("recipes");
  const today = useToday();
  const change = usePlan();
  const { ask, question } = useAskAnyway("Plan");
  const [addingTo, setAddingTo] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);

  function remove(planned: PlannedRecipe) {
    change({ ...planned, servings: 0 });
    // The element that had the focus was removed.
    title.current?.focus();
    toast({
      title: t("plan.removed", { name: planned.name }),
      // It was on the plan before, so nothing new is decided.
      action: { label: t("plan.undo"), onAct: () => change({ ...planned, isAcknowledged: true }) },
    });
  }

  return (
    <TitledCard title={t("plan.days")} titleRef={title}>
      <ol className="grid divide-y divide-border">
        {planDays(today).map((day) => {
          const ofDay = plan.filter((one) => one.day === day);
          const name = planDayName(day, today);
          return (
            <li key={day} className="grid gap-2 py-3 first:pt-0 last:pb-0">
              <div className="flex items-center justify-between gap-3">
                <h3 className="text-[1.0625rem]">{name}</h3>
                {ofDay.length < MAX_PLANNED_RECIPES_PER_DAY && (
                  <Button size="sm" className="print:hidden" aria-label={t("plan.addTo", { day: name })} onClick={() => setAddingTo(day)}>
                    <PlusIcon weight="bold" />
                    {t("plan.add")}
                  </Button>
                )}
              </div>
              {ofDay.length > 0 && (
                <ul aria-label={name} className="grid gap-1.5">
                  {ofDay.map((planned) => (
                    <PlannedRow
                      key={planned.slug}
                      planned={planned}
                      onServings={(servings) => change({ ...planned, servings })}
                      onRemove={() => remove(planned)}
                    />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      {addingTo && (
        <Suspense>
          <ChooseRecipeDialog
            day={addingTo}
            onPlan={(planned, allergens) => ask([{ allergens }], (isAcknowledged) => change({ ...planned, isAcknowledged }))}
            onClose={() => setAddingTo(undefined)}
          />
        </Suspense>
      )}
      {question}
    </TitledCard>
  );
}

interface PlannedRowProps {
  planned: PlannedRecipe;
  onServings: (servings: number) => void;
  onRemove: () => void;
}

/** A dish contains what its ingredients contain, and is known if all of them are. */
const mergeAllergens = ({ ingredients }: PlannedRecipe): StoredAllergens => ({
  contains: ingredients.flatMap(({ allergens }) => allergens?.contains ?? []),
  mayContain: ingredients.flatMap(({ allergens }) => allergens?.mayContain ?? []),
  rest: ingredients.every(({ allergens }) => allergens?.rest === "none found") ? "none found" : "unknown",
});

function PlannedRow({ planned, onServings, onRemove }: PlannedRowProps) {
  const t = texts("recipes");
  const { name, imageUrl, servings } = planned;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-lg bg-muted px-3 py-1.5">
      <img src={imageUrl} alt="" width={32} height={32} decoding="async" />
      <Link href={plannedPath(planned)} className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 font-semibold">
        {name} <AllergenMark food={{ allergens: mergeAllergens(planned) }} onlyOwn />
      </Link>
      <span className="flex items-center max-sm:col-span-full max-sm:justify-end">
        <IconButton
          label={t("plan.less", { name })}
          disabled={servings <= 1}
          onClick={() => onServings(servings - 1)}
          className="print:hidden"
        >
          <MinusIcon weight="bold" />
        </IconButton>
        <output className="min-w-20 text-center text-[0.9375rem]">
          {t.rich("servings", { servings, b: (text) => <b>{text}</b>, unit: (text) => text })}
        </output>
        <IconButton
          label={t("plan.more", { name })}
          disabled={servings >= MAX_RECIPE_SERVINGS}
          onClick={() => onServings(servings + 1)}
          className="print:hidden"
        >
          <PlusIcon weight="bold" />
        </IconButton>
        <IconButton label={t("plan.remove", { name })} onClick={onRemove} className="print:hidden">
          <TrashIcon weight="bold" />
        </IconButton>
      </span>
    </li>
  );
}
