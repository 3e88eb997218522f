import { nutrientWords } from "#core/domain/calm/nutrient-words.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { useNeeds } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { NeedsBasis } from "#web/components/charts/nutrient-basis.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

/** Describes fiber, iron, calcium and vitamin D in words. */
export function NutrientWordsCard() {
  const week = useWeek().query.data?.days ?? [];
  const person = useNeeds();
  const loggedDays = week.filter(({ entries }) => entries > 0).map(({ totals }) => totals);
  return (
    <Card className="far-95 grid content-start gap-4">
      <h2>{texts("dashboard")("words.title")}</h2>
      <CardContent
        query={useTodaysEntries()}
        problem={texts("dashboard")("foods.problem")}
        skeleton={<Skeleton className="h-44 rounded-lg" />}
      >
        {(entries) => (
          <dl className="grid gap-3 sm:grid-cols-2">
            {nutrientWords(entries.length > 0 ? sumNutrients(entries) : undefined, loggedDays, person.needs).map(
              ({ nutrient, name, ...said }) => (
                <div key={nutrient} className="grid content-start gap-0.5 rounded-lg bg-muted px-4 py-3">
                  <dt className="font-bold leading-snug">{name}</dt>
                  <dd className="text-pretty text-[0.9375rem]">{said.today}.</dd>
                  {said.week && <dd className="text-pretty text-muted-foreground text-sm">{said.week}</dd>}
                </div>
              ),
            )}
          </dl>
        )}
      </CardContent>
      <NeedsBasis person={person} />
    </Card>
  );
}
