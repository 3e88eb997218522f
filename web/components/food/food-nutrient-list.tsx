import type { FoodListItem } from "#core/contracts/foods.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { ContributionsNote } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";

const MACROS = [
  { name: "protein", bar: "border-protein" },
  { name: "carbs", bar: "border-carbs" },
  { name: "fat", bar: "border-fat" },
] as const;

/** Shows energy and macros of this many grams of a food in one line. */
export function FoodNutrientList({ food, grams }: { food: FoodListItem; grams: number }) {
  const t = texts("food");
  if (useIsCalm()) return <ContributionsNote food={food} grams={grams} />;
  return (
    <dl className="grid grid-cols-[auto_repeat(3,minmax(0,1fr))] items-center gap-2 rounded-lg bg-muted px-3 py-3 min-[24rem]:gap-2.5 min-[24rem]:px-4 leading-tight">
      <div className="flex min-w-12 flex-col-reverse">
        <dt className="text-[0.9375rem]">{t("kcal")}</dt>
        <dd className="font-display font-extrabold text-[1.625rem] leading-none">{formatKcal(nutrientIn(food, "calories", grams))}</dd>
      </div>
      {MACROS.map(({ name, bar }) => (
        <div key={name} className={cn("flex flex-col-reverse border-s-4 ps-1.5 min-[24rem]:ps-2", bar)}>
          <dt className="text-muted-foreground text-sm">{t(`macro.${name}`)}</dt>
          <dd className="font-display font-extrabold text-base min-[24rem]:text-[1.0625rem]">
            {formatWithUnit(nutrientIn(food, name, grams), "g")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
