import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useState } from "react";
import { householdWords } from "#web/components/calm/household-words.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { amountText, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Basket, type BasketItem, formatEnergy, summarizeFoods } from "./basket.ts";

interface BasketSummaryProps {
  basket: Basket;
  onOpen: (item: BasketItem) => void;
  onRemove: (key: string) => void;
}

/** Shows the collected foods as one line that expands to a list. */
export function BasketSummary({ basket, onOpen, onRemove }: BasketSummaryProps) {
  const t = texts("diary");
  const [isOpen, setIsOpen] = useState(false);
  const isCalm = useIsCalm();
  const label = t("basket.adding", { foods: summarizeFoods(basket, isCalm) });
  return (
    <>
      <p role="status" className="sr-only">
        {basket.length > 0 && label}
      </p>
      {basket.length > 0 && (
        <Disclosure label={label} open={isOpen} onOpenChange={setIsOpen} className="-my-1 -ms-1">
          <ul aria-label={t("basket.list")} className="grid max-h-40 overflow-y-auto overscroll-contain">
            {basket.map((item) => (
              <li key={item.key} className="flex items-center gap-2">
                <button
                  type="button"
                  onClick={() => onOpen(item)}
                  className="grid min-h-11 min-w-0 grow content-center rounded-md px-1 text-start leading-snug transition-colors duration-150 hover:bg-accent"
                >
                  <span className="truncate font-semibold text-[0.9375rem]">
                    {t.rich("basket.change", {
                      food: item.food.name,
                      hidden: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </span>
                  <span className="truncate text-muted-foreground text-sm">
                    {isCalm
                      ? (portionWords(item.amount) ?? householdWords(item.food, item.amount.grams))
                      : t("food.amount", { amount: amountText(item.amount), energy: formatEnergy([item]) })}
                  </span>
                </button>
                <IconButton label={t("basket.remove", { food: item.food.name })} onClick={() => onRemove(item.key)}>
                  <XIcon weight="bold" />
                </IconButton>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
