import { useState } from "react";
import type { Totals } from "#core/domain/diary/day-totals.ts";
import { type NeededNutrient, needsFor, UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { NutrientBars } from "#web/components/charts/nutrient-bars.tsx";
import { NeedsBasis, needsSource } from "#web/components/charts/nutrient-basis.tsx";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
const DISPLAYED_NUTRIENTS = ["fiber", "sugar", "sodium", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as NeededNutrient[];

/** Shows all other nutrients of the day as a share of what this user needs. */
export function DayNeeds({ totals }: { totals: Totals }) {
  const t = texts("diary");
  const [isOpen, setIsOpen] = useState(false);
  const person = needsFor(useCurrentUser() ?? UNKNOWN_BODY);
  const bars = DISPLAYED_NUTRIENTS.map((nutrient) => ({ nutrient, amount: totals[nutrient] ?? null, need: person.needs[nutrient] }));
  return (
    <Disclosure label={t(isOpen ? "needs.hide" : "needs.show")} open={isOpen} onOpenChange={setIsOpen} className="-mt-2 -mb-2 -ms-1">
      <section aria-label={t("needs.label")} className="grid gap-4 pt-2 pb-2 ps-1">
        <div className="grid gap-0.5">
          <h3>{t(person.basis === "you" ? "needs.yours" : "needs.general")}</h3>
          <NeedsBasis person={person} />
        </div>
        <NutrientBars bars={bars} marksDailyValues={person.basis === "you"} marksHigh={false} />
        <p className="text-pretty text-muted-foreground text-xs">
          {t("needs.gaps")} {needsSource(person)}
        </p>
      </section>
    </Disclosure>
  );
}
