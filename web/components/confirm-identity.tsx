import { type ReactNode, useState } from "react";
import { useConfirmPassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { useConfirmAtSchool } from "#web/api/school-sign-in.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";

/** The user was asked for their password and canceled: nothing to report. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "password_needed";

/** For actions that require a recently entered password: asks for it, then retries. Render its `dialog` where it is used. */
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

  const hasPassword = useCurrentUser()?.hasPassword !== false;
  const dialog = (
    <FormDialog
      isOpen={answer !== null}
      onOpenChange={(isOpen) => !isOpen && answer?.(false)}
      title="Confirm it's you"
      description={
        hasPassword
          ? "You logged in a while ago. Type your password again, so that nobody else can do this on your device."
          : "You signed in a while ago. Sign in there again, so that nobody else can do this on your device. Then come back and press the button once more."
      }
    >
      {hasPassword ? <PasswordForm onConfirmed={() => answer?.(true)} /> : <SchoolForm />}
    </FormDialog>
  );
  return { confirmed, dialog };
}

/** For an account without a password: leaves for the provider, which leads back to this page. */
function SchoolForm() {
  const confirm = useConfirmAtSchool();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: {},
    send: async () => {
      const { pathname, search } = window.location;
      window.location.assign((await confirm.mutateAsync(pathname + search)).url);
    },
    onFailed: (error) => setProblem(serverMessage(error) ?? "The sign-in can't be reached right now. Please try again."),
  });
  return (
    <DialogForm form={form} action="Sign in again" pendingText="Leaving...">
      {problem && (
        <p role="alert" className="font-semibold text-destructive text-sm">
          {problem}
        </p>
      )}
    </DialogForm>
  );
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const user = useCurrentUser();
  const confirm = useConfirmPassword();
  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required({ password: "Password is required" }),
    send: async ({ password }) => {
      await confirm.mutateAsync(password);
      onConfirmed();
    },
    onFailed: (error) => {
      form.showError("password", serverMessage(error) ?? "Your password was not checked. Please try again.");
      form.setFocus("password", { shouldSelect: true });
    },
  });

  return (
    <DialogForm form={form} action="Confirm" pendingText="Checking...">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <Field label="Your password" error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
    </DialogForm>
  );
}
