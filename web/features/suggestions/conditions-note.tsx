import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

const ConditionsList = lazy(async () => ({ default: (await import("#web/components/food/conditions-list.tsx")).ConditionsList }));

/** Explains which of the user's conditions influence the suggestions. */
export function ConditionsNote() {
  const t = texts("suggestions");
  const { data } = useQuery(preferencesQuery);
  const isAccepted = useCurrentUser()?.disclaimerAccepted === true;
  const [isOpen, setIsOpen] = useState(false);
  const conditions = data?.medicalConditions ?? [];
  if (conditions.length === 0) return null;
  return (
    <Disclosure label={t("conditions.title")} open={isOpen} onOpenChange={setIsOpen} className="mt-2 -ms-1">
      <div className="grid gap-2 pt-2 ps-1 text-sm">
        {!isAccepted && <p className="text-pretty">{t("conditions.notAccepted")}</p>}
        <Suspense>
          <ConditionsList conditions={conditions} />
        </Suspense>
        <p className="text-pretty text-muted-foreground">{t("conditions.note")}</p>
      </div>
    </Disclosure>
  );
}
