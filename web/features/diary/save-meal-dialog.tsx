import type { DiaryEntry } from "#core/contracts/diary.ts";
import { SAVED_MEAL_NAME_MAX_LENGTH } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { useSaveMeal } from "#web/api/saved-meals.ts";
import { useTalkFirst } from "#web/components/care/use-talk-first.tsx";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface SaveMealDialogProps {
  meal: MealType;
  entries: readonly DiaryEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Saves a meal under a name, so that it can be logged again with one tap. */
export function SaveMealDialog({ meal, entries, isOpen, onOpenChange }: SaveMealDialogProps) {
  const t = texts("diary");
  const { mutateAsync: saveMeal } = useSaveMeal();
  const talk = useTalkFirst(({ name }: { name: string }) => name);
  const form = useForm<{ name: string }>({
    defaultValues: { name: t("save.firstName", { meal }) },
    rules: required({ name: t("save.nameMissing") }),
    mayBeSent: talk.mayBeSent,
    send: async ({ name: typed }) => {
      const name = typed.trim();
      await saveMeal({ name, items: entries.map(({ foodId, quantity, portion }) => ({ foodId, quantity, portion })) });
      onOpenChange(false);
      toast({ title: t("save.done"), description: t("save.doneText", { name, count: entries.length }) });
    },
    onFailed: (error) => {
      const description = serverMessage(error) ?? t("save.failed");
      toast(noRoom(error) ?? { title: texts("shared")("error"), description, kind: "destructive" });
    },
  });

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{t("save.title")}</DialogTitle>
        <DialogDescription>{t("save.lead", { count: entries.length })}</DialogDescription>
        <Form form={form} className="grid gap-5">
          <Field label={t("save.name")} error={form.errors.name}>
            <Input
              maxLength={SAVED_MEAL_NAME_MAX_LENGTH}
              autoComplete="off"
              onFocus={({ target }) => target.select()}
              {...form.register("name")}
            />
          </Field>
          {talk.note({ name: form.watch("name") })}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{t("cancel")}</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={form.isPending} pendingText={texts("shared")("saving")}>
              {t("save.save")}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
