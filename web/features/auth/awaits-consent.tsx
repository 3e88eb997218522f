import { useEffect, useRef } from "react";
import { CONSENT_WAIT_DAYS } from "#core/domain/guardian-consent.ts";

/** In place of the form: the account is made, and nobody can use it yet. */
export function AwaitsConsent() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        Almost there
      </h2>
      <p>
        Your account is made, and it waits for a grown-up. A parent or guardian has to agree first: ask them to tell your teacher, or
        whoever told you about this site.
      </p>
      <p>Then you can log in with the password that you just chose.</p>
      <p className="text-muted-foreground">
        Until then we keep only your name, your email and your password. If nobody agrees within {CONSENT_WAIT_DAYS} days, we delete them.
      </p>
    </div>
  );
}
