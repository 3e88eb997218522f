import { cn } from "#web/lib/class-names.ts";
import { formatShortDate } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { meanError, type WeekOfGuesses } from "./guess-weeks.ts";

const MAX_PERCENT = 100;
const LOWEST = 4;
const BAR_WIDTH = 36;

/** Shows the mean error per week, without a best score. The scale is fixed, so that a lower bar always means a smaller error. */
export function WeeklyErrors({ weeks }: { weeks: readonly WeekOfGuesses[] }) {
  const t = texts("labs");
  const last = weeks.at(-1);
  const [first] = weeks;
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t("errors.title")}</h2>
      <ol className="flex items-end gap-3">
        {weeks.map((week) => {
          const isNow = week === last;
          const height = Math.max(LOWEST, Math.min(meanError(week), MAX_PERCENT));
          return (
            <li key={week.week} className={cn("grid flex-1 justify-items-center gap-1 text-sm", isNow && "font-bold")}>
              <span className={cn("font-bold", week !== first && !isNow && "sr-only")}>
                {t.rich("errors.off", { share: meanError(week) / 100, hidden: (text) => <span className="sr-only">{text}</span> })}
              </span>
              <svg width={BAR_WIDTH} height={height} aria-hidden="true" className="max-w-full">
                <rect
                  x="1"
                  y="1"
                  width={BAR_WIDTH - 2}
                  height={Math.max(2, height - 2)}
                  rx="8"
                  className={isNow ? "fill-primary stroke-primary-edge" : "fill-cat-protein-soft"}
                  strokeWidth="2"
                />
              </svg>
              <span className={isNow ? undefined : "text-muted-foreground"}>{isNow ? t("errors.now") : formatShortDate(week.week)}</span>
            </li>
          );
        })}
      </ol>
      {last && first && <p className="mt-3 text-pretty text-muted-foreground text-sm">{describeErrors(first, last)}</p>}
    </Card>
  );
}

function describeErrors(first: WeekOfGuesses, last: WeekOfGuesses): string {
  const t = texts("labs");
  const share = meanError(last) / 100;
  if (first === last) return t("errors.first", { share });
  return t("errors.since", { share, day: formatShortDate(first.week), before: meanError(first) / 100 });
}
