import type { ReactNode } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries } from "./use-day.tsx";

const MAX_PLATES = 6;
const PLATE_SIZE = 64;
const EMPTY_PLATES = [1, 2, 3];

/** The number of a card, and the word beside it. */
export const STAT_PARTS = {
  big: (text: ReactNode) => <span className="font-display font-extrabold text-[2.75rem] leading-none md:text-[3.5rem]">{text}</span>,
  small: (text: ReactNode) => <span className="ms-1 font-semibold text-muted-foreground">{text}</span>,
};

export function StatCard({ title, className, children }: { title: string; className: string | undefined; children: ReactNode }) {
  return (
    <Card className={cn("flex min-h-62 flex-col gap-2 p-4 md:min-h-0", className)}>
      <h2 className="text-[1.0625rem] text-muted-foreground">{title}</h2>
      {children}
    </Card>
  );
}

export function FoodsLearnedCard({ className }: { className?: string }) {
  return (
    <StatCard title={texts("dashboard")("learned.title")} className={className}>
      <CardContent
        query={useTodaysEntries()}
        problem={texts("dashboard")("foods.problem")}
        skeleton={
          <div className="grid gap-6 pt-1">
            <Skeleton className="h-12 w-20" />
            <Skeleton className="h-16 md:h-24" />
          </div>
        }
      >
        {(entries) => <FoodsLearned entries={entries} />}
      </CardContent>
    </StatCard>
  );
}

/** Newest first. */
function FoodsLearned({ entries }: { entries: readonly DiaryEntry[] }) {
  const t = texts("dashboard");
  const latest = entries.toReversed().slice(0, MAX_PLATES);
  return (
    <>
      <p>{t.rich("learned.today", { count: entries.length, ...STAT_PARTS })}</p>
      {latest.length === 0 ? (
        <>
          <p className="text-pretty text-[0.9375rem] text-muted-foreground">{t("learned.empty")}</p>
          <div aria-hidden="true" className="mt-auto flex gap-2 pt-2.5 md:gap-3.5">
            {EMPTY_PLATES.map((plate) => (
              <span key={plate} className="size-10 rounded-full border-2 border-input border-dashed md:size-16" />
            ))}
          </div>
        </>
      ) : (
        <ul className="mt-auto grid w-fit grid-cols-3 gap-2 pt-2.5 md:gap-x-3.5 md:gap-y-2.5">
          {latest.map(({ id, food }) => (
            <li key={id}>
              <span className="sr-only">{food.name}</span>
              <FoodPlate food={food} size={PLATE_SIZE} className="max-md:[zoom:0.625]" />
            </li>
          ))}
        </ul>
      )}
      {entries.length > MAX_PLATES && (
        <p className="text-muted-foreground text-sm">{t("learned.more", { count: entries.length - MAX_PLATES })}</p>
      )}
    </>
  );
}
