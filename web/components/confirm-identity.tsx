import { type ReactNode, useState } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { ConfirmWithoutPassword, PasswordForm } from "./confirm-forms.tsx";

/** Thrown if the user cancels the confirmation, which needs no error message. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "password_needed";

/** For actions that require a recent confirmation: asks for the password or a passkey, then retries. The caller must render `dialog`. */
export function useConfirmIdentity(): { confirmed: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const t = texts("confirm");
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
      title={t("title")}
      description={t(hasPassword ? "lead.password" : "lead.other")}
    >
      {hasPassword ? <PasswordForm onConfirmed={() => answer?.(true)} /> : <ConfirmWithoutPassword onConfirmed={() => answer?.(true)} />}
    </FormDialog>
  );
  return { confirmed, dialog };
}
