import { cn } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { meanError, type WeekOfGuesses } from "./guess-weeks.ts";

const MAX_PERCENT = 100;
const LOWEST = 4;
const BAR_WIDTH = 36;

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayName = (week: string): string => shortDay.format(new Date(`${week}T00:00:00Z`));

/** Shows the mean error per week, without a best score. The scale is fixed, so that a lower bar always means a smaller error. */
export function WeeklyErrors({ weeks }: { weeks: readonly WeekOfGuesses[] }) {
  const last = weeks.at(-1);
  const [first] = weeks;
  return (
    <Card>
      <h2 className="mb-3 text-xl">How close, by week</h2>
      <ol className="flex items-end gap-3">
        {weeks.map((week) => {
          const isNow = week === last;
          const height = Math.max(LOWEST, Math.min(meanError(week), MAX_PERCENT));
          return (
            <li key={week.week} className={cn("grid flex-1 justify-items-center gap-1 text-sm", isNow && "font-bold")}>
              <span className={cn("font-bold", week !== first && !isNow && "sr-only")}>
                {meanError(week)}%<span className="sr-only"> off</span>
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
              <span className={isNow ? undefined : "text-muted-foreground"}>{isNow ? "Now" : dayName(week.week)}</span>
            </li>
          );
        })}
      </ol>
      {last && first && <p className="mt-3 text-pretty text-muted-foreground text-sm">{words(first, last)}</p>}
    </Card>
  );
}

function words(first: WeekOfGuesses, last: WeekOfGuesses): string {
  const now = `This week your guesses are about ${meanError(last)}% off.`;
  const then = first === last ? "" : ` In the week of ${dayName(first.week)} it was ${meanError(first)}%.`;
  return `${now}${then} Nobody needs to be exact.`;
}
