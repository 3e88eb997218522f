import { EmailChange } from "#core/contracts/account.ts";
import { useChangeEmail } from "#web/api/account.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface ChangeEmailDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a confirmation link is sent to the new address. */
  byMail: boolean;
  onSent: (email: string) => void;
}

export function ChangeEmailDialog({ isOpen, onOpenChange, byMail, onSent }: ChangeEmailDialogProps) {
  const t = texts("account");
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("change.title")}
      description={t(byMail ? "change.mail" : "change.now")}
    >
      <ChangeEmailForm byMail={byMail} onSent={onSent} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ChangeEmailForm({ byMail, onSent, onDone }: Pick<ChangeEmailDialogProps, "byMail" | "onSent"> & { onDone: () => void }) {
  const t = texts("account");
  const change = useChangeEmail();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<EmailChange>({
    rules: fieldRules(EmailChange),
    defaultValues: { email: "" },
    send: async (body) => {
      const { isChanged } = await confirmed(() => change.mutateAsync(body));
      onDone();
      if (isChanged) toast({ title: t("change.done"), description: t("change.doneText", { email: body.email }), kind: "success" });
      else onSent(body.email);
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      form.showError("email", serverMessage(error) ?? t("change.failed"));
      form.setFocus("email", { shouldSelect: true });
    },
  });
  return (
    <>
      <DialogForm
        form={form}
        action={t(byMail ? "change.send" : "change.submit")}
        pendingText={t(byMail ? "change.sending" : "change.pending")}
      >
        <Field label={t("change.label")} error={form.errors.email}>
          <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...form.register("email")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}
