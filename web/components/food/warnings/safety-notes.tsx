import { ThermometerSimpleIcon } from "@phosphor-icons/react/dist/csr/ThermometerSimple";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { findAgeBand } from "#core/domain/food-safety/age-bands.ts";
import { PREGNANT } from "#core/domain/needs/medical-conditions.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Notice } from "#web/ui/notice.tsx";

// Loaded on demand: few readers are pregnant.
const PregnancyNotes = lazy(async () => ({ default: (await import("./pregnancy-notes.tsx")).PregnancyNotes }));

/** What to know before eating a food: germs and temperatures, the limits of the reader's age, alcohol. The same in calm mode. */
export function SafetyNotes({ food }: { food: Food }) {
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: false });
  return (
    <>
      <GeneralNotes food={food} />
      {preferences?.medicalConditions.includes(PREGNANT) && (
        <Suspense>
          <PregnancyNotes food={food} />
        </Suspense>
      )}
    </>
  );
}

function GeneralNotes({ food }: { food: Food }) {
  const band = findAgeBand(useCurrentUser()?.age);
  // A copy that an older version stored on this device has no notes.
  const notes = food.safety?.filter(({ age }) => age === undefined || age === band) ?? [];
  if (notes.length === 0) return null;
  return (
    <Notice role="note" aria-label={texts("food")("safety.label")} className="flex gap-3">
      <ThermometerSimpleIcon weight="bold" size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-sun-ink" />
      <div className="grid gap-1 text-pretty text-[0.9375rem]">
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Notice>
  );
}
