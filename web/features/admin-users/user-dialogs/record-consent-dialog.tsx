import { ConsentRecord } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { useRecordConsent } from "#web/api/admin-users.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { reportFailure } from "./report-failure.ts";

interface RecordConsentDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function RecordConsentDialog({ user, isOpen, onOpenChange }: RecordConsentDialogProps) {
  const t = texts("admin-users");
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("consent.title")}
      description={t(user.guardianConsent === "waiting" ? "consent.question" : "consent.questionAgain", { email: user.email })}
    >
      <ConsentForm user={user} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ConsentForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = texts("admin-users");
  const record = useRecordConsent();
  const form = useForm<ConsentRecord>({
    rules: fieldRules(ConsentRecord),
    defaultValues: { reason: "", coversAi: user.guardianConsent === "with_ai" },
    send: async (consent) => {
      await record.mutateAsync({ id: user.id, consent });
      onDone();
      toast({
        title: t("consent.done"),
        description: t(consent.coversAi ? "consent.doneWithAi" : "consent.doneWithoutAi"),
        kind: "success",
      });
    },
    onFailed: (error) => reportFailure(error, t("consent.failed")),
  });
  return (
    <DialogForm form={form} action={t("consent.action")} pendingText={t("consent.pending")}>
      <Field label={t("consent.reason")} hint={t("consent.reasonHint")} error={form.errors.reason}>
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
      <Checkbox {...form.register("coversAi")}>{t("consent.ai")}</Checkbox>
    </DialogForm>
  );
}
