import { lazy, Suspense, useState } from "react";
import type { Preferences, PreferencesChange } from "#core/contracts/preferences.ts";
import { ALLERGEN_FACTS, ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { useUpdatePreferences } from "#web/api/preferences.ts";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Chip } from "#web/ui/forms/choices.tsx";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { CountedNow } from "./counted-now.tsx";

const ConditionsList = lazy(async () => ({ default: (await import("#web/components/food/conditions-list.tsx")).ConditionsList }));

type Chosen = Pick<Preferences, "medicalConditions" | "allergies">;

const CHOICES = ALLERGENS.flatMap((allergen) => ALLERGEN_FACTS[allergen].preference ?? []);

/** Every tap is saved, because a condition or an allergy must count from the moment it is chosen. */
export function HealthCard({ saved }: { saved: Preferences }) {
  const t = texts("preferences");
  const { mutate } = useUpdatePreferences();
  const [before, setBefore] = useState<Chosen>();
  // Shown until the server has answered the last tap, so that quick taps build on each other.
  const [tapped, setTapped] = useState<Chosen>();
  const { medicalConditions, allergies } = tapped ?? saved;

  const save = (change: PreferencesChange & Partial<Chosen>, undo: Chosen | undefined) => {
    setTapped({ medicalConditions: change.medicalConditions ?? medicalConditions, allergies: change.allergies ?? allergies });
    mutate(change, {
      onSuccess: () => setBefore(undo),
      onError: () => toast({ title: t("notSaved"), description: t("notSavedText"), kind: "destructive" }),
      onSettled: () => setTapped(undefined),
    });
  };
  const choose = (change: PreferencesChange & Partial<Chosen>) => save(change, { medicalConditions, allergies });
  const toggleCondition = (condition: (typeof MEDICAL_CONDITIONS)[number]) =>
    choose({
      medicalConditions: MEDICAL_CONDITIONS.filter((one) => (one === condition) !== medicalConditions.includes(one)),
    });
  const isLine = (line: string, allergen: string) => line.toLowerCase() === allergen;
  const toggleAllergy = (name: string) => {
    const without = allergies.filter((line) => !isLine(line, name));
    choose({ allergies: without.length < allergies.length ? without : [...allergies, name] });
  };

  return (
    <TitledCard title={t("health")} lead={t("healthLead")}>
      <FieldGroup legend={t("nine")} hint={t("nineHint")}>
        <div className="flex flex-wrap gap-2">
          {CHOICES.map((name) => (
            <Chip key={name} type="checkbox" checked={allergies.some((line) => isLine(line, name))} onChange={() => toggleAllergy(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={t("conditions")} hint={t("conditionsHint")}>
        <div className="flex flex-wrap gap-2">
          {MEDICAL_CONDITIONS.map((condition) => (
            <Chip
              key={condition}
              type="checkbox"
              checked={medicalConditions.includes(condition)}
              onChange={() => toggleCondition(condition)}
            >
              {condition}
            </Chip>
          ))}
        </div>
      </FieldGroup>
      <CountedNow
        saved={saved}
        onUndo={
          before &&
          (() =>
            save({ ...before, medicalConditions: MEDICAL_CONDITIONS.filter((one) => before.medicalConditions.includes(one)) }, undefined))
        }
        onCorrection={(line, suggestion) => choose({ allergies: allergies.map((one) => (one === line ? suggestion : one)) })}
      />
      <ConditionChanges />
    </TitledCard>
  );
}

function ConditionChanges() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label={texts("preferences")("conditionChanges")} open={isOpen} onOpenChange={setIsOpen} className="-ms-1">
      <div className="pt-2 ps-1 text-sm">
        <Suspense fallback={<Skeleton className="h-48" />}>
          <ConditionsList conditions={MEDICAL_CONDITIONS} />
        </Suspense>
      </div>
    </Disclosure>
  );
}
