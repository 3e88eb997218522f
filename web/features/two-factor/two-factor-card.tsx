import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { useEffect, useRef, useState } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { type TwoFactorSetup, useStartTwoFactor } from "#web/api/sign-in/two-factor.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { texts } from "#web/texts/texts.ts";
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

export function TwoFactorCard() {
  const t = texts("two-factor");
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
      title={t("title")}
      titleRef={title}
      lead={readLead(step.at, isOn)}
      badge={<Badge tone={isOn ? "success" : "neutral"}>{t(isOn ? "on" : "off")}</Badge>}
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

function readLead(at: Step["at"], isOn: boolean): string | undefined {
  const t = texts("two-factor");
  if (at === "rest") return t(isOn ? "lead.on" : "lead.off");
  return at === "disable" || at === "renew" ? t(`lead.${at}`) : undefined;
}

function Off({ onStarted }: { onStarted: (setup: TwoFactorSetup) => void }) {
  const t = texts("two-factor");
  const start = useStartTwoFactor();
  const { confirmed, dialog } = useConfirmIdentity();
  async function begin() {
    try {
      onStarted(await confirmed(() => start.mutateAsync()));
    } catch (error) {
      failed(t("setup.failed"), error, t("setup.failedText"));
    }
  }
  return (
    <>
      <Button
        variant="primary"
        pending={start.isPending}
        pendingText={t("setup.starting")}
        onClick={begin}
        className="justify-self-start max-sm:w-full"
      >
        <ShieldCheckIcon weight="bold" />
        {t("setup.start")}
      </Button>
      {dialog}
    </>
  );
}

function On({ onRenew, onDisable }: { onRenew: () => void; onDisable: () => void }) {
  const t = texts("two-factor");
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRenew}>{t("renew.open")}</Button>
      <Button variant="soft" onClick={onDisable}>
        {t("disable.open")}
      </Button>
    </div>
  );
}
