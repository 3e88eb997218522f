import { type ReactNode, useId, useState } from "react";
import type { LearnProgress, LearnUnit } from "#core/contracts/learn/learn.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { LessonList } from "./lesson-list.tsx";
import { UnitDisc } from "./unit-disc.tsx";

interface TrailProps {
  units: readonly LearnUnit[];
  progress: LearnProgress;
  age: number | null;
}

/** The eight units on a dotted line: S-shaped from 768 px, straight on phones, where the open unit shows its lessons in the line. */
export function Trail({ units, progress, age }: TrailProps) {
  const t = texts("learn");
  const opened = new Set(progress.lessons.map(({ slug }) => slug));
  const countOpened = ({ lessons }: LearnUnit): number => lessons.filter(({ slug }) => opened.has(slug)).length;
  const [chosen, setChosen] = useState(() => units.find((unit) => countOpened(unit) < unit.lessons.length)?.id ?? units[0]?.id);
  const all = units.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const id = useId();
  const open = units.find((unit) => unit.id === chosen);
  return (
    <div className="grid gap-4 md:gap-5">
      <section aria-labelledby={id}>
        <Card>
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} className="text-xl">
              {t("units.title")}
            </h2>
            <p className="text-muted-foreground text-sm">{t("unit.opened", { opened: opened.size, count: all })}</p>
          </div>
          <ol className="grid gap-y-3 md:grid-cols-4 md:gap-y-8">
            {units.map((unit, place) => (
              <Stop key={unit.id} place={place} isOpen={unit.id === chosen}>
                <button
                  type="button"
                  aria-pressed={unit.id === chosen}
                  onClick={() => setChosen(unit.id)}
                  className="relative flex w-full items-center gap-4 rounded-xl text-start md:grid md:justify-items-center md:gap-2 md:text-center"
                >
                  <UnitDisc
                    picture={unit.picture}
                    place={place}
                    isChosen={unit.id === chosen}
                    isDone={countOpened(unit) === unit.lessons.length}
                  />
                  <span>
                    <span className="block text-balance font-bold leading-snug">{unit.title}</span>
                    <span className="block text-muted-foreground text-sm">{describeProgress(countOpened(unit), unit.lessons.length)}</span>
                  </span>
                </button>
                {unit.id === chosen && (
                  <div className="mt-2 md:hidden">
                    <LessonList lessons={unit.lessons} progress={progress} age={age} />
                  </div>
                )}
              </Stop>
            ))}
          </ol>
        </Card>
      </section>
      {open && (
        <section aria-label={open.title} className="hidden md:block">
          <Card>
            <div className="mb-3 flex items-center gap-4">
              <UnitDisc picture={open.picture} place={units.indexOf(open)} isDone={false} />
              <div>
                <h2 className="text-xl">{open.title}</h2>
                <p className="text-muted-foreground text-sm">{t("unit.number", { number: units.indexOf(open) + 1 })}</p>
              </div>
            </div>
            <LessonList lessons={open.lessons} progress={progress} age={age} />
          </Card>
        </section>
      )}
    </div>
  );
}

function describeProgress(opened: number, count: number): string {
  const t = texts("learn");
  if (opened === 0) return t("unit.lessons", { count });
  return opened === count ? t("unit.allOpened", { count }) : t("unit.opened", { opened, count });
}

const IN_A_ROW = 4;
/** The second row runs from right to left, so that the line is continuous. */
const COLUMNS = ["", "", "", "", "md:col-start-4", "md:col-start-3", "md:col-start-2", "md:col-start-1"];
const DOTS = "pointer-events-none absolute border-input border-dotted opacity-70";

/** A unit on the trail, with the dots that lead to the next one. */
function Stop({ place, isOpen, children }: { place: number; isOpen: boolean; children: ReactNode }) {
  const isLast = place === COLUMNS.length - 1;
  const turns = place === IN_A_ROW - 1;
  return (
    <li className={cn("relative", place >= IN_A_ROW && "md:row-start-2", COLUMNS[place])}>
      {!isLast && !isOpen && <span aria-hidden="true" className={cn(DOTS, "top-16 -bottom-3 start-8 border-s-4 md:hidden")} />}
      {!isLast && !turns && (
        <span
          aria-hidden="true"
          className={cn(
            DOTS,
            "top-10 hidden w-[calc(100%-7rem)] border-t-4 md:block",
            place < IN_A_ROW ? "start-[calc(50%+3.5rem)]" : "end-[calc(50%+3.5rem)]",
          )}
        />
      )}
      {turns && (
        <span aria-hidden="true" className={cn(DOTS, "top-10 -end-1 hidden h-[calc(100%+2rem)] w-10 rounded-e-full border-e-4 md:block")} />
      )}
      {children}
    </li>
  );
}
