import type { Food } from "#core/contracts/foods.ts";
import { BADGE_DIETS, verdictOn } from "#core/domain/diets/diet-verdicts.ts";
import { Badge } from "#web/ui/badge.tsx";

/** The diets that the food fits in its usual preparation. */
export function dietsThatFit({ allergens, dietParts }: Pick<Food, "allergens" | "dietParts">): string[] {
  if (!allergens || !dietParts) return [];
  return BADGE_DIETS.filter((diet) => verdictOn(diet, allergens, dietParts) === "fits");
}

export function DietBadges({ food }: { food: Food }) {
  return (
    <>
      <ul aria-label="Diets it fits" className="flex flex-wrap gap-1.5">
        {dietsThatFit(food).map((diet) => (
          <li key={diet}>
            <Badge className="bg-card first-letter:uppercase">{diet}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-pretty">
        {food.source?.includes("FNDDS") ? "By its name and USDA’s usual recipe." : "By its name: we don’t have its recipe."} How an animal
        was slaughtered and what else a kitchen touches, nobody can tell from here.
      </p>
    </>
  );
}
