import { isAnEnergyDrink } from "#core/domain/food-texts/food-kinds.ts";
import type { CatalogueFood } from "./catalogue-food.ts";

const A_SIP = /^1 fl oz$/i;
const A_CONTAINER = /\b(can|bottle)\b/i;

/** An energy drink is drunk by the can: an ounce would make its caffeine look small. */
export function withSoldPortions(food: CatalogueFood): CatalogueFood {
  if (!isAnEnergyDrink(food)) return food;
  const portions = food.portions.filter(({ label }) => !A_SIP.test(label));
  const rank = ({ label }: { label: string }): number => (A_CONTAINER.test(label) || portions[0]?.label === label ? 0 : 1);
  return portions.length === 0 ? food : { ...food, portions: portions.toSorted((a, b) => rank(a) - rank(b)) };
}
