import { toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { STAT_PARTS, StatCard } from "./stat-cards.tsx";
import { useWeek } from "./use-day.tsx";

/** The number of different foods in the week. Replaces the score in calm mode, and while the goal is far below the need. */
export function VarietyCard({ className }: { className?: string }) {
  const t = texts("dashboard");
  return (
    <StatCard title={t("variety.title")} className={className}>
      <CardContent query={useWeek().query} problem={t("week.problem")} skeleton={<Skeleton className="h-24" />}>
        {({ variety, healthScore }) => (
          <>
            <p>{t.rich("variety.count", { count: variety.foods, ...STAT_PARTS })}</p>
            <p className="text-pretty text-[0.9375rem] text-muted-foreground">
              {variety.foods === 0 ? t("variety.start") : t("variety.groups", { groups: toFoodGroups(variety.categories).length })}
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
