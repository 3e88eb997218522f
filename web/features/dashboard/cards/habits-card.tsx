import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DropIcon } from "@phosphor-icons/react/dist/csr/Drop";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { percentOfGoal } from "#core/domain/diary/day-totals.ts";
import { findHabits, HABIT_TEXTS, HABITS, type Habit, MAX_HABITS } from "#core/domain/diary/habits.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { waterQuery } from "#web/api/water.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GoalRing } from "#web/components/charts/goal-ring.tsx";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { glassesIn } from "#web/components/diary/water/water-card.tsx";
import { MISSING } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ChoiceCard } from "#web/ui/forms/choices.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

const RING_SIZE = 60;

/** The goals of calm mode: the habits that the user chose, and water. Missing a day has no consequence. */
export function HabitsCard() {
  const t = texts("dashboard");
  const chosen = useCurrentUser()?.view?.habits ?? [];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="grid gap-1">
      <h2 className="mb-2">{t("goals.title")}</h2>
      <CardContent query={useTodaysEntries()} problem={t("goals.problem")} skeleton={<Skeleton className="h-40 rounded-lg" />}>
        {(entries) => <Goals entries={entries} chosen={chosen} />}
      </CardContent>
      <Disclosure
        label={chosen.length > 0 ? t("habits.change") : t("habits.choose")}
        open={isOpen}
        onOpenChange={setIsOpen}
        className="-mb-2 -ms-1"
      >
        <HabitChoice chosen={chosen} />
      </Disclosure>
    </Card>
  );
}

function Goals({ entries, chosen }: { entries: readonly DiaryEntry[]; chosen: readonly Habit[] }) {
  const t = texts("dashboard");
  const today = useToday();
  const goal = useDailyGoals().waterGlasses;
  const { data: water } = useQuery(waterQuery(today));
  const week = useWeek().query.data?.days ?? [];
  const eaten = entries.map(({ foodId, mealType, food }) => ({ foodId, mealType, category: food.category }));
  const now = findHabits({ ...(water ?? NO_GLASSES), eaten });
  const glasses = water && glassesIn(water);
  return (
    <ul>
      {chosen.map((habit) => {
        const isNow = now.includes(habit);
        const days = week.filter(({ day, habits }) => (day === today ? isNow : habits?.includes(habit))).length;
        return (
          <li key={habit} className="flex min-h-20 items-center gap-4">
            <GoalRing percent={isNow ? 100 : 0} size={RING_SIZE} className="stroke-score-high">
              {isNow && <CheckIcon weight="bold" size={20} aria-hidden="true" className="text-score-high-ink" />}
            </GoalRing>
            <div className="min-w-0 grow">
              <p className="font-bold leading-snug">{HABIT_TEXTS[habit].name}</p>
              <p className="text-pretty text-[0.9375rem] text-muted-foreground">
                {isNow ? t("habits.in") : t("habits.open")}
                {days > 0 && ` · ${t("habits.days", { count: days })}`}
              </p>
            </div>
          </li>
        );
      })}
      <li className="flex min-h-20 items-center gap-4">
        <GoalRing percent={percentOfGoal(glasses ?? 0, goal)} size={RING_SIZE} className="stroke-water">
          <DropIcon weight="fill" size={20} aria-hidden="true" className="text-water" />
        </GoalRing>
        <div className="min-w-0 grow">
          <p className="font-bold leading-snug">{t("goals.water")}</p>
          <p className="text-[0.9375rem] text-muted-foreground">
            {t("goals.glassesOf", { amount: glasses === undefined ? MISSING : formatWhole(glasses), goal: formatWhole(goal) })}
          </p>
        </div>
      </li>
    </ul>
  );
}

function HabitChoice({ chosen }: { chosen: readonly Habit[] }) {
  const t = texts("dashboard");
  const { mutate } = useUpdateFoodView();
  const isFull = chosen.length >= MAX_HABITS;
  const toggle = (habit: Habit) => {
    const habits = chosen.includes(habit) ? chosen.filter((one) => one !== habit) : [...chosen, habit];
    mutate(
      { habits },
      { onError: () => toast({ title: texts("shared")("error"), description: t("habits.notSaved"), kind: "destructive" }) },
    );
  };
  return (
    <fieldset className="grid gap-2 pt-2 pb-2 ps-1">
      <legend className="pt-1 pb-2 text-pretty text-muted-foreground text-sm">{t("habits.hint")}</legend>
      {HABITS.map((habit) => (
        <ChoiceCard
          key={habit}
          type="checkbox"
          checked={chosen.includes(habit)}
          disabled={isFull && !chosen.includes(habit)}
          onChange={() => toggle(habit)}
          detail={HABIT_TEXTS[habit].how}
        >
          {HABIT_TEXTS[habit].name}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
