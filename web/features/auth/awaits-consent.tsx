import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { CONSENT_WAIT_DAYS } from "#core/domain/accounts/guardian-consent.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./frame/auth-frame.tsx";

/** Shown after registration if the account cannot be used until a guardian consents. */
export function AwaitsConsent() {
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className="grid gap-4.5 outline-none">
      <Greeting title="Almost there">Your account is made, and it waits for a grown-up.</Greeting>
      <p>A parent or guardian has to agree first: ask them to tell your teacher, or whoever told you about this site.</p>
      <p>Then you can log in with the password that you just chose.</p>
      <p className="text-muted-foreground">
        Until then we keep only your name, your email and your password. If nobody agrees within {CONSENT_WAIT_DAYS} days, we delete them.
      </p>
      <Button asChild size="block">
        <Link href={APP_PATHS.learn}>Read our lessons meanwhile</Link>
      </Button>
    </div>
  );
}
