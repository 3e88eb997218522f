import { percentOfGoal, type Totals } from "#core/domain/diary/day-totals.ts";
import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { type EnergyMeasure, isEnergyReached, visiblePercent } from "#core/domain/needs/energy-measure.ts";
import { sodiumLimit, UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { ALL_NUTRIENTS, MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { GoalRing, isLong } from "#web/components/charts/goal-ring.tsx";
import { GoalPip } from "#web/components/diary/goals/goal-pip.tsx";
import { HowCounted } from "#web/components/diary/goals/how-counted.tsx";
import { needLine, ringCaption } from "#web/components/diary/goals/need-texts.ts";
import { useGoalCelebration } from "#web/components/diary/goals/use-goal-celebration.ts";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount, formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { shareClass } from "#web/lib/percent-class.ts";
import { texts } from "#web/texts/texts.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { DayNeeds } from "./day-needs.tsx";

const BARS: Record<Macro, string> = { protein: "bg-protein", carbs: "bg-carbs", fat: "bg-fat" };
const FURTHER = ["fiber", "sugar", "sodium"] as const;

interface TotalsCardProps {
  day: string;
  /** Undefined while the entries are loading. */
  totals: Totals | undefined;
  goals: DayGoals;
  /** One sentence about the day. */
  line: string;
}

/** The main card of the diary, which shows the totals of the day. */
export function TotalsCard({ day, totals, goals, line }: TotalsCardProps) {
  const beside = needLine(goals.energy);
  return (
    <section
      data-surface="hero"
      aria-labelledby="totals"
      // Its parts are designed for a light background, so the card overrides their colors.
      className="relative grid gap-4 rounded-[1.75rem] bg-hero p-5 text-hero-foreground [--foreground:var(--hero-foreground)] [--muted-foreground:var(--hero-muted)] [--score-high:var(--fiber)] md:rounded-2xl md:p-7"
    >
      <BiteCorner />
      <GoalPip day={day} isEnergyReached={totals && isEnergyReached(totals.calories ?? 0, goals.energy)} />
      <h2 id="totals" className="mb-1 pe-16 text-[1.0625rem] text-hero-muted md:mb-3">
        {texts("diary")("totals.title")}
      </h2>
      {totals ? (
        <>
          <div className="grid items-center gap-5 min-[22.5rem]:grid-cols-[auto_1fr]">
            <Energy day={day} kcal={totals.calories} energy={goals.energy} />
            <MacroBars totals={totals} goals={goals} />
          </div>
          <p className="text-pretty text-hero-muted">{line}</p>
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
            {beside && <p className="text-pretty text-[0.9375rem] first-letter:uppercase">{beside}</p>}
            <HowCounted kcal={totals.calories ?? 0} />
          </div>
          <Further totals={totals} />
          <DayNeeds totals={totals} />
        </>
      ) : (
        <TotalsSkeleton />
      )}
    </section>
  );
}

function Further({ totals }: { totals: Totals }) {
  const sodium = sodiumLimit(useCurrentUser() ?? UNKNOWN_BODY);
  return (
    <dl className="grid grid-cols-3 gap-2 border-hero-track border-t pt-4">
      {FURTHER.map((nutrient) => (
        <div key={nutrient} className="flex flex-col-reverse justify-end">
          <dt className="text-hero-muted text-sm">{ALL_NUTRIENTS[nutrient].label}</dt>
          <dd className="font-bold font-display text-lg leading-snug">
            {formatWithUnit(totals[nutrient], ALL_NUTRIENTS[nutrient].unit)}
            {nutrient === "sodium" && (
              <span className="block font-medium font-sans text-hero-muted text-xs">
                {texts("diary")("totals.below", { amount: formatWhole(sodium.amount) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Energy({ day, kcal, energy }: { day: string; kcal: number | undefined; energy: EnergyMeasure }) {
  const text = formatKcal(kcal ?? null);
  const isJustReached = useGoalCelebration(day, isEnergyReached(kcal ?? 0, energy));
  return (
    <div className="justify-self-center">
      <GoalRing percent={percentOfGoal(kcal ?? 0, energy.kcal)} size={132} className="stroke-energy" isJustReached={isJustReached}>
        <p className="grid justify-items-center text-center">
          <span className={cn(isLong(text) ? "text-2xl" : "text-[2rem]", "font-display font-extrabold leading-none tracking-tight")}>
            {text}
          </span>{" "}
          <span className="text-hero-muted text-xs">{ringCaption(energy)}</span>
        </p>
      </GoalRing>
    </div>
  );
}

function MacroBars({ totals, goals }: { totals: Totals; goals: TotalsCardProps["goals"] }) {
  return (
    <dl className="grid min-w-0 gap-2.5">
      {MACROS.map((macro) => (
        <div key={macro} className="grid grid-cols-[auto_auto] items-baseline justify-between gap-x-2 gap-y-1 text-sm">
          <dt className="font-semibold">{ALL_NUTRIENTS[macro].label}</dt>
          <dd className="text-end text-hero-muted">
            {texts("diary").rich("totals.macro", {
              amount: formatAmount(totals[macro]),
              goal: formatWhole(goals[macro]),
              b: (text) => <b className="text-[0.9375rem] text-hero-foreground">{text}</b>,
            })}
          </dd>
          <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-track">
            <span
              className={cn(
                "block h-full w-(--share) rounded-full transition-[width] duration-700 ease-glide starting:w-0",
                shareClass(visiblePercent(percentOfGoal(totals[macro] ?? 0, goals[macro]), totals.calories ?? 0, goals.energy)),
                BARS[macro],
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TotalsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 [--border:var(--hero-track)] [--muted:var(--hero-2)]">
      <div className="grid items-center gap-5 min-[22.5rem]:grid-cols-[auto_1fr]">
        <Skeleton className="size-33 justify-self-center rounded-full" />
        <div className="grid gap-4">
          {MACROS.map((macro) => (
            <Skeleton key={macro} className="h-6" />
          ))}
        </div>
      </div>
      <Skeleton className="h-6" />
      <Skeleton className="mt-4 h-12" />
      <Skeleton className="h-11 w-60" />
    </SkeletonGroup>
  );
}
