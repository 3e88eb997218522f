import type { Suggestion } from "#core/contracts/suggestions.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { HEALTH_SCORE_MID_FROM } from "#core/domain/suggestions/health-score.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

interface Part {
  name: "part.produce" | "part.protein" | "part.grain";
  categories: readonly FoodCategory[];
}

/** The parts of a complete meal. Each is a kind of food and not a specific food, so that it fits every diet and allergy. */
const PARTS: readonly Part[] = [
  { name: "part.produce", categories: ["fruit", "vegetable"] },
  { name: "part.protein", categories: ["protein", "dairy", "nuts"] },
  { name: "part.grain", categories: ["grain"] },
];

/** Suggests what to add to an idea with a score below 6. Higher scores need no comment. */
export function roundItOut({ healthScore, food, parts = [] }: Pick<Suggestion, "healthScore" | "food" | "parts">): string | undefined {
  if (healthScore >= HEALTH_SCORE_MID_FROM) return undefined;
  const foods = food ? [food] : parts.map((part) => part.food);
  const missing = PARTS.filter(({ categories }) => !foods.some(({ category }) => categories.includes(category)));
  // If nothing is missing or the foods are unknown, a fruit or vegetable is always a good addition.
  const toAdd = missing.length === 0 || missing.length === PARTS.length ? PARTS.slice(0, 1) : missing;
  const t = texts("suggestions");
  return t("roundOut", { foods: formatList(toAdd.map(({ name }) => t(name))) });
}
