import { FirstPassword } from "#core/contracts/account.ts";
import { PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { useSetFirstPassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** For an account that has no password yet. */
export function FirstPasswordCard() {
  const user = useCurrentUser();
  const set = useSetFirstPassword();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<FirstPassword>({
    rules: fieldRules(FirstPassword),
    defaultValues: { newPassword: "", confirmPassword: "" },
    send: async (body) => {
      await confirmed(() => set.mutateAsync(body));
      toast({ title: "Password saved", description: "You can log in with it from now on." });
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      toast({
        title: "Error",
        description: serverMessage(error) ?? "Failed to save your password. Please try again.",
        kind: "destructive",
      });
    },
  });
  const { register, errors, control } = form;
  return (
    <TitledCard title="Password" lead="You sign in without one. Add one as a second way in.">
      <Form form={form} className="grid gap-4.5">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
        <div className="grid gap-3">
          <Field label="New password" error={errors.newPassword}>
            <PasswordInput autoComplete="new-password" {...register("newPassword", { deps: "confirmPassword" })} />
          </Field>
          <PasswordChecklist control={control} name="newPassword" rules={PASSWORD_RULES} />
        </div>
        <Field label="Confirm new password" error={errors.confirmPassword}>
          <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
        </Field>
        <Button type="submit" pending={form.isPending} pendingText="Saving..." className="justify-self-start max-sm:w-full">
          Save password
        </Button>
      </Form>
      {dialog}
    </TitledCard>
  );
}
