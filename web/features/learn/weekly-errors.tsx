import { Card } from "#web/ui/card.tsx";
import { meanError, type WeekOfGuesses } from "./guess-weeks.ts";

const MOST_PERCENT = 100;
const BAR = { width: 14, gap: 8, height: 60 } as const;

/** How close the guesses were, calmly: no best score. */
export function WeeklyErrors({ weeks }: { weeks: readonly WeekOfGuesses[] }) {
  const width = weeks.length * (BAR.width + BAR.gap);
  const last = weeks.at(-1);
  return (
    <Card>
      <h2 className="mb-2 text-xl">How close, by week</h2>
      <svg
        viewBox={`0 0 ${Math.max(width, 120)} ${BAR.height}`}
        className="h-20"
        role="img"
        aria-label={weeks.map((week) => `Week of ${week.week}: ${meanError(week)} % off`).join(". ")}
      >
        {weeks.map((week, place) => {
          const height = Math.max(3, (Math.min(meanError(week), MOST_PERCENT) / MOST_PERCENT) * BAR.height);
          return (
            <rect
              key={week.week}
              x={place * (BAR.width + BAR.gap)}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx="3"
              className={week === last ? "fill-primary stroke-primary-edge" : "fill-cat-protein-soft"}
            />
          );
        })}
      </svg>
      {last && (
        <p className="mt-2 text-pretty text-muted-foreground text-sm">
          This week you are about {meanError(last)} % off. Nobody needs to be exact.
        </p>
      )}
    </Card>
  );
}
