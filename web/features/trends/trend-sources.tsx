import { Link } from "wouter";
import { type DayGoals, GLASS_ML } from "#core/domain/needs/day-goals.ts";
import { UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { DRINKS_SOURCE, type NeededNutrient, type NeedsResult } from "#core/domain/needs/needs.ts";
import type { Reference } from "#core/domain/needs/reference-limits.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { NeedsBasis, needsSource } from "#web/components/charts/nutrient-basis.tsx";
import { lineText } from "#web/components/diary/goals/basis-texts.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import type { ChartSubject } from "./trend-choices.ts";

interface TrendSourcesProps {
  subject: ChartSubject;
  person: NeedsResult;
  goals: DayGoals;
  reference: Reference | undefined;
}

/** Explains where the value of the dotted line comes from. */
export function TrendSources({ subject, person, goals, reference }: TrendSourcesProps) {
  const user = useCurrentUser() ?? UNKNOWN_PERSON;
  const t = texts("trends");
  return (
    <div className="grid gap-1 border-border border-t pt-4">
      {subject === "energy" || subject === "macros" ? (
        <p className="text-pretty text-muted-foreground text-sm">
          {lineText(goals.energy, user)} {subject === "macros" && `${t("source.macros")} `}
          {goals.energy.needRestsOn === "general" && (
            <TextLink asChild className="inline min-h-0 px-0">
              <Link href={APP_PATHS.profile}>{texts("diary-parts")("basis.ageIsEnough")}</Link>
            </TextLink>
          )}
        </p>
      ) : !reference && person.needs[subject as NeededNutrient] ? (
        <>
          <NeedsBasis person={person} />
          <p className="text-pretty text-muted-foreground text-xs">{needsSource(person)}</p>
        </>
      ) : (
        <p className="text-pretty text-muted-foreground text-sm">{describeSource(subject, goals, reference)}</p>
      )}
    </div>
  );
}

/** The source for water, and for nutrients with a published limit or no reference value. */
function describeSource(subject: ChartSubject, { waterGlasses, drinksMl }: DayGoals, reference: Reference | undefined): string {
  const t = texts("trends");
  if (subject === "water" && drinksMl)
    return t("source.waterOwn", { glasses: waterGlasses, liters: drinksMl / 1000, glassMl: GLASS_ML, source: DRINKS_SOURCE });
  if (subject === "water") return t("source.water", { glasses: waterGlasses });
  if (reference) return t("source.reference", { source: reference.source });
  return t(subject === "sugar" ? "source.sugar" : "source.none");
}
