import type { NewTextReport } from "#core/contracts/text-reports.ts";
import { TEXT_REPORT_MAX_LENGTH } from "#core/domain/site/limits.ts";
import { useCreateTextReport } from "#web/api/text-reports.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface ReportDialogProps {
  about: Pick<NewTextReport, "kind" | "textId">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ReportDialog({ about, isOpen, onOpenChange }: ReportDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Something wrong here?"
      description="Tell us in a few words. A person reads it without seeing who wrote it, so leave names out."
    >
      <ReportForm about={about} onSent={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ReportForm({ about, onSent }: Pick<ReportDialogProps, "about"> & { onSent: () => void }) {
  const { mutateAsync } = useCreateTextReport();
  const form = useForm({
    defaultValues: { words: "" },
    rules: required({ words: "Please write a few words." }),
    send: async ({ words }) => {
      await mutateAsync({ ...about, words });
      onSent();
      toast({ title: "Thank you", description: "A person will read it and correct what is wrong.", kind: "success" });
    },
    onFailed: (error) =>
      toast({
        title: "Not sent yet",
        description:
          error instanceof ApiError && error.status === 429 ? error.message : "Your words are still here. Please try again in a moment.",
        kind: "destructive",
      }),
  });
  return (
    <DialogForm form={form} action="Send" pendingText="Sending...">
      <Field label="What is wrong?" error={form.errors.words}>
        <Textarea required maxLength={TEXT_REPORT_MAX_LENGTH} {...form.register("words")} />
      </Field>
    </DialogForm>
  );
}
