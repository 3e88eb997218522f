import { type FormEvent, useState } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import type { MealType } from "#core/domain/choices.ts";
import { useSaveMeal } from "#web/api/saved-meals.ts";
import { noRoom } from "#web/components/diary/no-room.ts";
import { foodCount } from "#web/components/food/food-count.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const LONGEST_NAME = 60;

interface SaveMealDialogProps {
  meal: MealType;
  entries: readonly DiaryEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Gives a meal a name, so that it can be logged again in one go. */
export function SaveMealDialog({ meal, entries, isOpen, onOpenChange }: SaveMealDialogProps) {
  const [name, setName] = useState(`My ${meal}`);
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync: saveMeal, isPending } = useSaveMeal();
  const trimmed = name.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (trimmed === "" || isPending) return;
    try {
      await saveMeal({ name: trimmed, items: entries.map(({ foodId, quantity, portion }) => ({ foodId, quantity, portion })) });
    } catch (error) {
      const description = serverMessage(error) ?? "Failed to save the meal. Please try again.";
      toast(noRoom(error) ?? { title: "Error", description, kind: "destructive" });
      return;
    }
    onOpenChange(false);
    toast({ title: "Meal saved", description: `${trimmed}: ${foodCount(entries.length)}. You find it under Add food.` });
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Save as a meal</DialogTitle>
        <DialogDescription>Next time, log {entries.length === 1 ? "it" : `all ${entries.length} foods`} with one tap.</DialogDescription>
        <form noValidate onSubmit={save} className="grid gap-5">
          <Field label="Name" error={isTried && trimmed === "" ? "Please give the meal a name." : undefined}>
            <Input
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={isPending} pendingText="Saving...">
              Save meal
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
