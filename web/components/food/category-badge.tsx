import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";

const COLOURS: Record<FoodCategory, string> = {
  fruit: "bg-cat-fruit-soft text-cat-fruit",
  vegetable: "bg-cat-vegetable-soft text-cat-vegetable",
  protein: "bg-cat-protein-soft text-cat-protein",
  grain: "bg-cat-grain-soft text-cat-grain",
  dairy: "bg-cat-dairy-soft text-cat-dairy",
  nuts: "bg-cat-nuts-soft text-cat-nuts",
  "user-entered": "bg-cat-other-soft text-cat-other",
  other: "bg-cat-other-soft text-cat-other",
};

/** `className` can change the background, for a badge on its own category's color. */
export function CategoryBadge({ category, className }: { category: FoodCategory; className?: string }) {
  return <Badge className={cn(COLOURS[category], className)}>{texts("food")(`category.${category}`)}</Badge>;
}
