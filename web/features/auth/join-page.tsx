import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { invitationCheckQuery } from "#web/api/sign-in/invitations.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./frame/auth-frame.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useLinkToken } from "./use-link-token.ts";

// Loaded on demand, because it follows only where a guardian has to consent.
const AwaitsConsent = lazy(async () => ({ default: (await import("./awaits-consent.tsx")).AwaitsConsent }));

/** The page that an invitation link opens. */
export function JoinPage() {
  const t = texts("auth");
  const token = useLinkToken();
  const user = useCurrentUser();
  const { registration, only } = useSignInWays();
  return (
    <LinkFrame>
      {user ? (
        <Ending title={t("join.already")} action={t("action.goOn")} path={APP_PATHS.home}>
          {t("join.alreadyText")}
        </Ending>
      ) : only || registration === "closed" ? (
        <Ending title={t("join.closed")} action={t("action.toLogin")} path={APP_PATHS.auth}>
          {t("join.closedText")}
        </Ending>
      ) : registration === "open" ? (
        <Invited />
      ) : token === null ? (
        <NotInvited />
      ) : token === undefined ? (
        <Looking />
      ) : (
        <WithInvitation token={token} />
      )}
    </LinkFrame>
  );
}

/** Checks the invitation before showing the form, so that nobody fills it in for nothing. */
function WithInvitation({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationCheckQuery(token));
  if (data) return data.works ? <Invited invitation={token} /> : <NotInvited />;
  if (!error) return <Looking />;
  const t = texts("auth");
  return (
    <>
      <Greeting title={t("join.notChecked")}>{serverMessage(error) ?? t("join.notCheckedText")}</Greeting>
      <Button size="block" onClick={() => refetch()}>
        {texts("shared")("tryAgain")}
      </Button>
    </>
  );
}

function Invited({ invitation }: { invitation?: string }) {
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting) return <AwaitsConsent />;
  const t = texts("auth");
  return (
    <>
      <Greeting title={t("join.title")}>{t("join.lead")}</Greeting>
      <RegisterForm {...(invitation && { invitation })} onAwaitsConsent={() => setWaiting(true)} />
    </>
  );
}

function Looking() {
  const t = texts("auth");
  return (
    <div className="h-104">
      <Greeting title={t("join.title")}>{t("join.looking")}</Greeting>
    </div>
  );
}

function NotInvited() {
  const t = texts("auth");
  return (
    <Ending title={t("join.over")} action={t("action.toLogin")} path={APP_PATHS.auth}>
      {t("join.overText")}
    </Ending>
  );
}

function Ending({ title, children, action, path }: { title: string; children: string; action: string; path: string }) {
  return (
    <>
      <Greeting title={title}>{children}</Greeting>
      <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
        <Link href={path}>{action}</Link>
      </Button>
    </>
  );
}
