import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import type { AllergenBasis } from "#core/domain/allergens/food-allergens.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { matchDiets } from "#core/domain/diets/match-diets.ts";
import { DIETS } from "#core/domain/diets/parse-diets.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { matchSentences } from "./allergen-words.ts";
import { UncheckedWords } from "./unchecked-words.tsx";
import { WarningNotice } from "./warning-notice.tsx";

// Loaded on demand: most foods are not typed in.
const OwnFoodAllergens = lazy(async () => ({ default: (await import("./own-food-allergens.tsx")).OwnFoodAllergens }));

/** Shown above everything else, if the food contains something that the user must avoid, or if nobody knows whether it does. */
export function AllergyWarning({ food }: { food: Food }) {
  const { data: preferences } = useQuery(preferencesQuery);
  const diets = matchDiets(preferences?.dietaryRestrictions ?? [], toChecked(food));
  const match = matchAvoids(preferences?.avoids, food.allergens);
  const isAllergy = match.contains.length + match.mayContain.length > 0;
  if (!isAllergy && match.unknown.length + diets.broken.length + diets.open.length === 0) return null;
  return (
    <WarningNotice
      label={isAllergy ? "Allergy warning" : match.unknown.length > 0 ? "Allergy note" : "Diet note"}
      title={[matchSentences(match), dietSentences(diets.broken, diets.open)].filter(Boolean).join(" ")}
    >
      {isAllergy || match.unknown.length > 0 ? "That is on your list of things to avoid." : "That is what your preferences say."} Check the
      label, and ask when you are not sure.
    </WarningNotice>
  );
}

/** States what is known about allergens, what that rests on, and what could not be checked. */
export function AllergenText({ food }: { food: Food }) {
  const { data: preferences, isError } = useQuery(preferencesQuery);
  const avoids = preferences?.avoids;
  const isAvoiding = avoids !== undefined && (avoids.lactose || avoids.allergens.length + avoids.unchecked.length > 0);
  return (
    <>
      <p className="text-pretty">{food.allergyInfo ?? "Nobody checked this food for allergens. The label can tell you."}</p>
      {food.allergens?.basis && <p className="text-pretty text-muted-foreground text-sm">{BASIS_WORDS[food.allergens.basis]}</p>}
      {isError && <p className="text-pretty">Your own allergies did not load, so this food was not compared with them.</p>}
      <UncheckedWords avoids={avoids} />
      {food.isOwn && !food.product && food.source === null && (
        <Suspense>
          <OwnFoodAllergens food={food} />
        </Suspense>
      )}
      {preferences && !isAvoiding && (
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

/** Said in the same breath as a mark. */
const BASIS_WORDS: Record<AllergenBasis, string> = {
  recipe: "Rests on its name and usual recipe, not on the label of your packet.",
  name: "Rests on its name alone, not on the label of your packet.",
  label: "Rests on what its label was said to say.",
  maker: "Rests on what its maker declares.",
  person: "Rests on what you told us.",
  ai: "Rests on AI’s guess, which can be wrong.",
};

/** 'Not vegan, as it is usually made. May not be free of pork.' */
function dietSentences(broken: readonly string[], open: readonly string[]): string {
  const isDiet = (word: string) => DIETS.some((diet) => diet === word);
  const diets = broken.filter(isDiet);
  const named = broken.filter((word) => !isDiet(word));
  const parts = [
    diets.length > 0 && `Not ${formatList(diets.map(dietWord))}, as it is usually made.`,
    open.length > 0 && `May not be ${formatList(open.map(dietWord))}.`,
    named.length > 0 && `Has ${formatList(named)} in its name.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** 'No pork' describes a diet, 'free of pork' a food. */
const dietWord = (diet: string): string => FAITH_WORDS[diet] ?? diet.replace(/^no /, "free of ").replace(/^low /, "low in ");
/** The words of a faith need a certificate, so what was looked for is said instead. */
const FAITH_WORDS: Record<string, string> = { halal: "free of pork and alcohol", kosher: "free of pork, shellfish, and meat with milk" };

/** A food that an older version stored has no diet parts. */
const toChecked = (food: Food) => ({
  ...food,
  vitamins: food.vitamins ?? {},
  minerals: food.minerals ?? {},
  otherNutrients: food.otherNutrients ?? {},
  dietParts: food.dietParts ?? null,
});
