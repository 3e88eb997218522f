import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import type { Preferences } from "#core/contracts/preferences.ts";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import type { MEDICAL_CONDITIONS } from "#core/domain/choices.ts";
import type { Allergen } from "#core/domain/knowledge/allergen-rule.ts";
import { matchAllergies } from "#core/domain/knowledge/match-allergies.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { formatList } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

const NOTHING = { contains: [], mayContain: [] };
/** A condition of the profile's list that is about one ingredient. */
const GLUTEN_CONDITION: (typeof MEDICAL_CONDITIONS)[number] = "Celiac Disease";

/** Stands above everything else, and only where the food meets what the person must avoid. */
export function AllergyWarning({ food }: { food: Food }) {
  const { data: preferences } = useQuery(preferencesQuery);
  const { contains, mayContain } = matchAllergies(avoidedBy(preferences), food.allergens ?? NOTHING);
  if (contains.length + mayContain.length === 0) return null;
  return (
    <Notice role="note" aria-label="Allergy warning" className="flex gap-3">
      <WarningIcon weight="fill" size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-sun-ink" />
      <div className="grid gap-1">
        <h3>{sentences(contains, mayContain)}</h3>
        <p className="text-pretty text-[0.9375rem]">
          That is on your list of things to avoid. Check the label, and ask when you are not sure.
        </p>
      </div>
    </Notice>
  );
}

/** What is known about allergens, and what nobody could check. */
export function AllergenText({ food }: { food: Food }) {
  const { data: preferences, isError } = useQuery(preferencesQuery);
  const avoided = avoidedBy(preferences);
  const { unknown } = matchAllergies(avoided, NOTHING);
  const isUnchecked = food.allergens === null;
  return (
    <>
      <p className="text-pretty">{food.allergyInfo ?? "Nobody checked this food for allergens. The label can tell you."}</p>
      {isError && <p className="text-pretty">Your own allergies did not load, so this food was not compared with them.</p>}
      {isUnchecked && avoided.length > 0 && <p className="text-pretty">So it was not compared with your own allergies either.</p>}
      {!isUnchecked && unknown.length > 0 && (
        <p className="text-pretty">
          We cannot look for {formatList(unknown.map((word) => `“${word}”`))} in a food. The label can tell you.
        </p>
      )}
      {preferences && avoided.length === 0 && (
        <p className="text-pretty">
          Allergic to something?{" "}
          <TextLink asChild className="inline min-h-0 px-0">
            <Link href={`${APP_PATHS.profile}?tab=preferences`}>Tell us in your preferences</Link>
          </TextLink>{" "}
          and you get a note here.
        </p>
      )}
    </>
  );
}

function avoidedBy(preferences: Preferences | undefined): string[] {
  if (!preferences) return [];
  return [...preferences.allergies, ...preferences.medicalConditions.filter((condition) => condition === GLUTEN_CONDITION)];
}

function sentences(contains: readonly Allergen[], mayContain: readonly Allergen[]): string {
  const parts = [
    contains.length > 0 && `Contains ${formatList(contains.map(word))}.`,
    mayContain.length > 0 && `May contain ${formatList(mayContain.map(word))}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Somebody who avoids gluten may not think of wheat. */
const word = (allergen: Allergen): string => (allergen === "wheat" ? "wheat (gluten)" : allergen);
