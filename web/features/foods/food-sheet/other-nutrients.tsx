import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { ALL_NUTRIENTS, type Mineral, OTHER_NUTRIENTS, type OtherNutrient, type Vitamin } from "#core/domain/nutrients/nutrients.ts";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

type Other = OtherNutrient | Vitamin | Mineral;

/** Nutrients for which the tables have no need. Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
const OTHERS: readonly Other[] = ["cholineMg", "copperMg", "seleniumUg", ...(Object.keys(OTHER_NUTRIENTS) as OtherNutrient[])];

/** Shows the other measured figures. Missing ones are omitted, because a long list of dashes would be useless. */
export function OtherNutrients({ food, grams }: { food: Food; grams: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const nutrients = OTHERS.map((nutrient) => ({ nutrient, amount: nutrientIn(food, nutrient, grams) })).filter(
    ({ amount }) => amount !== null,
  );
  if (nutrients.length === 0) return null;
  return (
    <Disclosure label={texts("foods")("facts.more")} open={isOpen} onOpenChange={setIsOpen} className="-my-2 -ms-1">
      <dl className="grid gap-1.5 px-1 pt-1 pb-2 text-[0.9375rem]">
        {nutrients.map(({ nutrient, amount }) => (
          <div key={nutrient} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted-foreground">{ALL_NUTRIENTS[nutrient].label}</dt>
            <dd className="font-semibold">{formatWithUnit(amount, ALL_NUTRIENTS[nutrient].unit)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
