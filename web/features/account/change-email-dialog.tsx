import { EmailChange } from "#core/contracts/account.ts";
import { useChangeEmail } from "#web/api/account.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
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
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change your email address"
      description={
        byMail
          ? "We send a link to the new address. Until you follow it, everything stays as it is."
          : "From now on you log in with the new address. Check it twice: nobody sends you a mail to confirm it."
      }
    >
      <ChangeEmailForm byMail={byMail} onSent={onSent} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ChangeEmailForm({ byMail, onSent, onDone }: Pick<ChangeEmailDialogProps, "byMail" | "onSent"> & { onDone: () => void }) {
  const change = useChangeEmail();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<EmailChange>({
    rules: fieldRules(EmailChange),
    defaultValues: { email: "" },
    send: async (body) => {
      const { isChanged } = await confirmed(() => change.mutateAsync(body));
      onDone();
      if (isChanged) toast({ title: "Address changed", description: `You log in with ${body.email} now.`, kind: "success" });
      else onSent(body.email);
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      form.showError("email", serverMessage(error) ?? "Your address was not changed. Please try again.");
      form.setFocus("email", { shouldSelect: true });
    },
  });
  return (
    <>
      <DialogForm form={form} action={byMail ? "Send the link" : "Change address"} pendingText={byMail ? "Sending..." : "Changing..."}>
        <Field label="New email address" error={form.errors.email}>
          <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...form.register("email")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}
