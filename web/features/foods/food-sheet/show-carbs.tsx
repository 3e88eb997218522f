import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { preferencesQuery } from "#web/api/preferences.ts";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

const DIABETES = /^Diabetes/;

/** In calm mode, people with diabetes get the figure that they count, for one food at a time. */
export function ShowCarbs({ carbs }: { carbs: number | null }) {
  const t = texts("foods");
  const { data: preferences } = useQuery(preferencesQuery);
  const [isVisible, setIsVisible] = useState(false);
  if (!preferences?.medicalConditions.some((condition) => DIABETES.test(condition))) return null;
  if (!isVisible) {
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setIsVisible(true)}>
        {t("carbs.show")}
      </Button>
    );
  }
  return <p role="status">{carbs === null ? t("carbs.unknown") : t("carbs.amount", { amount: formatWithUnit(carbs, "g") })}</p>;
}
