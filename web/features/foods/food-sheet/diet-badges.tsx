import type { Food } from "#core/contracts/foods.ts";
import { BADGE_DIETS, verdictOn } from "#core/domain/diets/diet-verdicts.ts";
import { Badge } from "#web/ui/badge.tsx";

/** What was checked, because the words halal and kosher need a certificate that only a label can carry. */
const CHECKED = { halal: "no pork or alcohol found", kosher: "no pork, shellfish, or meat with milk found" } as const;

/** The diets that the food fits in its usual preparation. None, if not all that is in it is known. */
export function dietsThatFit({ allergens, dietParts }: Pick<Food, "allergens" | "dietParts">): string[] {
  if (!allergens || !dietParts) return [];
  const fits = (diet: Parameters<typeof verdictOn>[0]) => verdictOn(diet, allergens, dietParts) === "fits";
  return [...BADGE_DIETS.filter(fits), ...(["halal", "kosher"] as const).filter(fits).map((diet) => CHECKED[diet])];
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
