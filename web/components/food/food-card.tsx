import type { ReactNode } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { findCalmText } from "#core/domain/calm/calm-text.ts";
import { DEFAULT_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { useContributionsText } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount, formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { CATEGORY_WELLS } from "./food-categories.ts";
import { AllergenMark } from "./warnings/allergen-mark.tsx";

const MACROS = [
  { name: "protein", bar: "border-protein" },
  { name: "carbs", bar: "border-carbs" },
  { name: "fat", bar: "border-fat" },
] as const;

const PLATE_SIZE = 132;

interface FoodCardProps {
  food: Food;
  onOpen: (food: Food) => void;
  /** For cards above the fold, whose pictures load immediately. */
  eager?: boolean;
}

/** The whole card opens the food; for the keyboard and screen readers it is one button. */
export function FoodCard({ food, onOpen, eager = false }: FoodCardProps) {
  const isCalm = useIsCalm();
  const { category } = food;
  const name = food.name;
  const healthBenefits = isCalm ? findCalmText(food, "healthBenefits") : food.healthBenefits;
  return (
    <Card
      className={cn(
        "far-114 relative flex h-full flex-col overflow-hidden p-0 transition-shadow duration-150 hover:shadow-float md:p-0",
        "has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
      )}
    >
      <div className={cn("relative grid h-38 shrink-0 place-items-center", CATEGORY_WELLS[category])}>
        <span className="grid translate-y-[22px] rounded-full bg-card p-2 shadow-card">
          <FoodPlate food={food} size={PLATE_SIZE} eager={eager} />
        </span>
        <CategoryBadge category={category} className="absolute top-3.5 start-3.5 bg-card" />
        <AllergenMark food={food} className="absolute top-3.5 end-3.5 max-w-[45%] not-[.bg-foreground]:bg-card" />
      </div>
      <div className="grid grow grid-rows-[auto_1fr_auto_auto] gap-2.5 px-5 pt-10 pb-5.5">
        <h3 className="text-[1.3125rem] [overflow-wrap:anywhere]">{name}</h3>
        <p className="line-clamp-2 text-pretty text-muted-foreground text-sm">{healthBenefits}</p>
        {isCalm ? <CalmFacts food={food} /> : <FoodNumbers food={food} />}
        <Button
          variant="soft"
          size="block"
          onClick={() => onOpen(food)}
          // Stretched over the card, whose outline shows the focus.
          className="outline-none after:absolute after:inset-0"
        >
          {texts("food").rich("card.open", { food: name, hidden: (text) => <span className="sr-only">{text}</span> })}
        </Button>
      </div>
    </Card>
  );
}

const amount = (text: ReactNode) => <b className="font-display font-extrabold text-2xl leading-none">{text}</b>;

function FoodNumbers({ food }: { food: Food }) {
  const t = texts("food");
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline gap-x-4 pt-1 text-[0.9375rem]">
        <span>{t.rich("card.kcal", { amount: formatKcal(food.calories), b: amount })}</span>
        <span>{t.rich("card.fiber", { amount: formatAmount(food.fiber), b: amount })}</span>
        <span className="ms-auto text-muted-foreground text-xs">{t("card.basis", { basis: food.product?.basis ?? "100 g" })}</span>
      </p>
      <dl className="mb-1.5 grid grid-cols-3 gap-2">
        {MACROS.map(({ name: macro, bar }) => (
          <div key={macro} className={cn("flex flex-col-reverse border-t-4 pt-2 leading-tight", bar)}>
            <dt className="text-[0.8125rem] text-muted-foreground">{t(`macro.${macro}`)}</dt>
            <dd className="font-display font-extrabold text-[1.0625rem]">{formatWithUnit(food[macro], "g")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

/** Shown instead of energy and grams in calm mode: the nutrients of a usual serving. */
function CalmFacts({ food }: { food: Food }) {
  const t = texts("food");
  const [usual] = food.portions;
  const brings = useContributionsText(food, usual?.grams ?? DEFAULT_QUANTITY_G);
  return (
    <p className="mb-1.5 min-h-11 content-center text-pretty rounded-lg bg-muted px-3.5 py-2 text-[0.9375rem]">
      {!brings
        ? t("card.bringsLittle")
        : usual
          ? t.rich("card.brings", { serving: usual.label, nutrients: brings, b: bold })
          : t.rich("card.servingBrings", { nutrients: brings, b: bold })}
    </p>
  );
}
