import { useRef, useState } from "react";
import type { MealType } from "#core/domain/diary/meals.ts";
import { HardTopicGate } from "#web/components/care/hard-topic-gate.tsx";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import { FoodNutrientList } from "#web/components/food/food-nutrient-list.tsx";
import { SearchNote } from "#web/components/food/warnings/search-note.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { addLabel, type Basket, without } from "./basket.ts";
import { BasketSummary } from "./basket-summary.tsx";
import type { Picking } from "./food-row.tsx";
import { FoodSearchBox } from "./food-search-box.tsx";
import { FoundFoods } from "./found-foods.tsx";
import { ManualEntryDialog } from "./manual-entry-dialog.tsx";
import { PortionView } from "./portion-view.tsx";
import { useFoodPicking } from "./use-food-picking.ts";
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
  const { text, query, type, submit } = useFoodQuery(initialText);
  const picker = useFoodPicking({ basket, onBasketChange, onAdd, isSearching: query !== "" });
  const { picked, setPicked } = picker;
  const [entryName, setEntryName] = useState<string>();
  const foods = useRef<HTMLDivElement>(null);

  return (
    <>
      <div className="px-5 pt-3 pb-1 md:px-7">
        <FoodSearchBox
          inputRef={picker.searchBox}
          text={text}
          onTextChange={(next) => {
            setPicked(undefined);
            type(next);
          }}
          onSubmit={submit}
          onDown={() => foods.current?.querySelector<HTMLElement>("li button")?.focus()}
        />
      </div>
      <form noValidate onSubmit={picker.send} className="flex min-h-0 grow flex-col [@media(max-height:32rem)]:shrink-0">
        <div
          ref={foods}
          className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 py-3 md:px-7 [@media(max-height:32rem)]:h-56 [@media(max-height:32rem)]:flex-none [@media(max-height:32rem)]:overscroll-auto"
        >
          {picked ? (
            <PortionView
              key={picked.key}
              picked={picked}
              gramsRef={picker.grams}
              onChange={(amount) => setPicked({ ...picked, amount })}
              onLeave={picker.leave}
            >
              <MealChoice meal={meal} onChange={onMealChange} />
              <FoodNutrientList food={picked.food} grams={picked.amount.grams} />
            </PortionView>
          ) : (
            <FoodChoices day={day} meal={meal} text={text} query={query} onEnter={setEntryName} picking={picker.picking} />
          )}
        </div>
        <PanelFooter {...{ picker, meal, onMealChange, basket, onBasketChange }} isSearching={query !== ""} />
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

interface FoodChoicesProps {
  day: string;
  meal: MealType;
  /** The text in the search box, also if it is too short to search for. */
  text: string;
  query: string;
  /** Opens the manual entry with this name. */
  onEnter: (name: string) => void;
  picking: Picking;
}

/** The foods that were found, or the user's usual ones before anything is typed. */
function FoodChoices({ day, meal, text, query, onEnter, picking }: FoodChoicesProps) {
  if (query === "")
    return (
      <>
        <UsualFoods day={day} meal={meal} {...picking} />
        <TextLink onClick={() => onEnter(text.trim())} className="mt-2 -ms-1">
          {texts("diary")("sheet.manual")}
        </TextLink>
      </>
    );
  return (
    <HardTopicGate text={query}>
      {() => (
        <>
          <SearchNote query={query} />
          <FoundFoods query={query} meal={meal} onEnter={onEnter} {...picking} />
        </>
      )}
    </HardTopicGate>
  );
}

interface PanelFooterProps {
  picker: ReturnType<typeof useFoodPicking>;
  meal: MealType;
  onMealChange: (meal: MealType) => void;
  basket: Basket;
  onBasketChange: (basket: Basket) => void;
  isSearching: boolean;
}

/** What is collected, and the buttons that log it. */
function PanelFooter({ picker, meal, onMealChange, basket, onBasketChange, isSearching }: PanelFooterProps) {
  return (
    <div className="grid gap-3 border-border border-t bg-card px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-7 md:pb-6">
      {!picker.picked && (
        <>
          <MealChoice meal={meal} onChange={onMealChange} />
          <BasketSummary
            // The key changes when a search starts, so that the list closes and makes room for the results.
            key={isSearching ? "searching" : "browsing"}
            basket={basket}
            onOpen={picker.openItem}
            onRemove={(key) => onBasketChange(without(basket, key))}
          />
        </>
      )}
      <Button type="submit" variant="primary" size="block" className="mb-[3px] min-h-14 text-lg">
        {addLabel(picker.count, meal)}
      </Button>
      {picker.picked && (
        <Button variant="ghost" size="block" onClick={picker.collect} className="-mt-1.5 -mb-2 min-h-11">
          {texts("diary")("sheet.another")}
        </Button>
      )}
    </div>
  );
}
