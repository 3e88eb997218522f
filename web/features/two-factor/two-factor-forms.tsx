import { useDisableTwoFactor, useReplaceBackupCodes } from "#web/api/sign-in/two-factor.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { APP_CODE_LABEL, APP_CODE_MISSING } from "./app-code-texts.ts";
import { TwoFactorCodeForm } from "./two-factor-code-form.tsx";
import { failed } from "./two-factor-failure.ts";

/** Backup codes always contain a letter. */
const isToken = (code: string) => /^\d+$/.test(code);

/** `onDone` is called after disabling and also when the user cancels. */
export function DisableForm({ onDone }: { onDone: () => void }) {
  const disable = useDisableTwoFactor();
  async function send(code: string): Promise<boolean> {
    try {
      await disable.mutateAsync(isToken(code) ? { token: code } : { backupCode: code });
    } catch (error) {
      failed("Disable Failed", error, "It is still on. Please try again.");
      return false;
    }
    toast({ title: "Two-factor is off", description: "Logging in takes your password alone again." });
    onDone();
    return true;
  }
  return (
    <TwoFactorCodeForm
      takesFocus
      takesLetters
      label="Code or backup code"
      hint="From your authenticator app, or one of your backup codes."
      missing={{ title: "Authentication Required", description: "Please enter a code from your app, or a backup code." }}
      action="Disable"
      pendingText="Disabling..."
      variant="secondary"
      onCode={send}
      onCancel={onDone}
    />
  );
}

export function RenewForm({ onRenewed, onCancel }: { onRenewed: (codes: string[]) => void; onCancel: () => void }) {
  const replace = useReplaceBackupCodes();
  async function send(token: string): Promise<boolean> {
    try {
      onRenewed((await replace.mutateAsync(token)).backupCodes);
      return true;
    } catch (error) {
      failed("Generation Failed", error, "Your old codes still work. Please try again.");
      return false;
    }
  }
  return (
    <TwoFactorCodeForm
      takesFocus
      label={APP_CODE_LABEL}
      hint="From your authenticator app."
      missing={APP_CODE_MISSING}
      action="Make new codes"
      pendingText="Making codes..."
      variant="primary"
      onCode={send}
      onCancel={onCancel}
    />
  );
}
