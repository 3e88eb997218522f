import { useState } from "react";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useDeleteAccount } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
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
  const t = texts("account");
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const hasPassword = useCurrentUser()?.hasPassword !== false;
  const { confirmed, dialog } = useConfirmIdentity();
  const deletion = useDeleteAccount({
    onDeleted: () => {
      navigate(APP_PATHS.home);
      toast({ title: t("delete.done"), description: t("delete.doneText") });
    },
  });

  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required(hasPassword ? { password: t("delete.missing") } : {}),
    send: ({ password }) => {
      setProblem(undefined);
      return hasPassword ? deletion.mutateAsync(password) : confirmed(() => deletion.mutateAsync(undefined));
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      const message = serverMessage(error) ?? t("delete.failed");
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
      title={t("delete.title")}
      description={t("delete.text")}
      action={t("delete.confirm")}
      pendingText={t("delete.pending")}
      form={form}
    >
      {hasPassword && (
        <Field label={t("delete.password")} error={form.errors.password}>
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
