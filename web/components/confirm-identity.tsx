import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useConfirmPassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";

/** Somebody was asked for their password and thought better of it: nothing to report. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "password_needed";

/** For what asks for the password again when it was typed long ago: asks, then does it once more. Shows its `dialog` where it is used. */
export function useConfirmIdentity(): { confirmed: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  async function confirmed<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!needsPassword(error)) throw error;
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (!isConfirmed) throw new NotConfirmed();
    return act();
  }

  const dialog = (
    <FormDialog
      isOpen={answer !== null}
      onOpenChange={(isOpen) => !isOpen && answer?.(false)}
      title="Confirm it's you"
      description="You logged in a while ago. Type your password again, so that nobody else can do this on your device."
    >
      <PasswordForm onConfirmed={() => answer?.(true)} />
    </FormDialog>
  );
  return { confirmed, dialog };
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const user = useCurrentUser();
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const confirm = useConfirmPassword();

  function complain(words: string) {
    setTrouble(words);
    input.current?.select();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    // A form inside another's dialog: its own sending must not send that one.
    event.stopPropagation();
    if (confirm.isPending) return;
    if (password === "") complain("Password is required");
    else {
      confirm.mutate(password, {
        onSuccess: onConfirmed,
        onError: (error) => complain(serverMessage(error) ?? "Your password was not checked. Please try again."),
      });
    }
  }

  return (
    <DialogForm onSubmit={send} action="Confirm" pending={confirm.isPending} pendingText="Checking...">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <Field label="Your password" error={trouble}>
        <PasswordInput ref={input} autoComplete="current-password" value={password} onChange={({ target }) => setPassword(target.value)} />
      </Field>
    </DialogForm>
  );
}
