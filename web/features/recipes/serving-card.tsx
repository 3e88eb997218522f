import { useState } from "react";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { ContributionsNote } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { MacroRing } from "#web/components/charts/macro-ring.tsx";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { NutritionLabel } from "#web/components/food/nutrition-label.tsx";
import { usualAmount } from "#web/components/food/portions/portion-amounts.ts";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatList, formatWhole } from "#web/lib/format/numbers.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

const MAX_NUTRIENTS = 3;
const HIGH_FROM_PERCENT = 20;

/** Shows the nutrition of one serving: figures, or food groups and words in calm mode. */
export function ServingCard({ recipe }: { recipe: RecipeResponse }) {
  const isCalm = useIsCalm();
  const [isOpen, setIsOpen] = useState(false);
  const amount = usualAmount(recipe.food);
  const groups = recipe.groups.map((group) => GROUP_NAMES[group].toLowerCase());
  if (isCalm) {
    return (
      <TitledCard title="In one serving">
        {groups.length > 0 && <p>Groups on the plate: {formatList(groups)}.</p>}
        <ContributionsNote food={recipe.food} grams={amount.grams} />
        <NutrientsSource recipe={recipe} />
      </TitledCard>
    );
  }
  const { calories, protein, carbs, fat } = recipe;
  return (
    <TitledCard title="In one serving">
      <MacroRing kcal={calories === null ? null : Math.round(calories / 10) * 10} macros={{ protein, carbs, fat }} details={[]} />
      <dl className="grid divide-y divide-border">
        {richest(recipe, amount.grams).map(({ label, text }) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-3">
            <dt>{label}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
      <NutrientsSource recipe={recipe} />
      <Disclosure label="See the whole label" open={isOpen} onOpenChange={setIsOpen}>
        <NutritionLabel food={recipe.food} amount={amount} />
      </Disclosure>
    </TitledCard>
  );
}

function NutrientsSource({ recipe }: { recipe: RecipeResponse }) {
  const [one = "", ...more] = recipe.ingredients.map(({ name }) => name);
  return (
    <p className="text-pretty text-muted-foreground text-sm">
      Worked out from {more.length === 0 ? one : `its ${more.length + 1} ingredients`}, USDA figures. Salt in cooking water is not counted.
    </p>
  );
}

/** Always lists fiber and sodium, and between them the nutrients with the highest share of their Daily Value. */
function richest({ food }: RecipeResponse, grams: number): { label: string; text: string }[] {
  const times = grams / 100;
  const shares = Object.entries({ ...VITAMINS, ...MINERALS }).flatMap(([nutrient, { label, unit, ...rest }]) => {
    const per100 = food.vitamins?.[nutrient] ?? food.minerals?.[nutrient];
    const dailyValue = "dailyValue" in rest ? rest.dailyValue : undefined;
    return per100 === undefined || dailyValue === undefined
      ? []
      : [{ label, text: line(per100 * times, unit, dailyValue), percent: (per100 * times) / dailyValue }];
  });
  const top = shares.toSorted((a, b) => b.percent - a.percent).slice(0, MAX_NUTRIENTS);
  const [fiber, sodium] = [food.fiber, food.sodium].map((value) => (value === null ? null : value * times));
  return [{ label: "Fiber", text: line(fiber ?? null, "g", 28) }, ...top, { label: "Sodium", text: line(sodium ?? null, "mg", 2300) }];
}

function line(value: number | null, unit: string, dailyValue: number): string {
  if (value === null) return formatWithUnit(null, unit);
  const percent = Math.round((value / dailyValue) * 100);
  return `${formatWithUnit(value, unit)} · ${formatWhole(percent)}% of the Daily Value${percent >= HIGH_FROM_PERCENT ? ", high" : ""}`;
}
