import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { DropIcon } from "@phosphor-icons/react/dist/csr/Drop";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import type { WaterIntake } from "#core/contracts/water.ts";
import { percentOfGoal } from "#core/domain/diary/day-totals.ts";
import { type DayGoals, GLASS_ML, WATER_GOAL_GLASSES } from "#core/domain/needs/day-goals.ts";
import { isWaterLate } from "#web/api/offline/outbox/projection.ts";
import { usePendingChanges } from "#web/api/offline/outbox/queue.ts";
import { useUpdateWater, waterQuery } from "#web/api/water.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { GoalRing } from "#web/components/charts/goal-ring.tsx";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { useGoalCelebration } from "#web/components/diary/goals/use-goal-celebration.ts";
import { WaitingMark } from "#web/components/diary/waiting-mark.tsx";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { WATER_PERIODS, type WaterPeriod, WaterPeriodRow } from "./water-period-row.tsx";

interface WaterCardProps {
  day: string;
  /** The day as used in a sentence: 'today', 'yesterday', 'on Nov 10'. */
  dayName: string;
}

interface Tap {
  period: WaterPeriod;
  glasses: 1 | -1;
}

/** The glasses of a day. The state is reset when the day changes. */
export function WaterCard({ day, dayName }: WaterCardProps) {
  return (
    <Card>
      <section aria-labelledby="water" className="grid gap-2">
        <DayOfWater key={day} day={day} dayName={dayName} />
      </section>
    </Card>
  );
}

export const glassesIn = ({ morningGlasses, afternoonGlasses, eveningGlasses }: WaterIntake): number =>
  morningGlasses + afternoonGlasses + eveningGlasses;

function DayOfWater({ day, dayName }: WaterCardProps) {
  const t = texts("water");
  const { data, isError, refetch } = useQuery(waterQuery(day));
  const goals = useDailyGoals();
  const goal = goals.waterGlasses;
  const { tap, undo, taps, said } = useTaps(day, goal);
  const isWaiting = isWaterLate(usePendingChanges(), day);
  const isJustReached = useGoalCelebration(day, data && glassesIn(data) >= goal);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, taps);
  if (!data) {
    return (
      <>
        <Header title={title} dayName={dayName} glasses={undefined} goal={goal} />
        {isError ? <CardProblem title={t("problem.load")} onRetry={() => refetch()} className="min-h-67" /> : <WaterSkeleton />}
      </>
    );
  }
  const glasses = glassesIn(data);
  return (
    <>
      <Header title={title} dayName={dayName} glasses={glasses} goal={goal} isWaiting={isWaiting} isJustReached={isJustReached} />
      <ul className="divide-y divide-border">
        {WATER_PERIODS.map((period) => (
          <WaterPeriodRow key={period.name} period={period} glasses={data[period.name]} onTap={(change) => tap(period, change)} />
        ))}
      </ul>
      <div className="mt-2 flex min-h-13 flex-wrap items-center justify-between gap-x-3 rounded-lg bg-muted px-4 text-[0.9375rem]">
        <p role="status" className="py-1.5 text-pretty">
          {said ?? idleText(glasses, goal)}
        </p>
        {taps > 0 && (
          <TextLink onClick={undo} className="-me-1 ms-auto">
            <ArrowCounterClockwiseIcon weight="bold" size={18} aria-hidden="true" />
            {t("undo")}
          </TextLink>
        )}
      </div>
      <p className="px-1 pt-1 text-pretty text-muted-foreground text-sm">{goalReason(goals)}</p>
    </>
  );
}

/** Explains where the recommended number of glasses comes from. */
function goalReason({ drinksMl }: DayGoals): string {
  const t = texts("water");
  if (drinksMl === undefined) return t("goal.general", { glasses: WATER_GOAL_GLASSES });
  return t("goal.own", { liters: drinksMl / 1000, glassMl: GLASS_ML });
}

/** Every tap can be undone, latest first, because the minus button stops working at the minimum. */
function useTaps(day: string, goal: number) {
  const t = texts("water");
  const client = useQueryClient();
  const { mutate } = useUpdateWater(day);
  const isToday = useToday() === day;
  const [taps, setTaps] = useState<Tap[]>([]);
  const [said, setSaid] = useState<string>();

  const change = ({ period, glasses }: Tap, say: (total: number) => string) => {
    // Reads the cache instead of the rendered value, because two quick taps may happen within the same render.
    const before = client.getQueryData(waterQuery(day).queryKey);
    if (!before) return;
    const after = { ...before, [period.name]: before[period.name] + glasses };
    setSaid(say(glassesIn(after)));
    mutate(after, {
      onError: () => {
        setTaps([]);
        setSaid(undefined);
        toast({
          title: t("problem.save"),
          description: t("problem.saveText"),
          kind: "destructive",
        });
      },
    });
  };
  return {
    taps: taps.length,
    said,
    tap: (period: WaterPeriod, glasses: 1 | -1) => {
      setTaps([...taps, { period, glasses }]);
      change({ period, glasses }, (total) => {
        if (glasses === 1 && total === goal) return goalText(total);
        return t(`${glasses === 1 ? "added" : "removed"}.${isToday ? "today" : "otherDay"}.${period.name}`);
      });
    },
    undo: () => {
      const last = taps.at(-1);
      if (!last) return;
      setTaps(taps.slice(0, -1));
      change({ period: last.period, glasses: last.glasses === 1 ? -1 : 1 }, () => t("undone"));
    },
  };
}

const goalText = (glasses: number): string => texts("water")("reached", { glasses });

const idleText = (glasses: number, goal: number): string => (glasses >= goal ? goalText(glasses) : texts("water")("tapPlus"));

interface HeaderProps {
  title: RefObject<HTMLHeadingElement | null>;
  dayName: string;
  glasses: number | undefined;
  goal: number;
  isWaiting?: boolean;
  isJustReached?: boolean;
}

function Header({ title, dayName, glasses, goal, isWaiting, isJustReached = false }: HeaderProps) {
  const t = texts("water");
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <div className="flex items-center gap-2">
          <h2 ref={title} id="water" tabIndex={-1} className="outline-none">
            {t("title")}
          </h2>
          {isWaiting && <WaitingMark />}
        </div>
        <p className="text-[0.9375rem] text-muted-foreground">
          {t.rich("count", {
            glasses: glasses === undefined ? t("unknown") : formatWhole(glasses),
            goal,
            day: dayName,
            b: (text) => <b className="text-foreground">{text}</b>,
          })}
        </p>
      </div>
      <GoalRing percent={percentOfGoal(glasses ?? 0, goal)} size={56} className="stroke-water" isJustReached={isJustReached}>
        <DropIcon weight="fill" size={22} aria-hidden="true" className="text-water" />
      </GoalRing>
    </div>
  );
}

function WaterSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-2">
      {WATER_PERIODS.map(({ name }) => (
        <div key={name} className="flex h-16 items-center justify-between gap-3">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-8 w-20" />
          <Skeleton className="h-11 w-28 rounded-full" />
        </div>
      ))}
      <Skeleton className="h-13 rounded-lg" />
    </SkeletonGroup>
  );
}
