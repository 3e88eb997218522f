import type { Food } from "#core/contracts/foods.ts";
import { BADGE_DIETS, verdictOn } from "#core/domain/diets/diet-verdicts.ts";
import { dietWord } from "#web/components/food/warnings/diet-words.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";

/** The diets that the food fits in its usual preparation. None, if not all that is in it is known. */
export function dietsThatFit({ allergens, dietParts }: Pick<Food, "allergens" | "dietParts">): string[] {
  if (!allergens || !dietParts) return [];
  const fits = (diet: Parameters<typeof verdictOn>[0]) => verdictOn(diet, allergens, dietParts) === "fits";
  // Says what was checked, because the words halal and kosher need a certificate that only a label can carry.
  const checked = (["halal", "kosher"] as const).filter(fits).map((diet) => texts("foods")(`diets.${diet}`));
  return [...BADGE_DIETS.filter(fits).map(dietWord), ...checked];
}

export function DietBadges({ food }: { food: Food }) {
  const t = texts("foods");
  return (
    <>
      <ul aria-label={t("know.diets")} className="flex flex-wrap gap-1.5">
        {dietsThatFit(food).map((diet) => (
          <li key={diet}>
            <Badge className="bg-card first-letter:uppercase">{diet}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-pretty">{t(food.source?.includes("FNDDS") ? "diets.byRecipe" : "diets.byName")}</p>
    </>
  );
}
