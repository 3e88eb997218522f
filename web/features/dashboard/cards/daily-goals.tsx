import type { Icon } from "@phosphor-icons/react";
import { BarbellIcon } from "@phosphor-icons/react/dist/csr/Barbell";
import { DropIcon } from "@phosphor-icons/react/dist/csr/Drop";
import { FireIcon } from "@phosphor-icons/react/dist/csr/Fire";
import { useQuery } from "@tanstack/react-query";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { percentOfGoal, sumNutrient } from "#core/domain/diary/day-totals.ts";
import { hasPercent, maySayReached, visiblePercent } from "#core/domain/needs/energy-measure.ts";
import { waterQuery } from "#web/api/water.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GoalRing } from "#web/components/charts/goal-ring.tsx";
import { HowCounted } from "#web/components/diary/goals/how-counted.tsx";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { glassesIn } from "#web/components/diary/water/water-card.tsx";
import { formatPercent, MISSING } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries } from "./use-day.tsx";

const RING_SIZE = 60;

export function DailyGoals() {
  const t = texts("dashboard");
  const query = useTodaysEntries();
  return (
    <Card>
      <div className="-mt-1.5 mb-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2>{t("goals.title")}</h2>
        <HowCounted kcal={sumNutrient(query.data ?? [], "calories") ?? 0} />
      </div>
      <CardContent
        query={query}
        problem={t("goals.problem")}
        skeleton={["calories", "protein", "water"].map((row) => (
          <div key={row} className="flex h-20 items-center gap-4">
            <Skeleton className="size-15 rounded-full" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
        ))}
      >
        {(entries) => <Goals entries={entries} />}
      </CardContent>
    </Card>
  );
}

/** Water loads separately, so its row shows no amount until then or if the request fails. */
function Goals({ entries }: { entries: readonly DiaryEntry[] }) {
  const t = texts("dashboard");
  const goals = useDailyGoals();
  const { data: water } = useQuery(waterQuery(useToday()));
  const eaten = (nutrient: "calories" | "protein") => sumNutrient(entries, nutrient) ?? (entries.length === 0 ? 0 : undefined);
  const { energy } = goals;
  const kcal = eaten("calories") ?? 0;
  const isGuarded = energy.guard === "kind";
  const rows: Row[] = [
    {
      name: t("nutrient.calories"),
      line: isGuarded ? "goals.kcal" : "goals.kcalOf",
      amount: eaten("calories"),
      goal: energy.kcal,
      hasPercent: hasPercent(energy),
      Icon: FireIcon,
      ...ENERGY,
    },
    {
      name: t("nutrient.protein"),
      line: "goals.gramsOf",
      amount: eaten("protein"),
      goal: goals.protein,
      toVisiblePercent: (percent) => visiblePercent(percent, kcal, energy),
      hasPercent: maySayReached(kcal, energy),
      Icon: BarbellIcon,
      ...PROTEIN,
    },
    {
      name: t("goals.water"),
      line: "goals.glassesOf",
      amount: water && glassesIn(water),
      goal: goals.waterGlasses,
      Icon: DropIcon,
      ...WATER,
    },
  ];
  return (
    <ul>
      {rows.map(({ name, line, amount, goal, toVisiblePercent = (percent) => percent, hasPercent = true, Icon, stroke, text }) => {
        const percent = amount === undefined ? undefined : toVisiblePercent(percentOfGoal(amount, goal));
        return (
          <li key={name} className="flex min-h-20 items-center gap-4">
            <GoalRing percent={percent ?? 0} size={RING_SIZE} className={stroke}>
              <Icon weight="fill" size={20} aria-hidden="true" className={text} />
            </GoalRing>
            <div className="min-w-0 grow">
              <p className="font-bold leading-snug">{name}</p>
              <p className="text-[0.9375rem] text-muted-foreground">
                {t(line, { amount: amount === undefined ? MISSING : formatWhole(amount), goal: formatWhole(goal) })}
              </p>
            </div>
            {hasPercent && <p className="font-display font-extrabold text-xl">{formatPercent(percent, 100)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface Row {
  name: string;
  line: "goals.kcal" | "goals.kcalOf" | "goals.gramsOf" | "goals.glassesOf";
  amount: number | undefined;
  goal: number;
  /** The share that the ring may show. */
  toVisiblePercent?: (percent: number) => number;
  hasPercent?: boolean;
  Icon: Icon;
  stroke: string;
  text: string;
}

const ENERGY = { stroke: "stroke-energy", text: "text-energy" };
const PROTEIN = { stroke: "stroke-protein", text: "text-protein" };
const WATER = { stroke: "stroke-water", text: "text-water" };
