import { type Ref, useId, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import type { ScannedProduct } from "#core/contracts/products.ts";
import { findCalmText } from "#core/domain/calm/calm-text.ts";
import { caffeineText, contributionsText, nutrientContributions } from "#core/domain/calm/nutrient-words.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { useAddProduct } from "#web/api/products.ts";
import { NutrientSteps } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm, useNeeds } from "#web/components/calm/use-is-calm.ts";
import { MacroRing } from "#web/components/charts/macro-ring.tsx";
import { AddToDiary } from "#web/components/diary/add-to-diary.tsx";
import { CategoryBadge } from "#web/components/food/category-badge.tsx";
import { describeContributions } from "#web/components/food/describe-contributions.ts";
import { NutritionLabel } from "#web/components/food/nutrition-label.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { amountText, type ChosenAmount, listPortions, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { PortionSwitcher } from "#web/components/food/portions/portion-switcher.tsx";
import { ProductSourceText } from "#web/components/food/product-source.tsx";
import { AllergenText, AllergyWarning } from "#web/components/food/warnings/allergy-warning.tsx";
import { ProductNotes } from "#web/components/food/warnings/product-notes.tsx";
import { SafetyNotes } from "#web/components/food/warnings/safety-notes.tsx";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

const MAX_STEPS = 8;

interface ProductCardProps {
  found: ScannedProduct;
  product: ProductFacts;
  onAdded: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows a product like the details of a food: amount, nutrition, warnings and the button that adds it to the diary. */
export function ProductCard({ found: { food, isKept }, product, onAdded, headingRef }: ProductCardProps) {
  const [portions] = useState(() => listPortions(food.portions));
  const [usual] = portions;
  const [amount, setAmount] = useState<ChosenAmount>({ grams: usual.grams, portion: usual });
  const t = texts("scan");
  const { mutateAsync: keep } = useAddProduct();
  const isCalm = useIsCalm();
  const titleId = useId();
  const about = [product.brand, product.quantity].filter(Boolean).join(" · ");
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-center gap-4.5">
          <FoodPlate food={food} size={96} />
          <div className="grid min-w-0 justify-items-start gap-1">
            <p className="font-bold text-muted-foreground text-sm">{t("product.found")}</p>
            <h2 id={titleId} ref={headingRef} tabIndex={-1} className="hyphens-auto text-pretty break-words text-2xl outline-none">
              {food.name}
            </h2>
            {about && <p className="wrap-anywhere text-muted-foreground">{about}</p>}
            <CategoryBadge category={food.category} />
          </div>
        </div>
        <AllergyWarning food={food} />
        <SafetyNotes food={food} />
        <ProductNotes product={product} />
        <PortionSwitcher portions={portions} amount={amount} onChange={setAmount} />
        {isCalm ? <CalmFacts food={food} amount={amount} /> : <ProductNutrients food={food} amount={amount} />}
        <Advice food={food} />
        <div className="grid gap-2">
          <AddToDiary
            food={food}
            amount={amount}
            prepare={async () => isKept || (await keep({ gtin: product.gtin, food }))}
            onAdded={onAdded}
          />
          <p className="text-muted-foreground text-sm">
            <ProductSourceText product={product} />
          </p>
        </div>
        <Allergens food={food} />
        {!isCalm && <Label food={food} amount={amount} />}
      </Card>
    </section>
  );
}

function ProductNutrients({ food, amount }: { food: Food; amount: ChosenAmount }) {
  const t = texts("scan");
  const of = (nutrient: Parameters<typeof nutrientIn>[1]) => nutrientIn(food, nutrient, amount.grams);
  const caffeine = of("caffeineMg") ?? 0;
  return (
    <section aria-label={t("product.energy")}>
      <p role="status" className="sr-only">
        {t("product.energyStatus", { kcal: formatKcal(of("calories")), amount: amountText(amount) })}
      </p>
      <MacroRing
        kcal={of("calories")}
        macros={{ protein: of("protein"), carbs: of("carbs"), fat: of("fat") }}
        details={[
          { name: t("product.sugar"), amount: formatWithUnit(of("sugar"), "g") },
          { name: t("product.fiber"), amount: formatWithUnit(of("fiber"), "g") },
          { name: t("product.sodium"), amount: formatWithUnit(of("sodium"), "mg") },
          ...(caffeine > 0 ? [{ name: t("product.caffeine"), amount: formatWithUnit(caffeine, "mg") }] : []),
        ]}
      />
    </section>
  );
}

/** What to know before it becomes a habit. */
function Advice({ food }: { food: Food }) {
  const text = useIsCalm() ? findCalmText(food, "bodyImpact") : food.bodyImpact;
  return text && <p className="text-pretty rounded-lg bg-muted p-4 text-[0.9375rem]">{text}</p>;
}

function CalmFacts({ food, amount }: { food: Food; amount: ChosenAmount }) {
  const t = texts("scan");
  const contributions = nutrientContributions(food, amount.grams, useNeeds());
  const caffeine = caffeineText(food, amount.grams);
  return (
    <section aria-label={t("product.brings")} className="grid gap-3">
      <h3>{t("product.brings")}</h3>
      <p role="status" className="sr-only">
        {describeContributions(portionWords(amount), caffeine ?? contributionsText(contributions))}
      </p>
      {caffeine && <p className="font-bold">{caffeine}</p>}
      {contributions.length > 0 ? <NutrientSteps brought={contributions.slice(0, MAX_STEPS)} /> : <p>{t("product.bringsNothing")}</p>}
    </section>
  );
}

function Allergens({ food }: { food: Food }) {
  const t = texts("scan");
  return (
    <section aria-label={t("product.allergens")} className="grid gap-2 rounded-lg bg-muted p-4 text-[0.9375rem]">
      <h3 className="text-base">{t("product.allergens")}</h3>
      <AllergenText food={food} />
    </section>
  );
}

function Label({ food, amount }: { food: Food; amount: ChosenAmount }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label={texts("scan")("product.label")} open={isOpen} onOpenChange={setIsOpen} className="-my-2">
      <div className="py-2">
        <NutritionLabel food={food} amount={amount} />
      </div>
    </Disclosure>
  );
}
