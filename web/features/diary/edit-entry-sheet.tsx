import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { instantAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { invalidQuantity } from "#web/components/diary/diary-messages.ts";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import { FoodNutrientList } from "#web/components/food/food-nutrient-list.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { amountFrom, type ChosenAmount, isWrong, listPortions, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { PortionSwitcher } from "#web/components/food/portions/portion-switcher.tsx";
import { ProductSourceText } from "#web/components/food/product-source.tsx";
import { timeZone } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet, SheetContent, SheetTitle } from "#web/ui/dialogs/sheet.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { mealHeadingId } from "./meals/meals.ts";
import type { EntryEdit } from "./use-diary-changes.ts";

interface EditEntrySheetProps {
  entry: DiaryEntry;
  day: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (edit: EntryEdit) => void;
  onRemove: () => void;
}

/** Edits the amount, the meal and the time. The figures update with the amount. */
export function EditEntrySheet({ isOpen, onOpenChange, ...form }: EditEntrySheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="gap-6">
        <EditForm {...form} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

interface EntryDraft {
  amount: ChosenAmount;
  meal: DiaryEntry["mealType"];
  time: string;
}

interface EditFormProps extends Omit<EditEntrySheetProps, "isOpen" | "onOpenChange"> {
  onDone: () => void;
}

function EditForm({ entry, day, onSave, onRemove, onDone }: EditFormProps) {
  const t = texts("diary");
  const { food } = entry;
  const [portions] = useState(() => listPortions(food.portions));
  const formerTime = entry.customTime ?? timeAt(new Date(entry.loggedAt), timeZone());
  const form = useForm<EntryDraft>({
    defaultValues: {
      amount: { grams: entry.quantity, portion: portions.find((one) => isChosen(one, entry)) ?? amountFrom(entry).portion },
      meal: entry.mealType,
      time: formerTime,
    },
    send: (draft) => {
      if (isWrong(draft.amount)) {
        toast(invalidQuantity());
        return;
      }
      const changes = changeIn(entry, draft);
      const hasMoved = draft.time !== formerTime && draft.time !== "";
      if (hasMoved) Object.assign(changes, { customTime: draft.time, loggedAt: instantAt(day, draft.time, timeZone()).toISOString() });
      if (Object.keys(changes).length > 0) onSave(changes);
      onDone();
    },
  });
  const { amount, meal } = form.watch();
  useReturnToMeal(entry);

  return (
    <Form form={form} className="flex grow flex-col gap-6">
      <div className="flex items-center gap-4 pe-10">
        <FoodPlate food={food} size={72} />
        <div className="grid min-w-0 justify-items-start">
          <SheetTitle className="text-2xl [overflow-wrap:anywhere]">{food.name}</SheetTitle>
          <TextLink asChild className="-ms-1 text-sm">
            <Link href={`${APP_PATHS.search}?food=${food.id}`}>{t("edit.contents")}</Link>
          </TextLink>
          {food.product && (
            <p className="text-muted-foreground text-sm">
              <ProductSourceText product={food.product} />
            </p>
          )}
        </div>
      </div>
      <PortionSwitcher portions={portions} amount={amount} onChange={(next) => form.edit({ amount: next })} />
      <FoodNutrientList food={food} grams={amount.grams} />
      <div className="grid gap-2">
        <p aria-hidden="true" className="font-bold text-[0.9375rem]">
          {t("edit.meal")}
        </p>
        <MealChoice meal={meal} onChange={(next) => form.edit({ meal: next })} />
      </div>
      <Field label={t("edit.time")} className="max-w-40">
        <Input type="time" {...form.register("time")} />
      </Field>
      <div className="sticky -bottom-5 mt-auto -mx-5 -mb-5 flex items-center justify-between gap-3 border-border border-t bg-card px-5 py-4 md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
        <Button
          variant="ghost"
          onClick={() => {
            onDone();
            onRemove();
          }}
        >
          <TrashIcon weight="bold" />
          {t("edit.delete")}
        </Button>
        <Button type="submit" variant="primary" className="px-8">
          {t("edit.save")}
        </Button>
      </div>
    </Form>
  );
}

const changeIn = (entry: DiaryEntry, { amount, meal }: EntryDraft): EntryEdit => ({
  ...((amount.grams !== entry.quantity || portionWords(amount) !== entry.portion) && {
    quantity: amount.grams,
    portion: portionWords(amount),
  }),
  ...(meal !== entry.mealType && { mealType: meal }),
});

const isChosen = ({ label, grams }: { label: string; grams: number }, { portion, quantity }: DiaryEntry): boolean =>
  grams === quantity && (portion === null ? label === `${grams} g` : label === portion);

/** The row that opened the sheet may have been removed or moved to another meal. The heading of its meal then gets the focus. */
function useReturnToMeal({ mealType }: DiaryEntry) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById(mealHeadingId(mealType))?.focus();
      });
    },
    [mealType],
  );
}
