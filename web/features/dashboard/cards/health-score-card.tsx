import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useState } from "react";
import { DASHBOARD_HEALTH_SCORE, SCORED_DAYS, STARTING_SCORE, type WeekScore } from "#core/domain/diary/week-score.ts";
import { formatAmount, MISSING } from "#web/lib/format/amounts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { StatCard } from "./stat-cards.tsx";
import { useWeek } from "./use-day.tsx";

const ARC = "M10 62a50 50 0 0 1 100 0";

/** Starts with the same score for everyone, and becomes the user's own with every day that counts. */
export function HealthScoreCard({ className }: { className?: string }) {
  const { score, label, add, parts, ownDays } = useWeek().query.data?.healthScore ?? STARTING_SCORE;
  const isHigh = label === "Very Good" || label === "Good";
  return (
    <StatCard title="Health Score" className={className}>
      <div className="m-auto grid w-full max-w-52 justify-items-center gap-3">
        <div className="relative w-full max-md:max-w-32">
          <svg viewBox="0 0 120 70" fill="none" strokeWidth={12} strokeLinecap="round" aria-hidden="true" className="w-full">
            <path d={ARC} className="stroke-track" />
            <path
              d={ARC}
              pathLength={100}
              strokeDasharray={`${score ?? 0} 100`}
              className="stroke-score-high transition-[stroke-dasharray] duration-700 ease-glide starting:[stroke-dasharray:0_100]"
            />
          </svg>
          <p className="absolute inset-x-0 -bottom-1 text-center font-display font-extrabold text-[2.25rem] leading-none md:text-[3.5rem]">
            {score ?? MISSING}
          </p>
        </div>
        {label && (
          <Badge tone={isHigh ? "success" : "sun"}>
            {isHigh ? <CheckIcon weight="bold" size={14} aria-hidden="true" /> : <PlusIcon weight="bold" size={14} aria-hidden="true" />}
            {label}
          </Badge>
        )}
      </div>
      <p className="text-pretty text-center text-muted-foreground text-sm">{add}</p>
      <HowCounted parts={parts} ownDays={ownDays} isUnknown={score === null} />
    </StatCard>
  );
}

function HowCounted({ parts, ownDays, isUnknown }: Pick<WeekScore, "parts" | "ownDays"> & { isUnknown: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label="How this is counted" open={isOpen} onOpenChange={setIsOpen} className="mx-auto">
      <div className="grid gap-2 pt-1 text-sm">
        <p className="text-pretty text-muted-foreground">
          A day counts once about half of what a body needs is logged. {!isUnknown && startText(ownDays)}
        </p>
        {parts.length > 0 && (
          <ul className="grid gap-0.5">
            {parts.map(({ part, points, of }) => (
              <li key={part} className="flex justify-between gap-2">
                <span className="first-letter:uppercase">{part}</span>
                <span className="whitespace-nowrap text-muted-foreground">
                  {formatAmount(points)} of {of}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-pretty text-muted-foreground">
          Food groups, variety and fiber add points. Added sugar, saturated fat and sodium keep theirs while they stay within the
          guidelines. Eating less never adds any. (Healthy Eating Index 2020)
        </p>
      </div>
    </Disclosure>
  );
}

function startText(ownDays: number): string {
  if (ownDays === 0) return `Everybody starts at ${DASHBOARD_HEALTH_SCORE}.`;
  if (ownDays >= SCORED_DAYS) return "All of the last seven days count.";
  return `${ownDays} of the last ${SCORED_DAYS} days ${ownDays === 1 ? "counts" : "count"}; the rest is the start of ${DASHBOARD_HEALTH_SCORE}.`;
}
