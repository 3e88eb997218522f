import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CategoryBadge } from "#web/components/food/category-badge.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { amountText, type ChosenAmount } from "#web/components/food/portions/portion-amounts.ts";
import { PortionSwitcher } from "#web/components/food/portions/portion-switcher.tsx";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { StarButton } from "#web/components/food/star-button.tsx";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { type BasketItemInput, formatEnergy } from "./basket.ts";

interface PortionViewProps {
  picked: BasketItemInput;
  onChange: (amount: ChosenAmount) => void;
  gramsRef: RefObject<HTMLInputElement | null>;
  /** Returns to the list of foods. */
  onLeave: () => void;
  /** The content below the amount. */
  children: ReactNode;
}

/** Asks how much of the food was eaten. */
export function PortionView({ picked, onChange, gramsRef, onLeave, children }: PortionViewProps) {
  const t = texts("diary");
  const { food, amount, portions } = picked;
  const isCalm = useIsCalm();
  const name = useRef<HTMLHeadingElement>(null);
  // The element that had the focus was removed.
  useEffect(() => name.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <FoodPlate food={food} size={76} />
        <div className="grid min-w-0 grow justify-items-start gap-1">
          <CategoryBadge category={food.category} />
          <h3 ref={name} tabIndex={-1} className="line-clamp-3 text-pretty text-xl leading-tight outline-none [overflow-wrap:anywhere]">
            {food.name}
          </h3>
        </div>
        <div className="grid shrink-0 justify-items-end">
          <StarButton food={food} />
          <TextLink onClick={onLeave} className="text-sm">
            {t("food.change")}
          </TextLink>
        </div>
      </div>
      <PortionSwitcher portions={portions} amount={amount} onChange={onChange} gramsRef={gramsRef} />
      <ProductSourcesNote foods={[food]} />
      <p role="status" className="sr-only">
        {isCalm ? amountText(amount) : t("food.energyIn", { energy: formatEnergy([picked]), amount: amountText(amount) })}
      </p>
      {children}
    </div>
  );
}
