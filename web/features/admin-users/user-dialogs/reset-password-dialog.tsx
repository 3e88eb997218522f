import { type Control, useWatch } from "react-hook-form";
import { Link } from "wouter";
import { PasswordReset } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { ADMIN_PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useResetPassword } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { OneTimeLink } from "./one-time-link.tsx";
import { RemoveTwoFactor } from "./remove-two-factor.tsx";
import { reportFailure } from "./report-failure.ts";

interface ResetPasswordDialogProps {
  user: User;
  /** Administrators change their own password in their profile, which requires the current one. */
  isOwn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ResetPasswordDialog({ user, isOwn, isOpen, onOpenChange }: ResetPasswordDialogProps) {
  const t = texts("admin-users");
  const description = isOwn ? t("reset.own") : t("reset.text", { email: user.email });
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("reset.title")} description={description}>
      {isOwn ? <OwnPassword /> : <ResetPasswordForm key={user.id} user={user} onDone={() => onOpenChange(false)} />}
    </FormDialog>
  );
}

function OwnPassword() {
  return (
    <DialogFooter>
      <Button asChild variant="primary">
        <Link href={`${APP_PATHS.profile}?tab=security`}>{texts("admin-users")("reset.openProfile")}</Link>
      </Button>
    </DialogFooter>
  );
}

function ResetPasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = texts("admin-users");
  const reset = useResetPassword();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<PasswordReset>({
    rules: fieldRules(PasswordReset),
    defaultValues: { password: "", confirmPassword: "" },
    send: async (body) => {
      await confirmed(() => reset.mutateAsync({ id: user.id, body }));
      onDone();
      toast({ title: t("reset.done"), description: t("reset.doneText"), kind: "success" });
    },
    onFailed: (error) => reportFailure(error, t("reset.failed")),
  });
  const { register, errors, control } = form;
  const isDifferent = useIsDifferent(control);

  return (
    <>
      <DialogForm form={form} action={t("reset.action")} pendingText={t("reset.pending")}>
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Field label={t("reset.password")} error={errors.password}>
          <PasswordInput secret="new password" autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordChecklist control={control} name="password" rules={ADMIN_PASSWORD_RULES} />
        <Field label={t("reset.confirm")} error={isDifferent ? t("reset.different") : errors.confirmPassword}>
          <PasswordInput secret="confirmation" autoComplete="new-password" {...register("confirmPassword")} />
        </Field>
        <OneTimeLink user={user} confirmed={confirmed} />
        {user.twoFactorEnabled && <RemoveTwoFactor user={user} onDone={onDone} />}
      </DialogForm>
      {dialog}
    </>
  );
}

/** True while typing, once the confirmation is not empty and differs from the password. */
function useIsDifferent(control: Control<PasswordReset>): boolean {
  const [password, confirmation] = useWatch({ control, name: ["password", "confirmPassword"] });
  return confirmation !== "" && confirmation !== password;
}
