import { useEffect, useRef, useState } from "react";
import type { MealType } from "#core/domain/diary/meals.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { addFailed } from "#web/components/diary/diary-messages.ts";
import { useLogFoods } from "#web/components/diary/use-log-foods.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { texts } from "#web/texts/texts.ts";
import { Sheet, SheetContent, SheetTitle } from "#web/ui/dialogs/sheet.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { AddFoodPanel } from "./add-food-panel.tsx";
import { type Basket, summarizeFoods } from "./basket.ts";
import { useBasket } from "./use-basket.ts";

interface AddFoodSheetProps {
  day: string;
  /** The preselected meal, which the user can change. */
  mealType: MealType;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The initial search text. */
  initialText?: string;
}

/** Finds foods and logs them. Collected foods stay in the basket while the sheet is closed. */
export function AddFoodSheet({ day, mealType, isOpen, onOpenChange, initialText = "" }: AddFoodSheetProps) {
  const { basket, changeBasket } = useBasket();
  const [chosenMeal, setChosenMeal] = useState<MealType>();
  const { logFoods } = useLogFoods();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const isMounted = useIsMounted();
  const isCalm = useIsCalm();
  const meal = chosenMeal ?? mealType;

  function setOpen(next: boolean) {
    setChosenMeal(undefined);
    onOpenChange(next);
  }

  async function add(foods: Basket) {
    // A double tap can hit the sheet while it is closing.
    if (!isOpen) return;
    changeBasket(() => []);
    setOpen(false);
    try {
      await logFoods(day, meal, foods);
    } catch (error) {
      changeBasket((collected) => [...foods, ...collected]);
      // The session has ended and the page is being left, so the sheet must not open again.
      if (isSessionOver(error)) return;
      toast(addFailed(error));
      // The sheet must not open again if the user has left the page.
      if (!isMounted.current) return;
      setChosenMeal(meal);
      onOpenChange(true);
      return;
    }
    toast({ title: texts("diary-parts")("addedTo", { meal }), description: summarizeFoods(foods, isCalm) });
  }

  /** On touch screens the search box does not get the focus, because the keyboard would cover the suggestions. */
  function focusFirst(event: Event) {
    onOpenAutoFocus(event);
    if (initialText !== "" || !window.matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  }

  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetContent
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={emptyBoxFirst}
        // On a low screen, such as a phone in landscape or 200% zoom, the food list keeps its height and the whole sheet scrolls.
        className="h-[92dvh] overflow-hidden p-0 pt-3 pb-0 md:h-auto md:p-0 [@media(max-height:32rem)]:overflow-y-auto"
      >
        <SheetTitle className="-mt-1.5 px-5 pe-16 text-xl md:mt-0 md:px-7 md:pt-5.5 md:text-2xl">
          {texts("diary")("sheet.title")}
        </SheetTitle>
        <AddFoodPanel
          day={day}
          meal={meal}
          onMealChange={setChosenMeal}
          basket={basket}
          onBasketChange={(next) => changeBasket(() => next)}
          onAdd={(foods) => void add(foods)}
          onDone={() => setOpen(false)}
          initialText={initialText}
        />
      </SheetContent>
    </Sheet>
  );
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** The first Escape clears the search box, and the second one closes the sheet. */
function emptyBoxFirst(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.type === "search" && event.target.value !== "") event.preventDefault();
}
