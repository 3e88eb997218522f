import { cn } from "#web/lib/class-names.ts";
import { Badge } from "#web/ui/badge.tsx";

const COLOURS = new Map([
  ["General", "bg-cat-dairy-soft text-cat-dairy"],
  ["Account", "bg-cat-vegetable-soft text-cat-vegetable"],
  ["Features", "bg-cat-protein-soft text-cat-protein"],
  ["Billing", "bg-cat-grain-soft text-cat-grain"],
  ["Technical", "bg-destructive-soft text-destructive"],
]);

export function FaqCategoryBadge({ category }: { category: string }) {
  return (
    <Badge className={cn("max-w-full", COLOURS.get(category))}>
      <span className="truncate">{category}</span>
    </Badge>
  );
}
