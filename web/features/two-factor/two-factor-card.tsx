import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { useEffect, useRef, useState } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { type TwoFactorSetup, useStartTwoFactor } from "#web/api/sign-in/two-factor.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { failed } from "./two-factor-failure.ts";
import { DisableForm, RenewForm } from "./two-factor-forms.tsx";
import { TwoFactorSetupSteps } from "./two-factor-setup.tsx";

/** The current step of the card. Whether two-factor authentication is enabled is part of the user's data. */
type Step =
  | { at: "rest" }
  | { at: "setup"; setup: TwoFactorSetup }
  | { at: "codes"; codes: string[] }
  | { at: "disable" }
  | { at: "renew" };

const REST: Step = { at: "rest" };

const OFF_LEAD =
  "A second lock: besides your password, logging in asks for a code that only your phone can make. You need an authenticator app, such as Google Authenticator or 2FAS.";
const ON_LEAD = "Logging in asks for a code from your authenticator app. Without your phone, a backup code gets you in.";
const LEADS: Partial<Record<Step["at"], string>> = {
  disable: "Without it, your password alone opens your account.",
  renew: "You get ten new backup codes. The old ones stop working.",
};

export function TwoFactorCard() {
  const isOn = useCurrentUser()?.twoFactorEnabled ?? false;
  const [step, setStep] = useState(REST);
  const title = useRef<HTMLHeadingElement>(null);
  const displayed = useRef<Step["at"]>("rest");

  // The button that had the focus was removed, so the title takes it. The code forms take the focus themselves.
  useEffect(() => {
    if (displayed.current !== step.at && step.at !== "disable" && step.at !== "renew") title.current?.focus();
    displayed.current = step.at;
  }, [step]);

  const rest = () => setStep(REST);
  const showCodes = (codes: string[]) => setStep({ at: "codes", codes });
  return (
    <TitledCard
      title="Two-factor authentication"
      titleRef={title}
      lead={step.at === "rest" ? (isOn ? ON_LEAD : OFF_LEAD) : LEADS[step.at]}
      badge={<Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>}
    >
      {step.at === "codes" && <BackupCodes codes={step.codes} onSaved={rest} />}
      {step.at === "setup" && <TwoFactorSetupSteps setup={step.setup} onEnabled={showCodes} onCancel={rest} />}
      {step.at === "disable" && <DisableForm onDone={rest} />}
      {step.at === "renew" && <RenewForm onRenewed={showCodes} onCancel={rest} />}
      {step.at === "rest" && !isOn && <Off onStarted={(setup) => setStep({ at: "setup", setup })} />}
      {step.at === "rest" && isOn && <On onRenew={() => setStep({ at: "renew" })} onDisable={() => setStep({ at: "disable" })} />}
    </TitledCard>
  );
}

function Off({ onStarted }: { onStarted: (setup: TwoFactorSetup) => void }) {
  const start = useStartTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  async function begin() {
    try {
      onStarted(await confirmed(() => start.mutateAsync()));
    } catch (error) {
      failed("Setup Failed", error, "The setup did not start. Please try again.");
    }
  }
  return (
    <>
      <Button
        variant="primary"
        pending={start.isPending}
        pendingText="Setting up..."
        onClick={begin}
        className="justify-self-start max-sm:w-full"
      >
        <ShieldCheckIcon weight="bold" />
        Set up two-factor
      </Button>
      {dialog}
    </>
  );
}

function On({ onRenew, onDisable }: { onRenew: () => void; onDisable: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRenew}>New backup codes</Button>
      <Button variant="soft" onClick={onDisable}>
        Disable
      </Button>
    </div>
  );
}
