import { useQuery } from "@tanstack/react-query";
import type { LoggedAllergens } from "#core/contracts/diary.ts";
import { type AvoidedPart, matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { loggedAllergensQuery } from "#web/api/diary.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { avoidedWord } from "./allergen-words.ts";
import { useAvoids } from "./use-avoids.ts";

const MAX_NAMED = 5;

interface WeekMatch {
  foods: LoggedAllergens[];
  parts: AvoidedPart[];
}

/** The foods of this week's diary that contain what the user avoids. */
export function useWeekAllergens(): WeekMatch {
  const avoids = useAvoids();
  const { data = [] } = useQuery(loggedAllergensQuery);
  const foods = data.filter(({ allergens }) => matchAvoids(avoids, allergens).contains.length > 0);
  const parts = [...new Set(foods.flatMap(({ allergens }) => matchAvoids(avoids, allergens).contains))];
  // Wheat is gluten, so 'wheat and gluten' would say one thing twice.
  return { foods, parts: parts.filter((part) => part !== "gluten" || !parts.includes("wheat")) };
}

/** '2 foods in this week's diary contain wheat (gluten): Burrito and Toast.' It looks back without blame, and says what it rests on. */
export function WeekAllergensText({ foods, parts }: WeekMatch) {
  const t = texts("food");
  const names = foods.slice(0, MAX_NAMED).map(({ name }) => name);
  const more = foods.length - names.length;
  const bases = [...new Set(foods.map(({ allergens }) => t(`week.basis.${allergens.basis ?? "name"}`)))];
  return (
    <p className="text-pretty">
      {t.rich("week.text", {
        count: foods.length,
        allergens: formatList(parts.map(avoidedWord)),
        foods: formatList(more > 0 ? [...names, t("week.more", { count: more })] : names),
        bases: formatList(bases),
        b: (text) => <b>{text}</b>,
      })}
    </p>
  );
}
