import type { Macro } from "#core/domain/nutrients/nutrients.ts";
import { rimSegments } from "#web/components/food/plates/plate-rim.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { type PlateItem, plateTotal } from "./plate-items.ts";

const MACROS: readonly { macro: Macro; dot: string }[] = [
  { macro: "protein", dot: "bg-protein" },
  { macro: "carbs", dot: "bg-carbs" },
  { macro: "fat", dot: "bg-fat" },
];
const STROKES: Record<Macro, string> = { protein: "stroke-protein", carbs: "stroke-carbs", fat: "stroke-fat" };
const RING_SIZE = 136;

/** Shows the totals of the plate, which update with every correction. */
export function PlateSummary({ items }: { items: readonly PlateItem[] }) {
  const t = texts("scan");
  const macros = { protein: plateTotal(items, "protein"), carbs: plateTotal(items, "carbs"), fat: plateTotal(items, "fat") };
  const ring = { cx: 50, cy: 50, r: 43, strokeWidth: 13, pathLength: 100 };
  return (
    <section aria-label={t("plate.label")} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 min-[24rem]:gap-5 sm:gap-8">
      <div className="relative grid place-items-center *:[grid-area:1/1]">
        <svg
          width={RING_SIZE}
          height={RING_SIZE}
          viewBox="0 0 100 100"
          fill="none"
          aria-hidden="true"
          className="-rotate-90 max-[22.4375rem]:size-28"
        >
          {rimSegments(macros)?.map(({ macro, start, length }) => (
            <circle
              key={macro}
              {...ring}
              strokeDasharray={`${length} 100`}
              strokeDashoffset={-start}
              className={`${STROKES[macro]} transition-[stroke-dasharray,stroke-dashoffset] duration-700 ease-glide starting:[stroke-dasharray:0_100]`}
            />
          )) ?? <circle {...ring} className="stroke-track" />}
        </svg>
        <p className="grid justify-items-center">
          <span className="font-display font-extrabold text-[2.125rem] leading-none tracking-tight max-[22.4375rem]:text-2xl">
            {formatKcal(plateTotal(items, "calories"))}
          </span>
          <span className="text-muted-foreground text-sm">{t("plate.kcal")}</span>
        </p>
      </div>
      <dl className="grid gap-3">
        {MACROS.map(({ macro, dot }) => (
          <div key={macro} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <dt className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
              {t(`plate.${macro}`)}
            </dt>
            <dd className="whitespace-nowrap font-display font-extrabold text-lg leading-none">{formatWithUnit(macros[macro], "g")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
