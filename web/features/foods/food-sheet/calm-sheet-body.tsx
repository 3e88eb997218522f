import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { contributionsText, nutrientContributions } from "#core/domain/calm/nutrient-words.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { NutrientSteps } from "#web/components/calm/nutrient-contributions.tsx";
import { useNeeds } from "#web/components/calm/use-is-calm.ts";
import { NeedsBasis, needsSource } from "#web/components/charts/nutrient-basis.tsx";
import { describeContributions } from "#web/components/food/describe-contributions.ts";
import { type ChosenAmount, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { PortionSwitcher } from "#web/components/food/portions/portion-switcher.tsx";
import { AllergyWarning } from "#web/components/food/warnings/allergy-warning.tsx";
import { ProductNotes } from "#web/components/food/warnings/product-notes.tsx";
import { SafetyNotes } from "#web/components/food/warnings/safety-notes.tsx";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Knowledge } from "./food-sheet-body.tsx";
import { SimilarFoods, SwapLink } from "./similar-foods.tsx";

const FIRST_STEPS = 8;

interface CalmSheetBodyProps {
  food: Food;
  portions: readonly [Portion, ...Portion[]];
  amount: ChosenAmount;
  onChange: (amount: ChosenAmount) => void;
}

/** Shows a food in calm mode: its nutrients in three steps, and its effects. */
export function CalmSheetBody({ food, portions, amount, onChange }: CalmSheetBodyProps) {
  const t = texts("foods");
  const person = useNeeds();
  const [isOpen, setIsOpen] = useState(false);
  const contributions = nutrientContributions(food, amount.grams, person);
  const [first, more] = [contributions.slice(0, FIRST_STEPS), contributions.slice(FIRST_STEPS)];
  return (
    <div className="grid gap-8 p-5 md:px-7 md:py-6">
      <div className="grid gap-5">
        <AllergyWarning food={food} />
        <SafetyNotes food={food} />
        {food.product && <ProductNotes product={food.product} />}
        <PortionSwitcher portions={portions} amount={amount} onChange={onChange} />
        <p role="status" className="sr-only">
          {describeContributions(portionWords(amount), contributionsText(contributions))}
        </p>
      </div>
      <section aria-label={t("calm.title")} className="grid gap-4">
        <div className="grid gap-0.5">
          <h3>{t("calm.title")}</h3>
          <NeedsBasis person={person} />
        </div>
        {first.length > 0 ? <NutrientSteps brought={first} /> : <p>{t("calm.none")}</p>}
        {more.length > 0 && (
          <Disclosure
            label={isOpen ? t("more.close") : t("more.open", { count: more.length })}
            open={isOpen}
            onOpenChange={setIsOpen}
            className="-mt-2 -ms-1"
          >
            <div className="pt-2 ps-1">
              <NutrientSteps brought={more} />
            </div>
          </Disclosure>
        )}
        <p className="text-pretty text-muted-foreground text-xs">
          {t("calm.steps")} {needsSource(person)}
        </p>
      </section>
      <Knowledge food={food} carbs={nutrientIn(food, "carbs", amount.grams)} usual={undefined} />
      <SimilarFoods foodId={food.id} />
      <SwapLink food={food} />
    </div>
  );
}
