import { isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { allergySentences, avoidedWord } from "#web/components/food/warnings/allergen-words.ts";
import { OwnAllergens } from "#web/components/food/warnings/own-allergens.tsx";

/** At the top of an own recipe: what is on the user's list, then what is known of it and what that rests on. */
export function RecipeAllergens({ allergens }: { allergens: StoredAllergens | null }) {
  return (
    <div className="mb-5 grid gap-2">
      <OwnAllergens recipe={{ allergens }} />
      <p className="text-pretty">{describeAllergens(allergens)}</p>
      <p className="text-pretty text-muted-foreground text-sm">
        Worked out from each line you wrote, never from the title. Labels and kitchens differ, so check the packets you use.
      </p>
    </div>
  );
}

function describeAllergens(allergens: StoredAllergens | null): string {
  const found = allergens ? allergySentences(allergens.contains.map(avoidedWord), allergens.mayContain.map(avoidedWord)) : "";
  if (!isRestChecked(allergens)) return `${found} We don’t know everything that is in it, so it may hold more.`.trim();
  return found || "None of the nine major allergens was found in its lines.";
}
