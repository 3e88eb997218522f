import type { NewTextReport } from "#core/contracts/text-reports.ts";
import { TEXT_REPORT_MAX_LENGTH } from "#core/domain/site/limits.ts";
import { useCreateTextReport } from "#web/api/text-reports.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
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
  const t = texts("report");
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("open")} description={t("lead")}>
      <ReportForm about={about} onSent={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ReportForm({ about, onSent }: Pick<ReportDialogProps, "about"> & { onSent: () => void }) {
  const t = texts("report");
  const { mutateAsync } = useCreateTextReport();
  const form = useForm({
    defaultValues: { words: "" },
    rules: required({ words: t("wordsMissing") }),
    send: async ({ words }) => {
      await mutateAsync({ ...about, words });
      onSent();
      toast({ title: t("sent"), description: t("sentText"), kind: "success" });
    },
    onFailed: (error) =>
      toast({
        title: t("notSent"),
        description: error instanceof ApiError && error.status === 429 ? error.message : t("notSentText"),
        kind: "destructive",
      }),
  });
  return (
    <DialogForm form={form} action={t("send")} pendingText={t("sending")}>
      <Field label={t("words")} error={form.errors.words}>
        <Textarea required maxLength={TEXT_REPORT_MAX_LENGTH} {...form.register("words")} />
      </Field>
    </DialogForm>
  );
}
