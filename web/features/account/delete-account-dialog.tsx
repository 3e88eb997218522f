import { useState } from "react";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useDeleteAccount } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { AlertDialogForm } from "#web/ui/dialogs/alert-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const hasPassword = useCurrentUser()?.hasPassword !== false;
  const { confirmed, dialog } = useConfirmIdentity();
  const deletion = useDeleteAccount({
    onDeleted: () => {
      navigate(APP_PATHS.home);
      toast({ title: "Account deleted", description: "Everything you stored here is gone." });
    },
  });

  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required(hasPassword ? { password: "Password is required" } : {}),
    send: ({ password }) => {
      setProblem(undefined);
      return hasPassword ? deletion.mutateAsync(password) : confirmed(() => deletion.mutateAsync(undefined));
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      const message = serverMessage(error) ?? "Failed to delete your account. Please try again.";
      if (!isWrongPassword(error)) setProblem(message);
      else {
        form.showError("password", message);
        form.setFocus("password", { shouldSelect: true });
      }
    },
  });

  function change(isOpen: boolean) {
    if (form.isPending) return;
    form.reset();
    setProblem(undefined);
    onOpenChange(isOpen);
  }

  return (
    <AlertDialogForm
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="This deletes your profile, preferences, food diary, water log, your own foods and your API keys, on all devices. Nobody can bring them back."
      action="Delete my account"
      pendingText="Deleting..."
      form={form}
    >
      {hasPassword && (
        <Field label="Your password" error={form.errors.password}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-destructive text-sm">
          {problem}
        </p>
      )}
      {dialog}
    </AlertDialogForm>
  );
}

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "wrong_password";
