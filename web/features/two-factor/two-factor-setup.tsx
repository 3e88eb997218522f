import type { ReactNode } from "react";
import { type TwoFactorSetup, useEnableTwoFactor } from "#web/api/sign-in/two-factor.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { APP_CODE_LABEL, APP_CODE_MISSING } from "./app-code-texts.ts";
import { TwoFactorCodeForm } from "./two-factor-code-form.tsx";
import { failed } from "./two-factor-failure.ts";

interface TwoFactorSetupStepsProps {
  setup: TwoFactorSetup;
  onEnabled: (backupCodes: string[]) => void;
  onCancel: () => void;
}

export function TwoFactorSetupSteps({ setup: { qrCode, manualEntryKey }, onEnabled, onCancel }: TwoFactorSetupStepsProps) {
  const enable = useEnableTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  async function send(token: string): Promise<boolean> {
    try {
      onEnabled((await confirmed(() => enable.mutateAsync(token))).backupCodes);
    } catch (error) {
      failed("Verification Failed", error, "The code was not checked. Please try again.");
      return false;
    }
    toast({ title: "Two-factor is on", description: "Now save your backup codes." });
    return true;
  }
  return (
    <ol className="grid gap-6">
      <SetupStep number={1} title="Scan this with your authenticator app">
        <img
          src={qrCode}
          alt="QR code for your authenticator app"
          width={208}
          height={208}
          className="rounded-lg bg-card shadow-[inset_0_0_0_1px_var(--border)]"
        />
      </SetupStep>
      <SetupStep number={2} title="Or type this key into the app">
        <div className="grid w-full justify-items-start gap-3 rounded-lg bg-muted p-4">
          <GroupedKey text={manualEntryKey} />
          <CopyButton size="sm" text={manualEntryKey} label="Copy key" description="The key is on your clipboard." />
        </div>
      </SetupStep>
      <SetupStep number={3} title="Enter the code that the app shows">
        <div className="w-full">
          <TwoFactorCodeForm
            label={APP_CODE_LABEL}
            missing={APP_CODE_MISSING}
            action="Turn on"
            pendingText="Checking..."
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
        <span key={index} className="mr-2 inline-block">
          {group}
        </span>
      ))}
    </code>
  );
}
