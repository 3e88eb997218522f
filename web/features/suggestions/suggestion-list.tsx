import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { formatLongDay } from "#web/lib/format/days.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import type { Ideas } from "./stored-suggestions.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { TopSuggestion } from "./top-suggestion.tsx";

const GRID = "grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))] md:gap-5";

/** Lists the best score first and highlights it. */
export function SuggestionList({ ideas: { mealType, at, suggestions } }: { ideas: Ideas }) {
  const t = texts("suggestions");
  const [top, ...others] = suggestions;
  const byAi = suggestions.some(({ suggestedBy }) => suggestedBy === "ai");
  const isEstimated = suggestions.some(({ source }) => source === "AI estimate");
  if (!top) {
    return (
      <Card>
        <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>
      </Card>
    );
  }
  const day = dayAt(new Date(at), timeZone());
  return (
    <>
      <p className="mb-3 flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        <span role="status">
          {day === today() ? t("ideas", { meal: mealType }) : t("ideasFrom", { meal: mealType, day: formatLongDay(day) })}
        </span>
        {!byAi && <Badge tone="sun">{t("withoutAi")}</Badge>}
      </p>
      <TopSuggestion suggestion={top} mealType={mealType} />
      <h2 className="sr-only">{t("more")}</h2>
      <ul aria-label={t("more")} className={`${GRID} mt-4 md:mt-5`}>
        {others.map((suggestion) => (
          <li key={suggestion.name} className="row-span-6 grid grid-rows-subgrid">
            <SuggestionCard suggestion={suggestion} mealType={mealType} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-pretty text-muted-foreground text-sm">
        {t("scores")} {isEstimated && t("scoreEstimated")}
      </p>
    </>
  );
}

export function SuggestionSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-116 rounded-[1.75rem] md:h-88 md:rounded-2xl" />
      <div className={`${GRID} mt-4 md:mt-5`}>
        {["first", "second", "third", "fourth"].map((card) => (
          <Card key={card} className="grid gap-3">
            <Skeleton className="size-22 rounded-full" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-16" />
            <Skeleton className="h-26" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
