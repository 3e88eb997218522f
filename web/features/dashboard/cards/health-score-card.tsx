import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useState } from "react";
import { DASHBOARD_HEALTH_SCORE, SCORED_DAYS, STARTING_SCORE, type WeekScore } from "#core/domain/diary/week-score.ts";
import { formatAmount, MISSING } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
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
    <StatCard title={texts("dashboard")("score.title")} className={className}>
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
  const t = texts("dashboard");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label={t("score.how")} open={isOpen} onOpenChange={setIsOpen} className="mx-auto">
      <div className="grid gap-2 pt-1 text-sm">
        <p className="text-pretty text-muted-foreground">
          {t("score.day")} {!isUnknown && startText(ownDays)}
        </p>
        {parts.length > 0 && (
          <ul className="grid gap-0.5">
            {parts.map(({ part, points, of }) => (
              <li key={part} className="flex justify-between gap-2">
                <span className="first-letter:uppercase">{part}</span>
                <span className="whitespace-nowrap text-muted-foreground">
                  {t("score.points", { points: formatAmount(points), all: of })}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-pretty text-muted-foreground">{t("score.parts")}</p>
      </div>
    </Disclosure>
  );
}

function startText(ownDays: number): string {
  const t = texts("dashboard");
  if (ownDays === 0) return t("score.start", { start: DASHBOARD_HEALTH_SCORE });
  if (ownDays >= SCORED_DAYS) return t("score.all");
  return t("score.some", { count: ownDays, all: SCORED_DAYS, start: DASHBOARD_HEALTH_SCORE });
}
