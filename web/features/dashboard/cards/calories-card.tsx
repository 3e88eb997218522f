import type { DiaryEntry } from "#core/contracts/diary.ts";
import { percentOfGoal, sumNutrient, sumNutrients } from "#core/domain/diary/day-totals.ts";
import { isEnergyReached, visiblePercent } from "#core/domain/needs/energy-measure.ts";
import { pausedLine, useIsPaused } from "#web/components/calm/use-is-paused.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GoalRing, isLong } from "#web/components/charts/goal-ring.tsx";
import { GoalPip } from "#web/components/diary/goals/goal-pip.tsx";
import { HowCounted } from "#web/components/diary/goals/how-counted.tsx";
import { needLine, ringCaption } from "#web/components/diary/goals/need-texts.ts";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { useGoalCelebration } from "#web/components/diary/goals/use-goal-celebration.ts";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { cn } from "#web/lib/class-names.ts";
import { MISSING } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { shareClass } from "#web/lib/percent-class.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dayLine } from "./day-summary.ts";
import { useTodaysEntries } from "./use-day.tsx";

const MACROS = [
  { name: "protein", colour: "bg-protein" },
  { name: "carbs", colour: "bg-carbs" },
  { name: "fat", colour: "bg-fat" },
] as const;

const RING_SIZE = 184;

const sumEnergy = (entries: readonly DiaryEntry[]): number => sumNutrient(entries, "calories") ?? 0;

export function CaloriesCard({ className }: { className?: string }) {
  const today = useToday();
  const query = useTodaysEntries();
  const { energy } = useDailyGoals();
  return (
    <section
      data-surface="hero"
      aria-labelledby="calories"
      className={cn(
        "relative grid min-h-86 content-start gap-4 rounded-[1.75rem] bg-hero p-5 text-hero-foreground md:min-h-71 xl:min-h-84 md:content-center md:rounded-2xl md:p-7",
        className,
      )}
    >
      <BiteCorner />
      <GoalPip day={today} isEnergyReached={query.data && isEnergyReached(sumEnergy(query.data), energy)} />
      <CardContent query={query} problem={texts("dashboard")("calories.problem")} skeleton={<CaloriesSkeleton />}>
        {(entries) => <Calories today={today} entries={entries} />}
      </CardContent>
    </section>
  );
}

/** On phones the title, ring and bars are stacked; on larger screens the ring is next to the rest. */
const LAYOUT = "grid gap-x-8 gap-y-4 md:grid-cols-[auto_1fr] md:grid-rows-[1fr_auto_auto_1fr] md:gap-y-1";

function Calories({ today, entries }: { today: string; entries: readonly DiaryEntry[] }) {
  const goals = useDailyGoals();
  const totals = sumNutrients(entries);
  const isEmpty = entries.length === 0;
  const isPaused = useIsPaused();
  const kcal = totals.calories ?? (isEmpty ? 0 : undefined);
  const text = kcal === undefined ? MISSING : formatWhole(kcal);
  const { energy } = goals;
  const isJustReached = useGoalCelebration(today, isEnergyReached(kcal ?? 0, energy));
  const beside = needLine(energy);
  const line = dayLine({
    meals: entries.map(({ mealType }) => mealType),
    kcal: kcal ?? 0,
    energy,
    proteinG: totals.protein ?? 0,
    proteinGoalG: goals.protein,
  });
  return (
    <div className={LAYOUT}>
      <Title />
      <div className="justify-self-center md:row-span-4 md:row-start-1 md:self-center">
        <GoalRing percent={percentOfGoal(kcal ?? 0, energy.kcal)} size={RING_SIZE} className="stroke-energy" isJustReached={isJustReached}>
          <p className="grid justify-items-center">
            <span className={cn(isLong(text) ? "text-3xl" : "text-[2.75rem]", "font-display font-extrabold leading-none tracking-tight")}>
              {text}
            </span>
            <span className="text-hero-muted text-sm">{ringCaption(energy)}</span>
          </p>
        </GoalRing>
      </div>
      <p
        className={cn(
          "text-balance font-display font-extrabold text-[1.375rem] leading-tight tracking-[-0.01em] md:col-start-2 md:pe-14 md:text-[1.5rem] md:leading-[1.15]",
          // A phone has space for only one of the two: text before the first entry, bars after it.
          !isEmpty && "max-md:sr-only",
        )}
      >
        {isEmpty && isPaused ? pausedLine() : line}
      </p>
      <ul
        className={cn(
          "grid grid-cols-3 gap-x-3.5 gap-y-2.5 md:col-start-2 md:mt-3 md:grid-cols-1 md:self-start",
          isEmpty && "max-md:hidden",
        )}
      >
        {MACROS.map(({ name, colour }) => (
          <Macro
            key={name}
            label={texts("dashboard")(`nutrient.${name}`)}
            colour={colour}
            amount={totals[name] ?? (isEmpty ? 0 : undefined)}
            goal={goals[name]}
            toVisiblePercent={(percent) => visiblePercent(percent, kcal ?? 0, energy)}
          />
        ))}
      </ul>
      {beside && <NeedLine text={beside} kcal={kcal ?? 0} />}
    </div>
  );
}

const Title = () => (
  <h2 id="calories" className="text-[1.0625rem] text-hero-muted md:col-start-2 md:self-end">
    {texts("dashboard")("calories.title")}
  </h2>
);

/** What stands beside the day, and what its figures rest on. */
function NeedLine({ text, kcal }: { text: string; kcal: number }) {
  return (
    <div className="rounded-lg bg-hero-2 px-3.5 pt-2.5 md:col-span-2 md:mt-4">
      <p className="text-pretty text-[0.9375rem] first-letter:uppercase">{text}</p>
      <HowCounted kcal={kcal} className="text-hero-foreground" />
    </div>
  );
}

interface MacroProps {
  label: string;
  colour: string;
  amount: number | undefined;
  goal: number;
  /** The share that the bar may show. */
  toVisiblePercent: (percent: number) => number;
}

function Macro({ label, colour, amount, goal, toVisiblePercent }: MacroProps) {
  const percent = toVisiblePercent(percentOfGoal(amount ?? 0, goal));
  return (
    <li className="grid gap-1.5">
      <p className="grid justify-between gap-0.5 text-sm md:flex">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className={cn("size-2.5 shrink-0 rounded-full", colour)} />
          {label}
        </span>
        <span className="whitespace-nowrap text-hero-muted">
          {texts("dashboard").rich("calories.macro", {
            amount: amount === undefined ? MISSING : formatWhole(amount),
            goal: formatWhole(goal),
            b: (text) => <b className="text-hero-foreground">{text}</b>,
          })}
        </span>
      </p>
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-track">
        {percent > 0 && (
          <span
            className={cn(
              "block h-full w-(--share) min-w-2.5 rounded-full transition-[width] duration-700 ease-glide starting:w-0",
              shareClass(percent),
              colour,
            )}
          />
        )}
      </span>
    </li>
  );
}

function CaloriesSkeleton() {
  return (
    <div className={LAYOUT}>
      <Title />
      <Skeleton className="size-46 justify-self-center rounded-full bg-none bg-track md:row-span-4 md:row-start-1" />
      <Skeleton className="h-12 bg-none bg-track max-md:hidden md:col-start-2 md:me-14" />
      <Skeleton className="h-14 bg-none bg-track md:col-start-2 md:mt-3 md:h-28" />
    </div>
  );
}
