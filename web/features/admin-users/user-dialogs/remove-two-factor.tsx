import { useState } from "react";
import { TwoFactorRemoval } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { useRemoveTwoFactor } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { reportFailure } from "./report-failure.ts";

interface RemoveTwoFactorProps {
  user: User;
  onDone: () => void;
}

/** For users who have lost both their phone and their backup codes. */
export function RemoveTwoFactor({ user, onDone }: RemoveTwoFactorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink className="justify-self-start text-[0.9375rem]" onClick={() => setOpen(true)}>
        Remove a lost second factor
      </TextLink>
      <FormDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Remove Second Factor"
        description={`Make sure that it is really ${user.email} who asks. They are signed out everywhere and told at their next login.`}
      >
        <ReasonForm user={user} onDone={onDone} />
      </FormDialog>
    </>
  );
}

function ReasonForm({ user, onDone }: RemoveTwoFactorProps) {
  const remove = useRemoveTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<TwoFactorRemoval>({
    rules: fieldRules(TwoFactorRemoval),
    defaultValues: { reason: "" },
    send: async ({ reason }) => {
      await confirmed(() => remove.mutateAsync({ id: user.id, reason }));
      onDone();
      toast({ title: "Second Factor Removed", description: "They can log in with their password alone.", kind: "success" });
    },
    onFailed: (error) => reportFailure(error, "Failed to remove the second factor. Please try again."),
  });
  return (
    <>
      <DialogForm form={form} action="Remove" pendingText="Removing...">
        <Field label="Reason" hint="It stays in the list of changes." error={form.errors.reason}>
          <Textarea rows={3} {...form.register("reason")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}
