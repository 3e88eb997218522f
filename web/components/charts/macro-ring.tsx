import { MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";
import { type Macros, rimSegments } from "#web/components/food/plates/plate-rim.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { energyShares } from "./energy-shares.ts";

const STROKES: Record<Macro, string> = { protein: "stroke-protein", carbs: "stroke-carbs", fat: "stroke-fat" };
const DOTS: Record<Macro, string> = { protein: "bg-protein", carbs: "bg-carbs", fat: "bg-fat" };

interface MacroRingProps {
  kcal: number | null;
  macros: Macros;
  /** Figures below the three macros, such as 'of carbs: sugar' and '7.9 g'. */
  details: readonly { name: string; amount: string }[];
}

/** Shows the energy of an amount of food and its sources as a picture, in words and in numbers. */
export function MacroRing({ kcal, macros, details }: MacroRingProps) {
  const t = texts("charts");
  const shares = energyShares(macros);
  return (
    <div className="flex flex-col items-center gap-x-7 gap-y-5 min-[26rem]:flex-row">
      <div className="relative grid shrink-0 place-items-center *:[grid-area:1/1]">
        <Ring macros={macros} />
        <p className="grid justify-items-center">
          {t.rich("ring.kcal", {
            kcal: formatKcal(kcal),
            big: (text) => <span className="font-display font-extrabold text-[2.5rem] leading-none tracking-tight">{text}</span>,
            small: (text) => <span className="text-muted-foreground text-sm">{text}</span>,
          })}
        </p>
      </div>
      <div className="w-full grow">
        {shares && (
          <p aria-hidden="true" className="mb-1 text-end text-muted-foreground text-xs">
            {t("ring.shares")}
          </p>
        )}
        <dl className="grid gap-y-2">
          {MACROS.map((macro) => (
            <div key={macro} className="grid grid-cols-[1fr_auto_3rem] items-baseline gap-x-2">
              <dt className="flex items-center gap-2.5 font-semibold">
                <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${DOTS[macro]}`} />
                {t(`macro.${macro}`)}
              </dt>
              <dd className="whitespace-nowrap text-end font-bold font-display text-lg leading-snug">
                {formatWithUnit(macros[macro], "g")}
              </dd>
              {shares && (
                <dd className="text-end text-[0.9375rem] text-muted-foreground">
                  {t.rich("ring.share", { share: shares[macro] / 100, hidden: (text) => <span className="sr-only">{text}</span> })}
                </dd>
              )}
            </div>
          ))}
          {details.map(({ name, amount }) => (
            <div key={name} className="grid grid-cols-[1fr_auto_3rem] items-baseline gap-x-2 text-[0.9375rem]">
              <dt className="ps-5 text-muted-foreground">{name}</dt>
              <dd className="text-end font-semibold">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const SIZE = 168;

function Ring({ macros }: { macros: Macros }) {
  const ring = { cx: 50, cy: 50, r: 43, strokeWidth: 12, pathLength: 100 };
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 100 100" fill="none" aria-hidden="true" className="-rotate-90">
      {rimSegments(macros)?.map(({ macro, start, length }) => (
        <circle
          key={macro}
          {...ring}
          strokeDasharray={`${length} 100`}
          strokeDashoffset={-start}
          className={`${STROKES[macro]} transition-[stroke-dasharray] duration-700 ease-glide starting:[stroke-dasharray:0_100]`}
        />
      )) ?? <circle {...ring} className="stroke-track" />}
    </svg>
  );
}
