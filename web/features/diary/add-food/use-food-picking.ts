import { type FormEvent, useRef, useState } from "react";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { invalidQuantity } from "#web/components/diary/diary-messages.ts";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { isWrong } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { addItem, type Basket, type BasketItem, type BasketItemInput, containsFoods, pickFood, pickItem, toggleItems } from "./basket.ts";
import type { Picking } from "./food-row.tsx";

interface FoodPickingOptions {
  basket: Basket;
  onBasketChange: (basket: Basket) => void;
  onAdd: (foods: Basket) => void;
  isSearching: boolean;
}

/** The food whose amount is being chosen, and the way of foods into the basket and the diary. */
export function useFoodPicking({ basket, onBasketChange, onAdd, isSearching }: FoodPickingOptions) {
  const t = texts("diary");
  const [picked, setPicked] = useState<BasketItemInput>();
  const searchBox = useRef<HTMLInputElement>(null);
  const grams = useRef<HTMLInputElement>(null);
  const collected = picked ? addItem(basket, picked) : basket;

  /** Selects the search text, so that typing replaces it. */
  function nextSearch() {
    if (!isSearching) return;
    searchBox.current?.focus();
    searchBox.current?.select();
  }

  function toggle(chosen: readonly FoodToLog[]) {
    const next = toggleItems(basket, chosen);
    if (next.length > MAX_ENTRIES_A_DAY) {
      toast({ title: texts("shared")("limit.list"), description: t("sheet.tooMany", { most: MAX_ENTRIES_A_DAY }), kind: "info" });
      return;
    }
    onBasketChange(next);
    nextSearch();
  }

  function refuseWrongAmount(): boolean {
    if (!picked || !isWrong(picked.amount)) return false;
    toast(invalidQuantity());
    grams.current?.focus();
    return true;
  }

  function leave() {
    setPicked(undefined);
    nextSearch();
  }

  function collect() {
    if (refuseWrongAmount()) return;
    onBasketChange(collected);
    leave();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (refuseWrongAmount()) return;
    if (collected.length > 0) onAdd(collected);
    else toast({ title: t("sheet.nothing"), description: t("sheet.nothingText"), kind: "destructive" });
  }

  const picking: Picking = {
    isAdded: (chosen) => containsFoods(basket, chosen),
    onToggle: toggle,
    onOpen: (food) => setPicked(pickFood(basket, food)),
  };
  return {
    picked,
    setPicked,
    openItem: (item: BasketItem) => setPicked(pickItem(item)),
    count: collected.length,
    picking,
    leave,
    collect,
    send,
    searchBox,
    grams,
  };
}
