import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

const ConditionsList = lazy(async () => ({ default: (await import("#web/components/food/conditions-list.tsx")).ConditionsList }));

/** Explains which of the user's conditions influence the suggestions. */
export function ConditionsNote() {
  const { data } = useQuery(preferencesQuery);
  const isAccepted = useCurrentUser()?.disclaimerAccepted === true;
  const [isOpen, setIsOpen] = useState(false);
  const conditions = data?.medicalConditions ?? [];
  if (conditions.length === 0) return null;
  return (
    <Disclosure label="What your conditions change here" open={isOpen} onOpenChange={setIsOpen} className="mt-2 -ml-1">
      <div className="grid gap-2 pt-2 pl-1 text-sm">
        {!isAccepted && (
          <p className="text-pretty">
            They count in these ideas. AI is told of them once you accept the note in your profile’s preferences.
          </p>
        )}
        <Suspense>
          <ConditionsList conditions={conditions} />
        </Suspense>
        <p className="text-pretty text-muted-foreground">Ideas for everyday food, not medical advice: your doctor’s plan comes first.</p>
      </div>
    </Disclosure>
  );
}
