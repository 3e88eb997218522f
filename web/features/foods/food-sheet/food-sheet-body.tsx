import { DropHalfIcon } from "@phosphor-icons/react/dist/csr/DropHalf";
import { LeafIcon } from "@phosphor-icons/react/dist/csr/Leaf";
import { LightningIcon } from "@phosphor-icons/react/dist/csr/Lightning";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { TimerIcon } from "@phosphor-icons/react/dist/csr/Timer";
import type { ReactNode } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { findCalmText } from "#core/domain/calm/calm-text.ts";
import type { CalmTexts } from "#core/domain/food-texts/describe-food.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { addedSugarsPer100G } from "#core/domain/nutrients/nutrition-label.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { MacroRing } from "#web/components/charts/macro-ring.tsx";
import { NutritionLabel } from "#web/components/food/nutrition-label.tsx";
import { amountText, type ChosenAmount } from "#web/components/food/portions/portion-amounts.ts";
import { PortionSwitcher } from "#web/components/food/portions/portion-switcher.tsx";
import { AllergenText, AllergyWarning } from "#web/components/food/warnings/allergy-warning.tsx";
import { ProductNotes } from "#web/components/food/warnings/product-notes.tsx";
import { SafetyNotes } from "#web/components/food/warnings/safety-notes.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { DailyNeeds } from "./daily-needs.tsx";
import { DietBadges, dietsThatFit } from "./diet-badges.tsx";
import { DigestionScale } from "./digestion-scale.tsx";
import { OtherNutrients } from "./other-nutrients.tsx";
import { ShowCarbs } from "./show-carbs.tsx";
import { SimilarFoods, SwapLink } from "./similar-foods.tsx";

interface FoodSheetBodyProps {
  food: Food;
  /** The first portion is the usual serving. */
  portions: readonly [Portion, ...Portion[]];
  amount: ChosenAmount;
  onChange: (amount: ChosenAmount) => void;
}

/** Shows all data of a food for the chosen amount. */
export function FoodSheetBody({ food, portions, amount, onChange }: FoodSheetBodyProps) {
  const t = texts("foods");
  const [usual] = portions;
  const { grams } = amount;
  const of = (nutrient: Parameters<typeof nutrientIn>[1]) => nutrientIn(food, nutrient, grams);
  const caffeine = of("caffeineMg") ?? 0;
  const added = amountIn(addedSugarsPer100G(food), grams);
  return (
    <div className="grid gap-8 p-5 md:px-7 md:py-6">
      <div className="grid gap-5">
        <AllergyWarning food={food} />
        <SafetyNotes food={food} />
        {food.product && <ProductNotes product={food.product} />}
        <PortionSwitcher portions={portions} amount={amount} onChange={onChange} />
        <p role="status" className="sr-only">
          {t("energy.status", { kcal: formatKcal(of("calories")), amount: amountText(amount) })}
        </p>
      </div>
      <section aria-label={t("energy.label")}>
        <MacroRing
          kcal={of("calories")}
          macros={{ protein: of("protein"), carbs: of("carbs"), fat: of("fat") }}
          details={[
            { name: t("energy.sugar"), amount: formatWithUnit(of("sugar"), "g") },
            ...(added === null ? [] : [{ name: t("energy.addedSugar"), amount: formatWithUnit(added, "g") }]),
            { name: t("energy.fiber"), amount: formatWithUnit(of("fiber"), "g") },
            { name: t("energy.sodium"), amount: formatWithUnit(of("sodium"), "mg") },
            ...(caffeine > 0 ? [{ name: t("energy.caffeine"), amount: formatWithUnit(caffeine, "mg") }] : []),
          ]}
        />
      </section>
      <DailyNeeds food={food} grams={grams} />
      <Knowledge
        food={food}
        carbs={of("carbs")}
        usual={amount.portion === usual ? undefined : amountText({ grams: usual.grams, portion: usual })}
      />
      <SimilarFoods foodId={food.id} />
      <SwapLink food={food} />
      <section aria-label={t("facts.label")} className="grid gap-4">
        <NutritionLabel food={food} amount={amount} />
        <OtherNutrients food={food} grams={grams} />
      </section>
    </div>
  );
}

interface KnowledgeProps {
  food: Food;
  carbs: number | null;
  /** The serving that the texts refer to, if the figures above are for another amount. */
  usual: string | undefined;
}

export function Knowledge({ food, carbs, usual }: KnowledgeProps) {
  const t = texts("foods");
  const isCalm = useIsCalm();
  const visibleText = (name: keyof CalmTexts) => (isCalm ? findCalmText(food, name) : food[name]);
  const { digestionPace } = food;
  const [healthBenefits, bodyImpact] = [visibleText("healthBenefits"), visibleText("bodyImpact")];
  const [digestionSpeed, diabeticInfo] = [visibleText("digestionSpeed"), visibleText("diabeticInfo")];
  const hasDigestion = digestionPace !== null || digestionSpeed !== null;
  return (
    <section aria-label={t("know.label")} className="grid gap-3 sm:grid-cols-2">
      {(healthBenefits || bodyImpact) && (
        <Well icon={<LightningIcon weight="fill" />} title={t("know.body")} isWide>
          {healthBenefits && <p className="text-pretty">{healthBenefits}</p>}
          {bodyImpact && <p className="text-pretty">{bodyImpact}</p>}
        </Well>
      )}
      {hasDigestion && (
        <Well icon={<TimerIcon weight="fill" />} title={t("know.digestion")} isWide={!diabeticInfo}>
          <DigestionScale pace={digestionPace} text={digestionSpeed} />
        </Well>
      )}
      {diabeticInfo && (
        <Well icon={<DropHalfIcon weight="fill" />} title={t("know.diabetes")} isWide={!hasDigestion}>
          <p className="text-pretty">{diabeticInfo}</p>
          {isCalm && <ShowCarbs carbs={carbs} />}
          {usual && carbs !== null && <p>{t("carbs.amount", { amount: formatWithUnit(carbs, "g") })}</p>}
        </Well>
      )}
      <Well icon={<ShieldCheckIcon weight="fill" />} title={t("know.allergens")} isWide>
        <AllergenText food={food} />
      </Well>
      {dietsThatFit(food).length > 0 && (
        <Well icon={<LeafIcon weight="fill" />} title={t("know.diets")} isWide>
          <DietBadges food={food} />
        </Well>
      )}
      {usual && (healthBenefits || diabeticInfo || hasDigestion) && (
        <p className="text-muted-foreground text-sm sm:col-span-2">{t("know.serving", { serving: usual })}</p>
      )}
    </section>
  );
}

interface WellProps {
  icon: ReactNode;
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

function Well({ icon, title, isWide = false, children }: WellProps) {
  return (
    <div className={cn("grid content-start gap-2 rounded-lg bg-muted p-4 text-[0.9375rem] leading-normal", isWide && "sm:col-span-2")}>
      <h3 className="flex items-center gap-2 text-base [&_svg]:size-5 [&_svg]:shrink-0">
        {icon}
        {title}
      </h3>
      {children}
    </div>
  );
}
