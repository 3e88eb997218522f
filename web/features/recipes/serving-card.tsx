import { useState } from "react";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { ContributionsNote } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { MacroRing } from "#web/components/charts/macro-ring.tsx";
import { NutritionLabel } from "#web/components/food/nutrition-label.tsx";
import { usualAmount } from "#web/components/food/portions/portion-amounts.ts";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { groupName } from "./recipe-texts.ts";

const MAX_NUTRIENTS = 3;
const HIGH_FROM_PERCENT = 20;

/** Shows the nutrition of one serving: figures, or food groups and words in calm mode. */
export function ServingCard({ recipe }: { recipe: RecipeResponse }) {
  const t = texts("recipes");
  const isCalm = useIsCalm();
  const [isOpen, setIsOpen] = useState(false);
  const amount = usualAmount(recipe.food);
  const { groups } = recipe;
  if (isCalm) {
    return (
      <TitledCard title={t("nutrition.title")}>
        {groups.length > 0 && <p>{t("nutrition.groups", { groups: formatList(groups.map(groupName)) })}</p>}
        <ContributionsNote food={recipe.food} grams={amount.grams} />
        <NutrientsSource recipe={recipe} />
      </TitledCard>
    );
  }
  const { calories, protein, carbs, fat } = recipe;
  return (
    <TitledCard title={t("nutrition.title")}>
      <MacroRing kcal={calories === null ? null : Math.round(calories / 10) * 10} macros={{ protein, carbs, fat }} details={[]} />
      <dl className="grid divide-y divide-border">
        {richest(recipe, amount.grams).map(({ label, text }) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-3">
            <dt>{label}</dt>
            <dd className="text-end">{text}</dd>
          </div>
        ))}
      </dl>
      <NutrientsSource recipe={recipe} />
      <Disclosure label={t("nutrition.label")} open={isOpen} onOpenChange={setIsOpen}>
        <NutritionLabel food={recipe.food} amount={amount} />
      </Disclosure>
    </TitledCard>
  );
}

function NutrientsSource({ recipe }: { recipe: RecipeResponse }) {
  const { ingredients } = recipe;
  return (
    <p className="text-pretty text-muted-foreground text-sm">
      {texts("recipes")("nutrition.source", { count: ingredients.length, name: ingredients[0]?.name ?? "" })}
    </p>
  );
}

/** Always lists fiber and sodium, and between them the nutrients with the highest share of their Daily Value. */
function richest({ food }: RecipeResponse, grams: number): { label: string; text: string }[] {
  const t = texts("recipes");
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
  return [
    { label: t("nutrition.fiber"), text: line(fiber ?? null, "g", 28) },
    ...top,
    { label: t("nutrition.sodium"), text: line(sodium ?? null, "mg", 2300) },
  ];
}

function line(value: number | null, unit: string, dailyValue: number): string {
  if (value === null) return formatWithUnit(null, unit);
  const percent = Math.round((value / dailyValue) * 100);
  const key = percent >= HIGH_FROM_PERCENT ? "nutrition.shareHigh" : "nutrition.share";
  return texts("recipes")(key, { amount: formatWithUnit(value, unit), share: percent / 100 });
}
