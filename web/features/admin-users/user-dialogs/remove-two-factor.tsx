import { useState } from "react";
import { TwoFactorRemoval } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { useRemoveTwoFactor } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { texts } from "#web/texts/texts.ts";
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
  const t = texts("admin-users");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink className="justify-self-start text-[0.9375rem]" onClick={() => setOpen(true)}>
        {t("remove.open")}
      </TextLink>
      <FormDialog isOpen={isOpen} onOpenChange={setOpen} title={t("remove.title")} description={t("remove.text", { email: user.email })}>
        <ReasonForm user={user} onDone={onDone} />
      </FormDialog>
    </>
  );
}

function ReasonForm({ user, onDone }: RemoveTwoFactorProps) {
  const t = texts("admin-users");
  const remove = useRemoveTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<TwoFactorRemoval>({
    rules: fieldRules(TwoFactorRemoval),
    defaultValues: { reason: "" },
    send: async ({ reason }) => {
      await confirmed(() => remove.mutateAsync({ id: user.id, reason }));
      onDone();
      toast({ title: t("remove.done"), description: t("remove.doneText"), kind: "success" });
    },
    onFailed: (error) => reportFailure(error, t("remove.failed")),
  });
  return (
    <>
      <DialogForm form={form} action={t("remove.action")} pendingText={t("remove.pending")}>
        <Field label={t("remove.reason")} hint={t("remove.reasonHint")} error={form.errors.reason}>
          <Textarea rows={3} {...form.register("reason")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}
