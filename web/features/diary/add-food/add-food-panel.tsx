import { type FormEvent, useRef, useState } from "react";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { HardTopicGate } from "#web/components/care/hard-topic-gate.tsx";
import { invalidQuantity } from "#web/components/diary/diary-messages.ts";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { FoodNutrientList } from "#web/components/food/food-nutrient-list.tsx";
import { isWrong } from "#web/components/food/portions/portion-amounts.ts";
import { SearchNote } from "#web/components/food/warnings/search-note.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { addItem, addLabel, type Basket, type BasketItemInput, containsFoods, pickFood, pickItem, toggleItems, without } from "./basket.ts";
import { BasketSummary } from "./basket-summary.tsx";
import type { Picking } from "./food-row.tsx";
import { FoodSearchBox } from "./food-search-box.tsx";
import { FoundFoods } from "./found-foods.tsx";
import { ManualEntryDialog } from "./manual-entry-dialog.tsx";
import { PortionView } from "./portion-view.tsx";
import { useFoodQuery } from "./use-food-query.ts";
import { UsualFoods } from "./usual-foods.tsx";

interface AddFoodPanelProps {
  day: string;
  meal: MealType;
  onMealChange: (meal: MealType) => void;
  basket: Basket;
  onBasketChange: (basket: Basket) => void;
  onAdd: (foods: Basket) => void;
  /** Called when a food was logged directly and the basket is empty. */
  onDone: () => void;
  initialText: string;
}

export function AddFoodPanel({ day, meal, onMealChange, basket, onBasketChange, onAdd, onDone, initialText }: AddFoodPanelProps) {
  const t = texts("diary");
  const { text, query, type, submit } = useFoodQuery(initialText);
  const [picked, setPicked] = useState<BasketItemInput>();
  const [entryName, setEntryName] = useState<string>();
  const searchBox = useRef<HTMLInputElement>(null);
  const foods = useRef<HTMLDivElement>(null);
  const grams = useRef<HTMLInputElement>(null);

  const collected = picked ? addItem(basket, picked) : basket;

  function toggle(chosen: readonly FoodToLog[]) {
    const next = toggleItems(basket, chosen);
    if (next.length > MAX_ENTRIES_A_DAY) {
      toast({ title: texts("shared")("limit.list"), description: t("sheet.tooMany", { most: MAX_ENTRIES_A_DAY }), kind: "info" });
      return;
    }
    onBasketChange(next);
    if (query) nextSearch();
  }

  /** Selects the search text, so that typing replaces it. */
  function nextSearch() {
    searchBox.current?.focus();
    searchBox.current?.select();
  }

  function refuseWrongAmount(): boolean {
    if (!picked || !isWrong(picked.amount)) return false;
    toast(invalidQuantity());
    grams.current?.focus();
    return true;
  }

  function leavePicked() {
    setPicked(undefined);
    if (query) nextSearch();
  }

  function keepPicked() {
    if (refuseWrongAmount()) return;
    onBasketChange(collected);
    leavePicked();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (refuseWrongAmount()) return;
    if (collected.length === 0) toast({ title: t("sheet.nothing"), description: t("sheet.nothingText"), kind: "destructive" });
    else onAdd(collected);
  }

  const picking: Picking = {
    isAdded: (chosen) => containsFoods(basket, chosen),
    onToggle: toggle,
    onOpen: (food) => setPicked(pickFood(basket, food)),
  };
  return (
    <>
      <div className="px-5 pt-3 pb-1 md:px-7">
        <FoodSearchBox
          inputRef={searchBox}
          text={text}
          onTextChange={(next) => {
            setPicked(undefined);
            type(next);
          }}
          onSubmit={submit}
          onDown={() => foods.current?.querySelector<HTMLElement>("li button")?.focus()}
        />
      </div>
      <form noValidate onSubmit={send} className="flex min-h-0 grow flex-col [@media(max-height:32rem)]:shrink-0">
        <div
          ref={foods}
          className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 py-3 md:px-7 [@media(max-height:32rem)]:h-56 [@media(max-height:32rem)]:flex-none [@media(max-height:32rem)]:overscroll-auto"
        >
          {picked ? (
            <PortionView
              key={picked.key}
              picked={picked}
              gramsRef={grams}
              onChange={(amount) => setPicked({ ...picked, amount })}
              onLeave={leavePicked}
            >
              <MealChoice meal={meal} onChange={onMealChange} />
              <FoodNutrientList food={picked.food} grams={picked.amount.grams} />
            </PortionView>
          ) : query ? (
            <HardTopicGate text={query}>
              {() => (
                <>
                  <SearchNote query={query} />
                  <FoundFoods query={query} meal={meal} onEnter={setEntryName} {...picking} />
                </>
              )}
            </HardTopicGate>
          ) : (
            <>
              <UsualFoods day={day} meal={meal} {...picking} />
              <TextLink onClick={() => setEntryName(text.trim())} className="mt-2 -ml-1">
                {t("sheet.manual")}
              </TextLink>
            </>
          )}
        </div>
        <div className="grid gap-3 border-border border-t bg-card px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-7 md:pb-6">
          {!picked && (
            <>
              <MealChoice meal={meal} onChange={onMealChange} />
              <BasketSummary
                // The key changes when a search starts, so that the list closes and makes room for the results.
                key={query ? "searching" : "browsing"}
                basket={basket}
                onOpen={(item) => setPicked(pickItem(item))}
                onRemove={(key) => onBasketChange(without(basket, key))}
              />
            </>
          )}
          <Button type="submit" variant="primary" size="block" className="mb-[3px] min-h-14 text-lg">
            {addLabel(collected.length, meal)}
          </Button>
          {picked && (
            <Button variant="ghost" size="block" onClick={keepPicked} className="-mt-1.5 -mb-2 min-h-11">
              {t("sheet.another")}
            </Button>
          )}
        </div>
      </form>
      <ManualEntryDialog
        day={day}
        mealType={meal}
        isOpen={entryName !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEntryName(undefined)}
        initialName={entryName ?? ""}
        onAdded={() => basket.length === 0 && onDone()}
      />
    </>
  );
}
