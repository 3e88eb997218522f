import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { invitationCheckQuery } from "#web/api/sign-in/invitations.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./frame/auth-frame.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useLinkToken } from "./use-link-token.ts";

// Loaded on demand, because it follows only where a guardian has to consent.
const AwaitsConsent = lazy(async () => ({ default: (await import("./awaits-consent.tsx")).AwaitsConsent }));

/** The page that an invitation link opens. */
export function JoinPage() {
  const token = useLinkToken();
  const user = useCurrentUser();
  const { registration, only } = useSignInWays();
  return (
    <LinkFrame>
      {user ? (
        <Ending title="You're in already" action="Go on" path={APP_PATHS.home}>
          You have an account, and you are logged in.
        </Ending>
      ) : only || registration === "closed" ? (
        <Ending title="Nobody can register here" action="Go to login" path={APP_PATHS.auth}>
          Your school, or whoever runs this site, tells you how to get in.
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
  return (
    <>
      <Greeting title="Not checked yet">{serverMessage(error) ?? "Your invitation did not get through. Check your connection."}</Greeting>
      <Button size="block" onClick={() => refetch()}>
        Try again
      </Button>
    </>
  );
}

function Invited({ invitation }: { invitation?: string }) {
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting) return <AwaitsConsent />;
  return (
    <>
      <Greeting title="You're invited">Your account is ready in a minute.</Greeting>
      <RegisterForm {...(invitation && { invitation })} onAwaitsConsent={() => setWaiting(true)} />
    </>
  );
}

const Looking = () => (
  <div className="h-104">
    <Greeting title="You're invited">Looking at your invitation...</Greeting>
  </div>
);

const NotInvited = () => (
  <Ending title="This invitation is over" action="Go to login" path={APP_PATHS.auth}>
    It may be too old, or everybody it was for has registered. Ask whoever gave it to you for a new one. You have an account? Just log in.
  </Ending>
);

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
