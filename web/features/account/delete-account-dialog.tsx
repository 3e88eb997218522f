import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useDeleteAccount } from "#web/api/account.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { AlertDialogForm } from "#web/ui/dialogs/alert-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What went wrong: with the password, said at its field, or with something else. */
interface Trouble {
  field?: string;
  form?: string;
}

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState<Trouble>({});
  const input = useRef<HTMLInputElement>(null);
  const deletion = useDeleteAccount({
    onDeleted: () => {
      navigate(APP_PATHS.home);
      toast({ title: "Account deleted", description: "Everything you stored here is gone." });
    },
  });

  function change(isOpen: boolean) {
    if (deletion.isPending) return;
    setPassword("");
    setTrouble({});
    onOpenChange(isOpen);
  }

  function complain(next: Trouble) {
    setTrouble(next);
    if (next.field) input.current?.select();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (deletion.isPending) return;
    if (password === "") complain({ field: "Password is required" });
    else deletion.mutate(password, { onError: (error) => complain(troubleOf(error)) });
  }

  return (
    <AlertDialogForm
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="This deletes your profile, preferences, food diary, water log, your own foods and your API keys, on all devices. Nobody can bring them back."
      action="Delete my account"
      pending={deletion.isPending}
      pendingText="Deleting..."
      onSubmit={send}
    >
      <Field label="Your password" error={trouble.field}>
        <PasswordInput ref={input} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      {trouble.form && (
        <p role="alert" className="font-semibold text-destructive text-sm">
          {trouble.form}
        </p>
      )}
    </AlertDialogForm>
  );
}

function troubleOf(error: Error): Trouble {
  if (isSessionOver(error)) return {};
  const words = serverMessage(error) ?? "Failed to delete your account. Please try again.";
  const isPassword = error instanceof ApiError && error.problem?.code === "wrong_password";
  return isPassword ? { field: words } : { form: words };
}
