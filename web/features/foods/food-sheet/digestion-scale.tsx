import type { Pace } from "#core/domain/food-texts/digestion.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

const STEPS: readonly Pace[] = ["fast", "medium", "slow"];

/** Three steps from fast to slow. The current one is bold. */
export function DigestionScale({ pace, text }: { pace: Pace | null; text: string | null }) {
  const t = texts("foods");
  return (
    <div className="grid gap-2">
      {pace && (
        <ol aria-label={t("know.digestion")} className="grid grid-cols-3 gap-1.5">
          {STEPS.map((step) => (
            <li
              key={step}
              aria-current={step === pace || undefined}
              className={cn(
                "grid gap-1 text-muted-foreground text-sm before:h-2 before:rounded-full before:bg-input/35",
                step === pace && "font-bold text-foreground before:bg-foreground",
              )}
            >
              {t(`pace.${step}`)}
            </li>
          ))}
        </ol>
      )}
      {text && <p className="text-pretty">{sentence(text, pace)}</p>}
    </div>
  );
}

/** Removes a leading 'Slow:' from the text, because the scale already shows it. */
function sentence(text: string, pace: Pace | null): string {
  const rest = pace && text.toLowerCase().startsWith(`${pace}:`) ? text.slice(pace.length + 1).trim() : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
