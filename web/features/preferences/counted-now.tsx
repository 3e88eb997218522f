import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { lazy, Suspense } from "react";
import type { Preferences } from "#core/contracts/preferences.ts";
import { PREGNANT } from "#core/domain/needs/medical-conditions.ts";
import { avoidedWord } from "#web/components/food/warnings/allergen-words.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

const WeekLine = lazy(async () => ({ default: (await import("./week-line.tsx")).WeekLine }));

interface CountedNowProps {
  saved: Preferences;
  /** Takes back the last choice; undefined if there was none since the page was opened. */
  onUndo: (() => void) | undefined;
  /** Replaces a line that was mistyped. */
  onCorrection: (line: string, suggestion: string) => void;
}

/** Says at once what counts since a condition or an allergy was chosen, and asks back what cannot be looked for. */
export function CountedNow({ saved: { avoids, medicalConditions }, onUndo, onCorrection }: CountedNowProps) {
  const t = texts("preferences");
  const words = [...(avoids?.allergens ?? []).map(allergenWord), ...(avoids?.lactose ? [t("counts.lactose")] : [])];
  const items = [...words, ...medicalConditions.filter((name) => name !== "Celiac Disease")];
  // The server does not read the week for this page.
  const [isHydrated] = useStoredState(() => true, false);
  const unchecked = avoids?.unchecked ?? [];
  return (
    <div role="status" className="grid gap-3">
      {(words.length > 0 || medicalConditions.includes(PREGNANT) || onUndo) && (
        <div className="grid gap-1.5 rounded-lg bg-success-soft p-4 text-[0.9375rem]">
          <p className="flex items-start gap-2 font-bold text-score-high-ink">
            <CheckCircleIcon weight="fill" size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            {items.length > 0 ? t("counts.list", { items: formatList(items) }) : t("counts.nothing")}
          </p>
          {words.length > 0 && (
            <p className="text-pretty">
              {t("counts.how")}
              {avoids?.allergens.includes("gluten") && ` ${t("counts.oats")}`}
            </p>
          )}
          {words.length > 0 && isHydrated && (
            <Suspense>
              <WeekLine />
            </Suspense>
          )}
          {medicalConditions.includes(PREGNANT) && <p className="text-pretty">{t("counts.pregnancy")}</p>}
          {onUndo && (
            <Button variant="ghost" className="justify-self-start" onClick={onUndo}>
              {t("counts.undo")}
            </Button>
          )}
        </div>
      )}
      {unchecked.map(({ line, meant: suggestion }) => (
        <div key={line} className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sun-soft p-4 text-[0.9375rem]">
          <p className="text-pretty">{suggestion ? t("unchecked.suggestion", { line, suggestion }) : t("unchecked.none", { line })}</p>
          {suggestion && (
            <Button variant="secondary" onClick={() => onCorrection(line, suggestion)}>
              {t("unchecked.yes", { suggestion })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Celiac disease is about three grains. */
const allergenWord = (allergen: NonNullable<Preferences["avoids"]>["allergens"][number]): string =>
  allergen === "gluten" || allergen === "wheat" ? texts("preferences")(`counts.${allergen}`) : avoidedWord(allergen);
