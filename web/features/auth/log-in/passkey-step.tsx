import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useEffect, useRef, useState } from "react";
import type { PasskeyAssertion } from "#core/contracts/sign-in/passkeys.ts";
import { cancelPasskeyPrompt, PasskeyProblem, signWithPasskey } from "#web/api/sign-in/passkey-ceremonies.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const PROBLEMS = {
  unsupported: "This browser can't use passkeys here. Please use your password.",
  unavailable: "Passkeys are not set up on this site. Please use your password.",
  canceled: "Nothing was signed. Try again, or use your password.",
  known: "Please try again.",
} as const;

interface PasskeyStepProps {
  logIn: (assertion: PasskeyAssertion) => Promise<unknown>;
  onBack: () => void;
}

/** Waits while the device asks for a fingerprint, a face or a PIN. */
export function PasskeyStep({ logIn, onBack }: PasskeyStepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  const [problem, setProblem] = useState("");

  async function ask() {
    setWaiting(true);
    setProblem("");
    try {
      await logIn(await signWithPasskey());
    } catch (error) {
      if (error instanceof PasskeyProblem) setProblem(PROBLEMS[error.reason]);
      else
        toast({
          title: "Login failed",
          description: serverMessage(error) ?? "Your device did not answer. Please try again.",
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
      <Button variant="ghost" size="sm" onClick={onBack} className="-ml-2 justify-self-start">
        <ArrowLeftIcon weight="bold" />
        Back
      </Button>
      <div className="grid justify-items-center gap-2 text-center">
        <span aria-hidden="true" className="mb-2 grid size-22 place-items-center rounded-full bg-sun-soft">
          <FingerprintIcon weight="bold" size={40} />
        </span>
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {isWaiting ? "Waiting for your device" : "Sign in with a passkey"}
        </h1>
        <p className="text-pretty">Unlock it the way you always do: finger, face or PIN. Neither leaves the device.</p>
        <p role="status" className="text-pretty text-muted-foreground empty:hidden">
          {problem}
        </p>
      </div>
      <Button size="block" pending={isWaiting} pendingText="Waiting..." onClick={ask}>
        Try again
      </Button>
      <Button variant="ghost" size="block" onClick={onBack}>
        Use my password
      </Button>
    </div>
  );
}
