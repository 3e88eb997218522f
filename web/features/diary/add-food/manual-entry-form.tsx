import { type FormEvent, useId, useRef, useState } from "react";
import type { NewFood } from "#core/contracts/foods.ts";
import type { FoodCategory, MealType } from "#core/domain/choices.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/constants.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { MealChoice } from "#web/components/diary/meal-choice.tsx";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogClose, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Chip, Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { checkCalmDraft, checkDraft, type ManualDraft, type ManualField, newDraft } from "./manual-entry-draft.ts";

const FIGURE_BOXES = [
  { field: "calories", label: "Calories", unit: "kcal" },
  { field: "protein", label: "Protein", unit: "g" },
  { field: "carbs", label: "Carbs", unit: "g" },
  { field: "fat", label: "Fat", unit: "g" },
] as const;

interface ManualEntryFormProps {
  initialName: string;
  initialMeal: MealType;
  isPending: boolean;
  /** The food per 100 g, and how much of it was eaten. */
  onSend: (food: NewFood, grams: number, meal: MealType) => void;
}

export function ManualEntryForm({ initialName, initialMeal, isPending, onSend }: ManualEntryFormProps) {
  const [draft, setDraft] = useState(() => newDraft(initialName));
  const [meal, setMeal] = useState(initialMeal);
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const basisName = useId();

  const isCalm = useIsCalm();
  const [category, setCategory] = useState<FoodCategory>("user-entered");
  const checked = isCalm ? checkCalmDraft(draft, category) : checkDraft(draft);
  const problems = "problems" in checked ? checked.problems : [];

  const change = (changes: Partial<ManualDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: ManualField) => {
    const problem = wasSent ? problems.find((one) => one.field === field) : undefined;
    return problem && `${problem.title}. ${problem.description}`;
  };
  const boxOf = (field: ManualField) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: HTMLInputElement }) => change({ [field]: event.target.value }),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setWasSent(true);
    if ("food" in checked) {
      onSend(checked.food, checked.grams, meal);
      return;
    }
    const [first] = checked.problems;
    if (!first) return;
    toast({ title: first.title, description: first.description, kind: "destructive" });
    form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="-mx-5 flex min-h-0 flex-col md:-mx-7">
      <div className="grid min-h-0 gap-4 overflow-y-auto overscroll-contain px-5 pt-1 pb-4 md:px-7">
        <Field label="Food name" error={errorOf("name")}>
          <Input {...boxOf("name")} maxLength={FOOD_NAME_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
        </Field>
        {isCalm ? (
          <FieldGroup legend="What is it mostly?" hint="Leave it open if you are not sure.">
            <div className="flex flex-wrap gap-2">
              {FOOD_GROUPS.map((group) => (
                <Chip
                  key={group}
                  type="checkbox"
                  checked={category === group}
                  onChange={() => setCategory(category === group ? "user-entered" : group)}
                >
                  {GROUP_NAMES[group]}
                </Chip>
              ))}
            </div>
          </FieldGroup>
        ) : (
          <>
            <FieldGroup
              legend="The numbers below are"
              hint={draft.basis === "100 g" ? "As most labels list them." : "For all of it, the grams further down."}
            >
              <SegmentedChoice label="The numbers below are">
                <Segment name={basisName} checked={draft.basis === "100 g"} onChange={() => change({ basis: "100 g" })}>
                  per 100 g
                </Segment>
                <Segment name={basisName} checked={draft.basis === "eaten"} onChange={() => change({ basis: "eaten" })}>
                  for what I ate
                </Segment>
              </SegmentedChoice>
            </FieldGroup>
            <div className="grid grid-cols-2 gap-3">
              {FIGURE_BOXES.map(({ field, label, unit }) => (
                <Field key={field} label={<Labeled label={label} unit={unit} />} error={errorOf(field)}>
                  <UnitInput unit={unit} inputMode="decimal" {...boxOf(field)} />
                </Field>
              ))}
            </div>
          </>
        )}
        <Field label={<Labeled label="Quantity" unit="grams" />} hint="How much of it you had." error={errorOf("quantity")}>
          <UnitInput unit="g" inputMode="decimal" {...boxOf("quantity")} />
        </Field>
        <MealChoice meal={meal} onChange={setMeal} />
      </div>
      <DialogFooter className="border-border border-t px-5 pt-3.5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] md:px-7 md:pb-6">
        <p role="status" className="mr-auto text-muted-foreground text-sm">
          {!isCalm && "food" in checked && `${formatKcal(amountIn(checked.food.calories, checked.grams))} kcal go into your diary.`}
        </p>
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isPending} pendingText="Adding...">
          Add to {meal}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The unit is drawn in the box; here it is for those who do not see it. */
function Labeled({ label, unit }: { label: string; unit: string }) {
  return (
    <>
      {label}
      <span className="sr-only"> in {unit}</span>
    </>
  );
}
