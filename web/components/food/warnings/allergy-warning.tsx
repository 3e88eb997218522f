import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { matchDiets } from "#core/domain/diets/match-diets.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { matchSentences } from "./allergen-words.ts";
import { dietSentences } from "./diet-words.ts";
import { UncheckedWords } from "./unchecked-words.tsx";
import { WarningNotice } from "./warning-notice.tsx";

// Loaded on demand: most foods are not typed in.
const OwnFoodAllergens = lazy(async () => ({ default: (await import("./own-food-allergens.tsx")).OwnFoodAllergens }));

/** Shown above everything else, if the food contains something that the user must avoid, or if nobody knows whether it does. */
export function AllergyWarning({ food }: { food: Food }) {
  const t = texts("food");
  const { data: preferences } = useQuery(preferencesQuery);
  const diets = matchDiets(preferences?.dietaryRestrictions ?? [], toChecked(food));
  const match = matchAvoids(preferences?.avoids, food.allergens);
  const isAllergy = match.contains.length + match.mayContain.length > 0;
  if (!isAllergy && match.unknown.length + diets.broken.length + diets.open.length === 0) return null;
  return (
    <WarningNotice
      label={t(isAllergy ? "allergens.warning" : match.unknown.length > 0 ? "allergens.note" : "allergens.dietNote")}
      title={[matchSentences(match), dietSentences(diets.broken, diets.open)].filter(Boolean).join(" ")}
    >
      {t(isAllergy || match.unknown.length > 0 ? "allergens.onListCheck" : "allergens.preferencesCheck")}
    </WarningNotice>
  );
}

/** States what is known about allergens, what that rests on, and what could not be checked. */
export function AllergenText({ food }: { food: Food }) {
  const t = texts("food");
  const { data: preferences, isError } = useQuery(preferencesQuery);
  const avoids = preferences?.avoids;
  const isAvoiding = avoids !== undefined && (avoids.lactose || avoids.allergens.length + avoids.unchecked.length > 0);
  return (
    <>
      <p className="text-pretty">{food.allergyInfo ?? t("allergens.noInfo")}</p>
      {food.allergens?.basis && <p className="text-pretty text-muted-foreground text-sm">{t(`basis.${food.allergens.basis}`)}</p>}
      {isError && <p className="text-pretty">{t("allergens.notCompared")}</p>}
      <UncheckedWords avoids={avoids} />
      {food.isOwn && !food.product && food.source === null && (
        <Suspense>
          <OwnFoodAllergens food={food} />
        </Suspense>
      )}
      {preferences && !isAvoiding && (
        <p className="text-pretty">
          {t.rich("allergens.invitation", {
            link: (text) => (
              <TextLink asChild className="inline min-h-0 px-0">
                <Link href={`${APP_PATHS.profile}?tab=preferences`}>{text}</Link>
              </TextLink>
            ),
          })}
        </p>
      )}
    </>
  );
}

/** A food that an older version stored has no diet parts. */
const toChecked = (food: Food) => ({
  ...food,
  vitamins: food.vitamins ?? {},
  minerals: food.minerals ?? {},
  otherNutrients: food.otherNutrients ?? {},
  dietParts: food.dietParts ?? null,
});
