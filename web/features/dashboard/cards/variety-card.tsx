import { groupsOf } from "#core/domain/foods/food-groups.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "./stat-cards.tsx";
import { useWeek } from "./use-day.tsx";

const GROUPS = ["no groups", "one group", "two groups", "three groups", "four groups", "five groups"] as const;

/** The number of different foods in the week. Replaces the score in calm mode, and while the goal is far below the need. */
export function VarietyCard({ className }: { className?: string }) {
  return (
    <StatCard title="Variety" className={className}>
      <CardContent query={useWeek().query} problem="Your week did not come through." skeleton={<Skeleton className="h-24" />}>
        {({ variety, healthScore }) => (
          <>
            <p>
              <span className="font-display font-extrabold text-[2.75rem] leading-none md:text-[3.5rem]">{variety.foods}</span>{" "}
              <span className="ml-1 font-semibold text-muted-foreground">{variety.foods === 1 ? "food" : "foods"}</span>
            </p>
            <p className="text-pretty text-[0.9375rem] text-muted-foreground">
              {variety.foods === 0
                ? "Variety adds up over a week, not in one day."
                : `This week, from ${GROUPS[groupsOf(variety.categories).length] ?? "all six groups"}. Each food adds something of its own.`}
            </p>
            {healthScore && healthScore.parts.length > 0 && (
              <p className="mt-auto text-pretty rounded-lg bg-muted px-3.5 py-2.5 text-[0.9375rem]">{healthScore.add}</p>
            )}
          </>
        )}
      </CardContent>
    </StatCard>
  );
}
