import { useQuery } from "@tanstack/react-query";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { nutrientWords } from "#core/domain/calm/nutrient-words.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { groupsLine, groupsOfDay } from "#web/components/calm/day-groups.ts";
import { useNeeds } from "#web/components/calm/use-is-calm.ts";
import { pausedLine, useIsPaused } from "#web/components/calm/use-is-paused.ts";
import { GoalPip } from "#web/components/diary/goals/goal-pip.tsx";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { GroupDiscs } from "#web/components/food/group-discs.tsx";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { stripQuery } from "./days/day-strip.tsx";

interface CalmTotalsCardProps {
  day: string;
  entries: readonly DiaryEntry[] | undefined;
  /** The text for a day without entries. */
  emptyLine: string;
}

/** The main card in calm mode, which describes the day with food groups and words. */
export function CalmTotalsCard({ day, entries, emptyLine }: CalmTotalsCardProps) {
  return (
    <section
      data-surface="hero"
      aria-labelledby="totals"
      className="relative grid gap-4 rounded-[1.75rem] bg-hero p-5 text-hero-foreground md:rounded-2xl md:p-7"
    >
      <BiteCorner />
      <GoalPip day={day} isEnergyReached={undefined} />
      <h2 id="totals" className="pe-16 text-[1.0625rem] text-hero-muted">
        {texts("diary")("totals.groups")}
      </h2>
      {entries ? (
        <Groups day={day} entries={entries} emptyLine={emptyLine} />
      ) : (
        <SkeletonGroup className="[--border:var(--hero-track)] [--muted:var(--hero-2)]">
          <Skeleton className="h-56" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Groups({ day, entries, emptyLine }: { day: string; entries: readonly DiaryEntry[]; emptyLine: string }) {
  // The day strip uses the same query, so only one request is sent.
  const { data } = useQuery(stripQuery(day, useToday()));
  const summary = data?.days.find((one) => one.day === day);
  const isPaused = useIsPaused();
  const { needs } = useNeeds();
  const eaten = groupsOfDay(summary, entries);
  const empty = isPaused ? pausedLine() : emptyLine;
  return (
    <>
      <p className="text-balance pe-12 font-display font-extrabold text-[1.375rem] leading-tight tracking-[-0.01em]">
        {entries.length === 0 ? empty : groupsLine(eaten)}
      </p>
      <GroupDiscs eaten={eaten} isLoud className="min-[30rem]:max-lg:grid-cols-6 min-[30rem]:grid-cols-3" />
      {entries.length > 0 && (
        <ul className="grid gap-1 border-hero-track border-t pt-4 text-[0.9375rem]">
          {nutrientWords(sumNutrients(entries), [], needs).map(({ nutrient, today }) => (
            <li key={nutrient}>{today.replace(/ today$| so far$/, "")}</li>
          ))}
        </ul>
      )}
    </>
  );
}
