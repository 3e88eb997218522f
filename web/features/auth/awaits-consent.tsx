import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { CONSENT_WAIT_DAYS } from "#core/domain/accounts/guardian-consent.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./frame/auth-frame.tsx";

/** Shown after registration if the account cannot be used until a guardian consents. */
export function AwaitsConsent() {
  const t = texts("auth");
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className="grid gap-4.5 outline-none">
      <Greeting title={t("consent.title")}>{t("consent.lead")}</Greeting>
      <p>{t("consent.who")}</p>
      <p>{t("consent.then")}</p>
      <p className="text-muted-foreground">{t("consent.until", { days: CONSENT_WAIT_DAYS })}</p>
      <Button asChild size="block">
        <Link href={APP_PATHS.learn}>{t("consent.lessons")}</Link>
      </Button>
    </div>
  );
}
