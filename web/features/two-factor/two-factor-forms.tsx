import { useDisableTwoFactor, useReplaceBackupCodes } from "#web/api/sign-in/two-factor.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { readAppCodeTexts } from "./app-code-texts.ts";
import { TwoFactorCodeForm } from "./two-factor-code-form.tsx";
import { failed } from "./two-factor-failure.ts";

/** Backup codes always contain a letter. */
const isToken = (code: string) => /^\d+$/.test(code);

/** `onDone` is called after disabling and also when the user cancels. */
export function DisableForm({ onDone }: { onDone: () => void }) {
  const t = texts("two-factor");
  const disable = useDisableTwoFactor();
  async function send(code: string): Promise<boolean> {
    try {
      await disable.mutateAsync(isToken(code) ? { token: code } : { backupCode: code });
    } catch (error) {
      failed(t("disable.failed"), error, t("disable.failedText"));
      return false;
    }
    toast({ title: t("disable.done"), description: t("disable.doneText") });
    onDone();
    return true;
  }
  return (
    <TwoFactorCodeForm
      takesFocus
      takesLetters
      label={t("disable.label")}
      hint={t("disable.hint")}
      missing={{ title: t("disable.missing"), description: t("disable.missingText") }}
      action={t("disable.submit")}
      pendingText={t("disable.pending")}
      variant="secondary"
      onCode={send}
      onCancel={onDone}
    />
  );
}

export function RenewForm({ onRenewed, onCancel }: { onRenewed: (codes: string[]) => void; onCancel: () => void }) {
  const t = texts("two-factor");
  const replace = useReplaceBackupCodes();
  async function send(token: string): Promise<boolean> {
    try {
      onRenewed((await replace.mutateAsync(token)).backupCodes);
      return true;
    } catch (error) {
      failed(t("renew.failed"), error, t("renew.failedText"));
      return false;
    }
  }
  return (
    <TwoFactorCodeForm
      takesFocus
      {...readAppCodeTexts()}
      hint={t("renew.hint")}
      action={t("renew.submit")}
      pendingText={t("renew.pending")}
      variant="primary"
      onCode={send}
      onCancel={onCancel}
    />
  );
}
