import type { FoodListItem } from "#core/contracts/foods.ts";
import {
  caffeineText,
  contributionsText,
  type NutrientContribution,
  nutrientContributions,
  STEPS,
} from "#core/domain/calm/nutrient-words.ts";
import { describeUse } from "#web/components/charts/nutrient-bars.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { useNeeds } from "./use-is-calm.ts";

/** 'iron, protein, fiber', or the caffeine of an energy drink: shown instead of an entry's energy in calm mode. */
export function useContributionsText(food: FoodListItem, grams: number): string {
  const person = useNeeds();
  return caffeineText(food, grams) ?? contributionsText(nutrientContributions(food, grams, person));
}

/** Shown instead of energy and macros while the user chooses an amount in calm mode. */
export function ContributionsNote({ food, grams }: { food: FoodListItem; grams: number }) {
  const t = texts("calm");
  const nutrients = useContributionsText(food, grams);
  return (
    <p className="rounded-lg bg-muted px-4 py-3 text-[0.9375rem]">
      {nutrients ? t.rich("brings.nutrients", { nutrients, b: (text) => <b>{text}</b> }) : t("brings.something")}
    </p>
  );
}

/** Shows the nutrients of an amount of food in three steps. */
export function NutrientSteps({ brought: contributions }: { brought: readonly NutrientContribution[] }) {
  const t = texts("calm");
  return (
    <ul className="grid gap-3.5">
      {contributions.map(({ nutrient, name, step, isOverLimit }) => (
        <li key={nutrient} className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-x-3">
          <span className="font-semibold text-[0.9375rem]">{name}</span>
          <span aria-hidden="true" className="flex gap-1">
            {STEPS.map((one, index) => (
              <span
                key={one}
                className={cn(
                  "h-2.5 w-8.5 rounded-full",
                  index > STEPS.indexOf(step) ? "bg-track" : isOverLimit ? "bg-muted-foreground" : "bg-score-high",
                )}
              />
            ))}
          </span>
          <span className="font-bold font-display leading-snug">{isOverLimit ? t("brings.over") : step}</span>
          <span className="col-span-2 col-start-2 text-muted-foreground text-sm">
            {isOverLimit ? t("brings.overText") : describeUse(nutrient)}
          </span>
        </li>
      ))}
    </ul>
  );
}
