import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { texts } from "#web/texts/texts.ts";
import { matchSentences } from "./allergen-words.ts";
import { UncheckedWords } from "./unchecked-words.tsx";
import { useAvoids } from "./use-avoids.ts";

/** At the top of a recipe, before anybody starts: 'Contains peanut and wheat. That is on your list.' */
export function OwnAllergens({ recipe }: { recipe: { allergens: StoredAllergens | null } }) {
  const t = texts("food");
  const avoids = useAvoids();
  const match = matchAvoids(avoids, recipe.allergens);
  const text = matchSentences(match);
  if (text === "") return <UncheckedWords avoids={avoids} />;
  return (
    <div
      role="note"
      aria-label={t("allergens.warning")}
      className="flex items-start gap-2.5 rounded-lg bg-foreground px-4 py-3 text-background"
    >
      <WarningIcon weight="fill" size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <p className="text-pretty font-bold">
          {text} {t("allergens.onList")}
        </p>
        <UncheckedWords avoids={avoids} />
      </div>
    </div>
  );
}
