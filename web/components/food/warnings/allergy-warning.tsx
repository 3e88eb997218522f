import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import type { Preferences } from "#core/contracts/preferences.ts";
import type { Allergen } from "#core/domain/allergens/allergen-rule.ts";
import { matchAllergies } from "#core/domain/allergens/match-allergies.ts";
import { DIETS, dietsMeant } from "#core/domain/diets/diets-meant.ts";
import { matchDiets } from "#core/domain/diets/match-diets.ts";
import type { MEDICAL_CONDITIONS } from "#core/domain/medical-conditions.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { allergySentences } from "./allergy-sentences.ts";
import { WarningNotice } from "./warning-notice.tsx";

const NOTHING = { contains: [], mayContain: [] };
/** The medical condition that requires avoiding one ingredient. */
const GLUTEN_CONDITION: (typeof MEDICAL_CONDITIONS)[number] = "Celiac Disease";

/** Shown above everything else, if the food contains something that the user must avoid. */
export function AllergyWarning({ food }: { food: Food }) {
  const { data: preferences } = useQuery(preferencesQuery);
  const diets = matchDiets(preferences?.dietaryRestrictions ?? [], toChecked(food));
  const { contains, mayContain } = matchAllergies([...avoidedBy(preferences), ...diets.allergies], food.allergens ?? NOTHING);
  const isAllergy = contains.length + mayContain.length > 0;
  if (!isAllergy && diets.broken.length + diets.open.length === 0) return null;
  return (
    <WarningNotice
      label={isAllergy ? "Allergy warning" : "Diet note"}
      title={[allergySentences(contains.map(word), mayContain.map(word)), dietSentences(diets.broken, diets.open)]
        .filter(Boolean)
        .join(" ")}
    >
      {isAllergy ? "That is on your list of things to avoid." : "That is what your preferences say."} Check the label, and ask when you are
      not sure.
    </WarningNotice>
  );
}

/** States what is known about allergens and what could not be checked. */
export function AllergenText({ food }: { food: Food }) {
  const { data: preferences, isError } = useQuery(preferencesQuery);
  const avoided = avoidedBy(preferences);
  const unknown = [...matchAllergies(avoided, NOTHING).unknown, ...dietsMeant(preferences?.dietaryRestrictions ?? []).unknown];
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

/** 'Not vegan, as it is usually made. May not be halal.' */
function dietSentences(broken: readonly string[], open: readonly string[]): string {
  const isDiet = (word: string) => DIETS.some((diet) => diet === word);
  const kept = broken.filter(isDiet);
  const named = broken.filter((word) => !isDiet(word));
  const parts = [
    kept.length > 0 && `Not ${formatList(kept.map(dietWord))}, as it is usually made.`,
    open.length > 0 && `May not be ${formatList(open.map(dietWord))}.`,
    named.length > 0 && `Has ${formatList(named)} in its name.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** 'No pork' describes a diet, 'free of pork' a food. */
const dietWord = (diet: string): string => diet.replace(/^no /, "free of ").replace(/^low /, "low in ");

/** A food that an older version stored has no diet parts. */
const toChecked = (food: Food) => ({
  ...food,
  vitamins: food.vitamins ?? {},
  minerals: food.minerals ?? {},
  otherNutrients: food.otherNutrients ?? {},
  dietParts: food.dietParts ?? null,
});

/** Users who avoid gluten may not look for wheat. */
const word = (allergen: Allergen): string => (allergen === "wheat" ? "wheat (gluten)" : allergen);
