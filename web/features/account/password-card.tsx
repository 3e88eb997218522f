import { zodResolver } from "@hookform/resolvers/zod";
import { type Control, useForm, useWatch } from "react-hook-form";
import { PasswordChange } from "#core/contracts/account.ts";
import { PASSWORD_RULES } from "#core/domain/passwords.ts";
import { useChangePassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function PasswordCard() {
  const user = useCurrentUser();
  const change = useChangePassword();
  const { register, handleSubmit, reset, setFocus, control, formState } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const { errors } = formState;

  const send = handleSubmit(async (body) => {
    if (change.isPending) return;
    try {
      await change.mutateAsync(body);
    } catch (error) {
      toast({ title: "Error", description: serverMessage(error) ?? "Failed to change password. Please try again.", kind: "destructive" });
      setFocus("currentPassword", { shouldSelect: true });
      return;
    }
    reset();
    toast({ title: "Password changed", description: "Other devices have been signed out." });
  });

  return (
    <TitledCard title="Password" lead="A new one signs you out on all other devices.">
      <form noValidate onSubmit={send} className="grid gap-4.5">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register("currentPassword")} />
        </Field>
        <div className="grid gap-3">
          <Field label="New password" error={errors.newPassword?.message}>
            <PasswordInput autoComplete="new-password" {...register("newPassword", { deps: "confirmPassword" })} />
          </Field>
          <LiveChecklist control={control} />
        </div>
        <Field label="Confirm new password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
        </Field>
        <Button type="submit" pending={change.isPending} pendingText="Changing..." className="justify-self-start max-sm:w-full">
          Change password
        </Button>
      </form>
    </TitledCard>
  );
}

/** A part of its own, so that typing a password renders the list alone. */
function LiveChecklist({ control }: { control: Control<PasswordChange> }) {
  return <PasswordChecklist rules={PASSWORD_RULES} password={useWatch({ control, name: "newPassword" })} />;
}
