import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useEffect, useRef, useState } from "react";
import type { PasskeyAssertion } from "#core/contracts/sign-in/passkeys.ts";
import { cancelPasskeyPrompt, PasskeyProblem, signWithPasskey } from "#web/api/sign-in/passkey-ceremonies.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const PROBLEMS = {
  unsupported: "passkey.unsupported",
  unavailable: "passkey.unavailable",
  canceled: "passkey.canceled",
  known: "passkey.retry",
} as const;

interface PasskeyStepProps {
  logIn: (assertion: PasskeyAssertion) => Promise<unknown>;
  onBack: () => void;
}

/** Waits while the device asks for a fingerprint, a face or a PIN. */
export function PasskeyStep({ logIn, onBack }: PasskeyStepProps) {
  const t = texts("auth");
  const title = useRef<HTMLHeadingElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  const [problem, setProblem] = useState("");

  async function ask() {
    setWaiting(true);
    setProblem("");
    try {
      await logIn(await signWithPasskey());
    } catch (error) {
      if (error instanceof PasskeyProblem) setProblem(t(PROBLEMS[error.reason]));
      else
        toast({
          title: t("login.failed"),
          description: serverMessage(error) ?? t("passkey.failed"),
          kind: "destructive",
        });
    }
    setWaiting(false);
  }

  const start = useRef(ask);
  useEffect(() => {
    title.current?.focus();
    void start.current();
    return cancelPasskeyPrompt;
  }, []);

  return (
    <div className="grid gap-4.5">
      <Button variant="ghost" size="sm" onClick={onBack} className="-ms-2 justify-self-start">
        <ArrowLeftIcon weight="bold" />
        {texts("shared")("back")}
      </Button>
      <div className="grid justify-items-center gap-2 text-center">
        <span aria-hidden="true" className="mb-2 grid size-22 place-items-center rounded-full bg-sun-soft">
          <FingerprintIcon weight="bold" size={40} />
        </span>
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {t(isWaiting ? "passkey.waitingTitle" : "passkey.open")}
        </h1>
        <p className="text-pretty">{t("passkey.text")}</p>
        <p role="status" className="text-pretty text-muted-foreground empty:hidden">
          {problem}
        </p>
      </div>
      <Button size="block" pending={isWaiting} pendingText={t("passkey.waiting")} onClick={ask}>
        {texts("shared")("tryAgain")}
      </Button>
      <Button variant="ghost" size="block" onClick={onBack}>
        {t("passkey.password")}
      </Button>
    </div>
  );
}
