import type { ReactNode } from "react";
import { type TwoFactorSetup, useEnableTwoFactor } from "#web/api/sign-in/two-factor.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { texts } from "#web/texts/texts.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { readAppCodeTexts } from "./app-code-texts.ts";
import { TwoFactorCodeForm } from "./two-factor-code-form.tsx";
import { failed } from "./two-factor-failure.ts";

interface TwoFactorSetupStepsProps {
  setup: TwoFactorSetup;
  onEnabled: (backupCodes: string[]) => void;
  onCancel: () => void;
}

export function TwoFactorSetupSteps({ setup: { qrCode, manualEntryKey }, onEnabled, onCancel }: TwoFactorSetupStepsProps) {
  const t = texts("two-factor");
  const enable = useEnableTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  async function send(token: string): Promise<boolean> {
    try {
      onEnabled((await confirmed(() => enable.mutateAsync(token))).backupCodes);
    } catch (error) {
      failed(t("enable.failed"), error, t("enable.failedText"));
      return false;
    }
    toast({ title: t("enable.done"), description: t("enable.doneText") });
    return true;
  }
  return (
    <ol className="grid gap-6">
      <SetupStep number={1} title={t("setup.scan")}>
        <img
          src={qrCode}
          alt={t("setup.picture")}
          width={208}
          height={208}
          className="rounded-lg bg-card shadow-[inset_0_0_0_1px_var(--border)]"
        />
      </SetupStep>
      <SetupStep number={2} title={t("setup.type")}>
        <div className="grid w-full justify-items-start gap-3 rounded-lg bg-muted p-4">
          <GroupedKey text={manualEntryKey} />
          <CopyButton size="sm" text={manualEntryKey} label={t("setup.copyKey")} description={t("setup.keyCopied")} />
        </div>
      </SetupStep>
      <SetupStep number={3} title={t("setup.enter")}>
        <div className="w-full">
          <TwoFactorCodeForm
            {...readAppCodeTexts()}
            action={t("enable.submit")}
            pendingText={t("enable.checking")}
            variant="primary"
            onCode={send}
            onCancel={onCancel}
          />
          {dialog}
        </div>
      </SetupStep>
    </ol>
  );
}

function SetupStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid justify-items-start gap-3">
      <h3 className="flex items-center gap-2.5">
        <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-muted text-sm">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  );
}

/** Shown in groups of four. The gaps are margins and not characters, so that only the key itself is copied. */
function GroupedKey({ text }: { text: string }) {
  const groups = text.match(/.{1,4}/g) ?? [];
  return (
    <code className="break-all font-bold font-mono text-base leading-7">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key never change their order, and two may be equal
        <span key={index} className="me-2 inline-block">
          {group}
        </span>
      ))}
    </code>
  );
}
