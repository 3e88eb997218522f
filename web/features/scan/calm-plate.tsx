import { toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { GroupDiscs } from "#web/components/food/group-discs.tsx";
import { texts } from "#web/texts/texts.ts";
import type { PlateItem } from "./plate-items.ts";

/** Shows the food groups of the plate instead of figures, in calm mode. */
export function CalmPlate({ items }: { items: readonly PlateItem[] }) {
  return (
    <section aria-label={texts("scan")("plate.groups")}>
      <GroupDiscs eaten={toFoodGroups(items.map(({ food }) => food?.category ?? "other"))} />
    </section>
  );
}
