import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useRef } from "react";
import { Link } from "wouter";
import type { SampleFood } from "#core/domain/foods/sample-foods.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { formatAmount, formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

export interface SampleEntry {
  id: number;
  food: SampleFood;
  grams: number;
}

interface SampleDayProps {
  entries: readonly SampleEntry[];
  onRemove: (id: number) => void;
}

/** Adds up a day like the diary. */
export function SampleDay({ entries, onRemove }: SampleDayProps) {
  const t = texts("landing");
  const heading = useRef<HTMLHeadingElement>(null);
  const sum = (nutrient: "calories" | "protein") =>
    entries.reduce((total, { food, grams }) => total + (amountIn(food[nutrient], grams) ?? 0), 0);
  return (
    <Card className="flex flex-col gap-4 rounded-2xl md:p-7">
      <div className="flex items-baseline justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t("day.title")}
        </h3>
        <p className="whitespace-nowrap font-display font-extrabold text-2xl">
          {t.rich("day.kcal", {
            kcal: formatKcal(sum("calories")),
            unit: (text) => <span className="font-sans font-semibold text-muted-foreground text-sm">{text}</span>,
          })}
        </p>
      </div>
      {entries.length === 0 ? (
        <div className="grid grow place-content-center justify-items-center gap-3 rounded-xl border-2 border-border border-dashed px-6 py-8 text-center">
          <Pip className="size-16" />
          <p className="text-balance text-muted-foreground">{t("day.empty")}</p>
        </div>
      ) : (
        <>
          <ul className="grid gap-1.5">
            {entries.map(({ id, food, grams }) => (
              <li key={id} className="flex items-center gap-3 rounded-lg bg-muted py-1.5 pe-1 ps-2">
                <Plate art={food.art} category={food.category} macros={food} size={44} />
                <span className="min-w-0 grow leading-tight">
                  <b className="block truncate">{food.name}</b>
                  <span className="text-muted-foreground text-sm">{t("sample.grams", { grams })}</span>
                </span>
                <span className="font-display font-extrabold">{formatKcal(amountIn(food.calories, grams))}</span>
                <IconButton
                  label={t("day.remove", { food: food.name, grams })}
                  onClick={() => {
                    onRemove(id);
                    heading.current?.focus();
                  }}
                >
                  <XIcon weight="bold" />
                </IconButton>
              </li>
            ))}
          </ul>
          <p className="text-pretty text-muted-foreground">
            {t.rich("day.protein", {
              amount: formatAmount(sum("protein")),
              link: (text) => (
                <TextLink asChild className="inline min-h-0 px-0">
                  <Link href={`${APP_PATHS.auth}?tab=register`}>{text}</Link>
                </TextLink>
              ),
            })}
          </p>
        </>
      )}
    </Card>
  );
}
