import { type Control, useWatch } from "react-hook-form";
import { Link } from "wouter";
import { PasswordReset } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { ADMIN_PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useResetPassword } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
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
  const description = isOwn
    ? "This is your own account. You change its password in your profile, with the current one."
    : `For ${user.email}. They are signed out everywhere.`;
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title="Reset Password" description={description}>
      {isOwn ? <OwnPassword /> : <ResetPasswordForm key={user.id} user={user} onDone={() => onOpenChange(false)} />}
    </FormDialog>
  );
}

function OwnPassword() {
  return (
    <DialogFooter>
      <Button asChild variant="primary">
        <Link href={`${APP_PATHS.profile}?tab=security`}>Go to Profile</Link>
      </Button>
    </DialogFooter>
  );
}

function ResetPasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const reset = useResetPassword();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<PasswordReset>({
    rules: fieldRules(PasswordReset),
    defaultValues: { password: "", confirmPassword: "" },
    send: async (body) => {
      await confirmed(() => reset.mutateAsync({ id: user.id, body }));
      onDone();
      toast({ title: "Password Reset", description: "User password has been successfully reset!", kind: "success" });
    },
    onFailed: (error) => reportFailure(error, "Failed to reset password. Please try again."),
  });
  const { register, errors, control } = form;
  const isDifferent = useIsDifferent(control);

  return (
    <>
      <DialogForm form={form} action="Reset Password" pendingText="Resetting...">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="New Password" error={errors.password}>
          <PasswordInput secret="new password" autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordChecklist control={control} name="password" rules={ADMIN_PASSWORD_RULES} />
        <Field label="Confirm Password" error={isDifferent ? "Passwords do not match" : errors.confirmPassword}>
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
