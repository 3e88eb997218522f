import { isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { allergySentences, avoidedWord } from "#web/components/food/warnings/allergen-words.ts";
import { OwnAllergens } from "#web/components/food/warnings/own-allergens.tsx";
import { texts } from "#web/texts/texts.ts";

/** At the top of an own recipe: what is on the user's list, then what is known of it and what that rests on. */
export function RecipeAllergens({ allergens }: { allergens: StoredAllergens | null }) {
  return (
    <div className="mb-5 grid gap-2">
      <OwnAllergens recipe={{ allergens }} />
      <p className="text-pretty">{describeAllergens(allergens)}</p>
      <p className="text-pretty text-muted-foreground text-sm">{texts("own-recipes")("allergens.how")}</p>
    </div>
  );
}

function describeAllergens(allergens: StoredAllergens | null): string {
  const t = texts("own-recipes");
  const found = allergens ? allergySentences(allergens.contains.map(avoidedWord), allergens.mayContain.map(avoidedWord)) : "";
  if (!isRestChecked(allergens)) return `${found} ${t("allergens.unknown")}`.trim();
  return found || t("allergens.none");
}
