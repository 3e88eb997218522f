import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { NotebookIcon } from "@phosphor-icons/react/dist/csr/Notebook";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { type RefObject, useRef, useState } from "react";
import { Link } from "wouter";
import { timeAt } from "#core/domain/calendar/calendar-day.ts";
import { calmText } from "#core/domain/calm/calm-text.ts";
import { findMealAt } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import { timeZone } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { CalmPlate } from "./calm-plate.tsx";
import { ItemRow } from "./item-row.tsx";
import type { PlateItem } from "./plate-items.ts";
import { PlateSummary } from "./plate-summary.tsx";
import type { Plate } from "./stored-scan.ts";
import { useLogPlate } from "./use-log-plate.ts";

interface ResultCardProps {
  plate: Plate;
  changeItems: (change: (items: PlateItem[]) => PlateItem[]) => void;
  onClear: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the foods that were found, so that the user can correct and log them. */
export function ResultCard({ plate: { items, analysis }, changeItems, onClear, headingRef }: ResultCardProps) {
  const t = texts("scan");
  const [meal, setMeal] = useState(() => findMealAt(timeAt(new Date(), timeZone())));
  const { log, loggingIds } = useLogPlate(meal, changeItems);
  const isCalm = useIsCalm();
  const said = isCalm ? calmText(analysis) : analysis;
  const toLog = items.filter(({ isLogged }) => !isLogged);
  const diary = useRef<HTMLAnchorElement>(null);
  useFocusAfterRemoval(headingRef, items.length);
  // When the last item is logged, its button is removed and the link to the diary takes the focus.
  useFocusAfterRemoval(diary, toLog.length);
  const isBusy = loggingIds.length > 0;

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="outline-none">
          {t(items.length > 0 ? "result.title" : "result.nothing")}
        </h2>
        <Badge tone="sun">
          <SparkleIcon weight="fill" size={16} aria-hidden="true" />
          {t("result.ai")}
        </Badge>
      </header>
      {items.length > 0 && (isCalm ? <CalmPlate items={items} /> : <PlateSummary items={items} />)}
      {said && <p className="text-pretty [overflow-wrap:anywhere]">{said}</p>}
      {items.length > 0 ? (
        <>
          <ul aria-label={t("result.list")} className="-my-2 divide-y divide-border border-border border-t">
            {items.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                onChange={(next) => changeItems((now) => now.map((one) => (one.id === next.id ? next : one)))}
                onRemove={() => changeItems((now) => now.filter(({ id }) => id !== item.id))}
                onLog={() => void log([item])}
                isLogging={loggingIds.includes(item.id)}
              />
            ))}
          </ul>
          <p className="text-pretty text-muted-foreground text-sm">{t(isCalm ? "result.calmHint" : "result.hint")}</p>
          <div className="grid gap-3">
            <MealChoice meal={meal} onChange={setMeal} />
            {toLog.length > 0 ? (
              <Button
                variant="primary"
                size="block"
                className="min-h-14 text-lg"
                pending={isBusy}
                pendingText={t("result.adding")}
                onClick={() => void log(toLog)}
              >
                <PlusIcon weight="bold" />
                {t("result.add", { count: toLog.length })}
              </Button>
            ) : (
              <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
                <Link ref={diary} href={APP_PATHS.diary}>
                  <NotebookIcon weight="bold" />
                  {t("result.openDiary")}
                </Link>
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className="text-pretty text-muted-foreground">{t("result.nothingText")}</p>
      )}
      <Button size="block" onClick={onClear}>
        <CameraIcon weight="bold" />
        {t("result.another")}
      </Button>
    </Card>
  );
}
