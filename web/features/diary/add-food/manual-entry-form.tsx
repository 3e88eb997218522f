import { useId } from "react";
import type { Resolver } from "react-hook-form";
import type { NewFood } from "#core/contracts/foods.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { useTalkFirst } from "#web/components/care/use-talk-first.tsx";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { AllergenChoice } from "#web/components/food/warnings/allergen-choice.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogClose, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Chip, Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { type CheckedDraft, checkCalmDraft, checkDraft, ENTERED_NUTRIENTS, type ManualDraft, newDraft } from "./manual-entry-draft.ts";

const NUTRIENT_FIELDS = [
  { field: "calories", unit: "kcal" },
  { field: "protein", unit: "g" },
  { field: "carbs", unit: "g" },
  { field: "fat", unit: "g" },
] as const;

interface ManualFormValues extends ManualDraft {
  category: FoodCategory;
  meal: MealType;
}

type EnteredFood = Extract<CheckedDraft, { food: NewFood }> & { meal: MealType };

const checkWithNutrients = (draft: ManualFormValues): CheckedDraft => checkDraft(draft);
const checkCalm = (draft: ManualFormValues): CheckedDraft => checkCalmDraft(draft, draft.category);

const toResolver =
  (check: (draft: ManualFormValues) => CheckedDraft): Resolver<ManualFormValues, unknown, EnteredFood> =>
  (draft) => {
    const checked = check(draft);
    if ("food" in checked) return { values: { ...checked, meal: draft.meal }, errors: {} };
    const messages = checked.problems.map(({ field, title, description }) => [
      field,
      { type: "invalid", message: texts("diary")("manual.problem", { title, description }) },
    ]);
    return { values: {}, errors: Object.fromEntries(messages) };
  };

interface ManualEntryFormProps {
  initialName: string;
  initialMeal: MealType;
  /** Receives the food per 100 g and the amount that was eaten. */
  onSend: (food: NewFood, grams: number, meal: MealType) => Promise<void>;
}

export function ManualEntryForm({ initialName, initialMeal, onSend }: ManualEntryFormProps) {
  const t = texts("diary");
  const isCalm = useIsCalm();
  const check = isCalm ? checkCalm : checkWithNutrients;
  const talk = useTalkFirst(({ name }: ManualFormValues) => name);
  const form = useForm<ManualFormValues, EnteredFood>({
    defaultValues: { ...newDraft(initialName), category: "user-entered", meal: initialMeal },
    rules: toResolver(check),
    mayBeSent: talk.mayBeSent,
    send: ({ food, grams, meal }) => onSend(food, grams, meal),
    onInvalid: () => {
      const checked = check(form.getValues());
      if ("problems" in checked && checked.problems[0]) {
        const { title, description } = checked.problems[0];
        toast({ title, description, kind: "destructive" });
      }
    },
  });
  const basisName = useId();
  const { register, errors } = form;
  const draft = form.watch();
  const checked = check(draft);

  return (
    <Form form={form} className="-mx-5 flex min-h-0 flex-col md:-mx-7">
      <div className="grid min-h-0 gap-4 overflow-y-auto overscroll-contain px-5 pt-1 pb-4 md:px-7">
        <Field label={t("manual.name")} error={errors.name}>
          <Input {...register("name")} maxLength={FOOD_NAME_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
        </Field>
        {talk.note(draft)}
        {isCalm ? (
          <FieldGroup legend={t("manual.group")} hint={t("manual.groupHint")}>
            <div className="flex flex-wrap gap-2">
              {FOOD_GROUPS.map((group) => (
                <Chip
                  key={group}
                  type="checkbox"
                  checked={draft.category === group}
                  onChange={() => form.edit({ category: draft.category === group ? "user-entered" : group })}
                >
                  {GROUP_NAMES[group]}
                </Chip>
              ))}
            </div>
          </FieldGroup>
        ) : (
          <>
            <FieldGroup legend={t("manual.basis")} hint={t(draft.basis === "100 g" ? "manual.per100GHint" : "manual.eatenHint")}>
              <SegmentedChoice label={t("manual.basis")}>
                <Segment
                  name={basisName}
                  checked={draft.basis === "100 g"}
                  onChange={() => form.edit({ basis: "100 g" }, ENTERED_NUTRIENTS)}
                >
                  {t("manual.per100G")}
                </Segment>
                <Segment
                  name={basisName}
                  checked={draft.basis === "eaten"}
                  onChange={() => form.edit({ basis: "eaten" }, ENTERED_NUTRIENTS)}
                >
                  {t("manual.eaten")}
                </Segment>
              </SegmentedChoice>
            </FieldGroup>
            <div className="grid grid-cols-2 gap-3">
              {NUTRIENT_FIELDS.map(({ field, unit }) => (
                <Field key={field} label={<Labeled label={t(`manual.${field}`)} unit={unit} />} error={errors[field]}>
                  <UnitInput unit={unit} inputMode="decimal" {...register(field)} />
                </Field>
              ))}
            </div>
          </>
        )}
        <Field
          label={<Labeled label={t("manual.quantity")} unit={t("manual.grams")} />}
          hint={t("manual.quantityHint")}
          error={errors.quantity}
        >
          <UnitInput unit="g" inputMode="decimal" {...register("quantity", { deps: [...ENTERED_NUTRIENTS] })} />
        </Field>
        <AllergenChoice contains={draft.contains} onChange={(contains) => form.edit({ contains })} />
        <MealChoice meal={draft.meal} onChange={(meal) => form.edit({ meal })} />
      </div>
      <DialogFooter className="border-border border-t px-5 pt-3.5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] md:px-7 md:pb-6">
        <p role="status" className="me-auto text-muted-foreground text-sm">
          {!isCalm && "food" in checked && t("manual.preview", { kcal: formatKcal(amountIn(checked.food.calories, checked.grams)) })}
        </p>
        <DialogClose asChild>
          <Button variant="ghost">{t("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={form.isPending} pendingText={texts("diary-parts")("adding")}>
          {t("sheet.add", { meal: draft.meal })}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** The field shows the unit visually; this text is for screen readers. */
function Labeled({ label, unit }: { label: string; unit: string }) {
  return texts("diary").rich("manual.field", { label, unit, hidden: (text) => <span className="sr-only">{text}</span> });
}
